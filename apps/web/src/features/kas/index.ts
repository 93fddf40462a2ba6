/** Money that moves by itself: fields that say where money lies, and one of its documents. */
export { AccountField, DrawerField, PlaceField } from './fields.tsx'
export { MoneyDrawer } from './money-drawer.tsx'
export { flowText, usePlace } from './said.ts'

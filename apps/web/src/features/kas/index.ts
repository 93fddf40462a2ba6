/** Money that moves by itself: fields that say where money lies, and one of its documents. */
export { AccountField, DrawerField, PlaceField } from './fields.tsx'
export { flowText } from './flow.ts'
export { MoneyDrawer } from './money-drawer.tsx'
export { usePlace } from './use-place.ts'

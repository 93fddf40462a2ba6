/** Money that moves by itself: fields that say where money lies, and one of its documents. */
export { AccountField, DrawerField, PlaceField } from './fields.tsx'
export { MoneyDrawer } from './money-drawer.tsx'
export { useDays } from './use-days.ts'
export { STATUS_TONES, statusNames } from './words.ts'

/** Money that moves by itself: what a place of it is called and holds, and one of its documents. */
export { flowText } from './flow.ts'
export { MoneyDrawer } from './money-drawer.tsx'
export { usePlace } from './use-place.ts'

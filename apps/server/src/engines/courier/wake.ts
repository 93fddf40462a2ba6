import type { App } from '../../platform/context.ts'

const couriers = new WeakMap<App, (kode_toko: string) => void>()

/** Tells the courier of this process that a store has something to say; none: a later one sees. */
export const wakeCourier = (app: App, kode_toko: string): void => couriers.get(app)?.(kode_toko)

/** Names who is woken; nobody when `wake` is left out. */
export function setCourier(app: App, wake?: (kode_toko: string) => void): void {
  if (wake === undefined) couriers.delete(app)
  else couriers.set(app, wake)
}

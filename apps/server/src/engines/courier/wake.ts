import type { App } from '../../platform/context.ts'

/** The courier of a process, for whoever has something for it. */
interface Courier {
  /** A store has something to say. */
  readonly wake: (kode_toko: string) => void
  /** Kinds it has a receiver for; others are left to a server of a newer version. */
  readonly kinds: ReadonlySet<string>
}

const couriers = new WeakMap<App, Courier>()

/** Tells the courier of this process that a store has something to say; none: a later one sees. */
export const wakeCourier = (app: App, kode_toko: string): void => couriers.get(app)?.wake(kode_toko)

/** Whether a courier runs in this process that leaves messages of the kind to another. */
export const isLeftToOthers = (app: App, saluran: string): boolean =>
  couriers.get(app)?.kinds.has(saluran) === false

/** Names the courier of a process; none when it is left out. */
export function setCourier(app: App, courier?: Courier): void {
  if (courier === undefined) couriers.delete(app)
  else couriers.set(app, courier)
}

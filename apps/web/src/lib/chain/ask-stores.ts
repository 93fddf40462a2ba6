import { ApiProblem } from '../api-problem.ts'

/** A store of the chain with its portal: every call to it goes there. */
export interface StoreRow {
  readonly kode_toko: string
  readonly nama_toko: string
  /** Base URL of its calls; always filled, maybe another server's. */
  readonly portal: string
}

/** What one store answered, or why it did not. */
export type Heard<T> =
  | { readonly store: StoreRow; readonly answer: T; readonly problem?: undefined }
  | { readonly store: StoreRow; readonly answer?: undefined; readonly problem: ApiProblem }

/** How one store is asked: at its own address, and not for ever. */
export interface AskingOne {
  readonly portal: string
  readonly signal: AbortSignal
}

/** The others stand meanwhile: a store that says nothing for so long does not answer. */
const PATIENCE_MS = 20_000

/** Asks one store. Never throws but when it is given up from outside. */
export async function askStore<T>(
  store: StoreRow,
  ask: (how: AskingOne) => Promise<T>,
  given?: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Heard<T>> {
  const patience = AbortSignal.timeout(patienceMs)
  const signal = given === undefined ? patience : AbortSignal.any([patience, given])
  try {
    return { store, answer: await ask({ portal: store.portal, signal }) }
  } catch (reason) {
    if (reason instanceof ApiProblem) {
      return { store, problem: reason.status === 0 ? silent() : reason }
    }
    if (!patience.aborted) throw reason
    return { store, problem: silent() }
  }
}

/** Asks several stores side by side: each answers for itself, in the order of the stores. */
export const askStores = <T>(
  stores: readonly StoreRow[],
  ask: (how: AskingOne, store: StoreRow) => Promise<T>,
  given?: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Heard<T>[]> =>
  Promise.all(stores.map(store => askStore(store, how => ask(how, store), given, patienceMs)))

/** Codes of the stores that gave no answer. */
export const silentOf = (heard: readonly Heard<unknown>[]): string[] =>
  heard.flatMap(({ store, problem }) => (problem === undefined ? [] : [store.kode_toko]))

const silent = () => new ApiProblem({ status: 0, code: 'TOKO_DIAM', detail: 'Toko tidak menjawab' })

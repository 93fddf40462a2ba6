/** A feature switch of a store (doc2 §6, 03-decisions §8). */
export interface Module {
  readonly key: string
  readonly label: string
  /** State in a new store. */
  readonly awal: boolean
}

/**
 * Module keys of what exists so far. A key is added with the first screen that it gates, so that
 * no switch stands here that changes nothing.
 */
export const MODULES: readonly Module[] = [
  { key: 'KIRIM_BARANG_MODULE', label: 'Kirim barang antar cabang', awal: true },
  { key: 'AKUNTANSI_MODULE', label: 'Akuntansi', awal: true },
]

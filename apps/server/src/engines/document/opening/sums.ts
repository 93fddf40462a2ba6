import type { DecidedDocument, JournalRow } from '../post-document.ts'

/** Sums of what a shop begins with; money in rupiah, weights in milligrams, gold in micrograms. */
export interface OpeningSums {
  /** Pieces, loans, deposits, places of money. */
  readonly jumlah: number
  readonly rupiah: number
  readonly berat_mg: number
  readonly murni_ug: number
}

/** A row that may be and is unusual: a sentence with its facts. */
export interface Oddity {
  /** Place of the row among those that were read. */
  readonly row: number
  readonly teks: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** What a sheet of one kind of opening balances becomes: each area decides its own. */
export interface Opening {
  readonly sums: OpeningSums
  readonly rincian: readonly (OpeningSums & { readonly nama: string })[]
  readonly janggal: readonly Oddity[]
  /** What the load's own document writes beside its sums; asked for when it is written. */
  readonly own: () => Promise<OwnRows>
  /** What the load's own document says of its rows, where nothing else keeps them. */
  readonly isi?: Readonly<Record<string, unknown>>
  /** The journal of the load's own document; empty where its parts have theirs. */
  readonly jurnal: readonly JournalRow[]
  /** A document for each loan or deposit, named by the load they came with. */
  readonly parts: readonly DecidedDocument[]
}

type OwnRows = Pick<DecidedDocument, 'barang' | 'barang_baru' | 'klaim_lain'>

/** Rows as they were read, with how a fault of row `i` in a column is named. */
export interface OpeningRows<Row> {
  readonly rows: readonly Row[]
  readonly place: (row: number, field: string) => string
  /** The open day, on which all of it is posted. */
  readonly tgl: string
  /** Names the load in its parts. */
  readonly muat: string
}

/** Sums of several, put together by name in the order they first come. */
export function summedBy<T>(
  rows: readonly T[],
  name: (row: T) => string,
  sums: (row: T) => OpeningSums,
): (OpeningSums & { nama: string })[] {
  const found = new Map<string, OpeningSums>()
  for (const row of rows) {
    const nama = name(row)
    found.set(nama, added(found.get(nama) ?? NOTHING, sums(row)))
  }
  return [...found].map(([nama, sum]) => ({ nama, ...sum }))
}

/** Sums of all of them. */
export const summed = (rows: readonly OpeningSums[]): OpeningSums => rows.reduce(added, NOTHING)

const NOTHING: OpeningSums = { jumlah: 0, rupiah: 0, berat_mg: 0, murni_ug: 0 }

const added = (a: OpeningSums, b: OpeningSums): OpeningSums => ({
  jumlah: a.jumlah + b.jumlah,
  rupiah: a.rupiah + b.rupiah,
  berat_mg: a.berat_mg + b.berat_mg,
  murni_ug: a.murni_ug + b.murni_ug,
})

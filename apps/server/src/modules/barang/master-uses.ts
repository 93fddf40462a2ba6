import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

const COLUMNS: Readonly<Record<string, string>> = {
  jenis: 'kode_dept',
  group: 'kode_group',
  kadar: 'kode_kadar',
  baki: 'kode_baki',
  ongkos: 'kode_ongkos',
  bandrol: 'kode_bandrol',
  'kondisi-barang': 'kode_kondisi',
  'aturan-berat': 'aturan_berat',
}

const OF_PIECES = { label: 'Barang', key: 'kode_barcode', kept: 'store' } as const

const OFFERED: Readonly<Record<string, string>> = {
  marketplace: 'kode_marketplace',
  kurir: 'kode_kurir',
}

/** An offer ends with its piece. */
const inStock = (kode_toko: string) => sql`exists (
  select 1 from barang b where b.kode_toko = ${kode_toko}
  and b.kode_barcode = barang_marketplace.kode_barcode
  and (b.status = 'ADA' or b.status = 'DIPERIKSA'))`

/** A supplier stays while something is owed for a delivery, or a piece of it is there. */
const delivered: MasterUse = {
  master: 'supplier',
  column: 'kode_supplier',
  label: 'Tambah barang',
  table: 'dokumen',
  key: 'nomor',
  kept: 'store',
  live: kode_toko => sql`(jatuh_tempo is not null or exists (select 1 from barang b
    where b.kode_toko = ${kode_toko} and b.no_masuk = dokumen.nomor
      and (b.status = 'ADA' or b.status = 'DIPERIKSA')))`,
}

/** For sale, held by a sale that may still be refused, not sorted yet, or at a craftsman. */
const THERE = sql`status in ('ADA', 'DIPERIKSA', 'BLN', 'CUCI', 'SEPUH', 'TUKANG')`

/** Pieces that are there keep what they are described by; those sold keep only its name. */
export const refersTo: readonly MasterUse[] = [
  ...Object.entries(COLUMNS).map(([master, column]) => ({
    ...{ master, column, table: 'barang', live: THERE },
    ...OF_PIECES,
  })),
  ...Object.entries(OFFERED).map(([master, column]) => ({
    ...{ master, column, table: 'barang_marketplace', live: inStock },
    ...OF_PIECES,
  })),
  delivered,
]

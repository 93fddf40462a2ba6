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

/** Pieces that are there keep what they are described by; those sold keep only its name. */
export const refersTo: readonly MasterUse[] = Object.entries(COLUMNS).map(([master, column]) => ({
  master,
  column,
  label: 'Barang',
  table: 'barang',
  key: 'kode_barcode',
  kept: 'store',
  live: sql`status = 'ADA'`,
}))

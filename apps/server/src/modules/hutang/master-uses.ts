import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

const KEPT = { label: 'Hutang', key: 'no_faktur_hutang', kept: 'store' } as const

/** A loan that stands keeps its sales; one that is over keeps only the name. */
const loans: MasterUse = {
  ...KEPT,
  master: 'sales',
  table: 'hutang',
  column: 'kode_sales',
  live: sql`status = 'AKTIF'`,
}

/** What lies in pledge is appraised again when its loan is renewed. */
const pledged = (master: string, column: string): MasterUse => ({
  ...KEPT,
  master,
  table: 'hutang_barang',
  column,
  live: sql`exists (select 1 from hutang h where h.kode_toko = hutang_barang.kode_toko
    and h.no_faktur_hutang = hutang_barang.no_faktur_hutang and h.status = 'AKTIF')`,
})

export const refersTo: readonly MasterUse[] = [
  loans,
  pledged('kadar', 'kode_kadar'),
  pledged('jenis', 'kode_dept'),
  pledged('kondisi-pinjaman', 'kode_kondisi'),
]

import { HUTANG_DIPERIKSA } from '@kencana/contract/areas/hutang/validasi'
import { mgToGram } from '@kencana/domain/quantity'
import type { Subject } from '../../../engines/document/checks/checks.queries.ts'
import { type Sql, sql } from '../../../platform/sql.ts'

/** Number of a document's loan: one that opened a loan has its number. */
const LOAN = sql`case when d.jenis in ('HUTANG', 'PERPANJANG_HUTANG') then d.nomor
  else d.isi->>'no_faktur_hutang' end`

/** Documents of the pawn counter, checked with the packets of their loans. */
export const checkedLoans: Subject = {
  jenis: HUTANG_DIPERIKSA,
  columns: sql`h.no_faktur_hutang, h.nama_customer, h.lokasi, h.berat_mg`,
  joins: kode_toko =>
    sql`join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = ${LOAN}`,
  // The loans are found once; asked document by document it would take seconds.
  found: (kode_toko, like) => sql`${LOAN} in (
    select h.no_faktur_hutang from hutang h where h.kode_toko = ${kode_toko}
      and (h.no_faktur_hutang ilike ${like} or h.nama_customer ilike ${like}
        or h.lokasi ilike ${like}))`,
}

/** Numbers of the documents that moved a loan. */
export const stepsOf = (kode_toko: string, nomor: string): Sql =>
  sql`select g.nomor from gerak_hutang g
      where g.kode_toko = ${kode_toko} and g.no_faktur_hutang = ${nomor}`

interface Packet {
  no_faktur_hutang: string
  nama_customer: string
  lokasi: string | null
  berat_mg: number
}

/** A packet as it travels, its weight in grams. */
export const packetShown = ({ no_faktur_hutang, nama_customer, lokasi, berat_mg }: Packet) => ({
  no_faktur_hutang,
  nama_customer,
  lokasi,
  berat: mgToGram(berat_mg),
})

import type { StatusUang } from '@kencana/contract/areas/uang/mutasi'
import { moneyColumn } from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** Whether a document of money stands. */
export const STATUS = {
  SELESAI: 'Selesai',
  BATAL: 'Batal',
} as const satisfies Record<StatusUang, string>

/** What was written, what of it was undone, and what is left in the books. */
export const MOVED = {
  jumlah: moneyColumn('Jumlah'),
  dibatalkan: moneyColumn('Dibatalkan'),
  dibukukan: moneyColumn('Dibukukan'),
}

/** Documents `d` of these kinds and days, each with the one `b` that undid it. */
export const fromMoney = (
  toko: string,
  tanggal: { readonly dari: string; readonly sampai: string },
  kinds: readonly string[],
): Sql => sql`
  from dokumen d
  left join dokumen b on b.kode_toko = ${toko} and b.membatalkan = d.nomor
  where d.kode_toko = ${toko} and d.jenis = any(${kinds}::text[])
    and d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`

/**
 * Whether what `d` paid out by a kode transaksi is a cost of the shop: tax that is handed on and
 * what its owner draws are none. By the class of the account it was booked to.
 */
export const IS_COST = sql`exists (
  select 1 from jurnal_baris j join akun a on a.nomor_akun = j.nomor_akun
  where j.kode_toko = d.kode_toko and j.nomor = d.nomor and j.jenis_akun = 'KODE_TRANSAKSI'
    and a.golongan = 'BEBAN')`

export const STANDS = sql`(case when b.nomor is null then 'SELESAI' else 'BATAL' end)`

/** The columns of `MOVED`; what is undone is undone on its own day. */
export const booked = (): Sql => sql`d.total_rp as jumlah,
  case when b.nomor is null then 0 else d.total_rp end as dibatalkan,
  case when b.nomor is null then d.total_rp else 0 end as dibukukan`

import type { StatusKirim } from '@kencana/contract/areas/uang/kirim-uang'
import { type Sql, sql } from '../../platform/sql.ts'
import { openDay } from '../day-sums.ts'

/** How money between stores stands, as its screens say. */
export const STATUS_TRANSIT = {
  OPEN: 'Di jalan',
  DONE: 'Sudah diterima',
  BATAL: 'Batal',
} as const satisfies Record<StatusKirim, string>

/** Days that something of a day has been on its way, by the store's own day, maybe behind it. */
export const age = (toko: string, tgl: Sql): Sql => sql`greatest(${openDay(toko)} - ${tgl}, 0)`

/**
 * Lines of the journal of what a store sent and nobody had received or taken back by the end of a
 * day. What the other store's number says is its own business day.
 */
export const onItsWay = (toko: string, tgl: string): Sql => sql`
  select j.nomor_akun, j.debit_rp, j.kredit_rp from dokumen d
  join jurnal_baris j on j.kode_toko = ${toko} and j.nomor = d.nomor
    and j.jenis_akun = 'KAS_PERJALANAN'
  where d.kode_toko = ${toko} and d.jenis = 'KIRIM_UANG' and d.tgl <= ${tgl}::date
    and not exists (select from dokumen b
      where b.kode_toko = ${toko} and b.membatalkan = d.nomor and b.tgl <= ${tgl}::date)
    and not exists (select from kabar_uang k
      where k.kode_toko = ${toko} and k.no_reff = d.nomor
        and to_date(substring(k.no_terima from '-([0-9]{6})-[0-9]+$'), 'YYMMDD') <= ${tgl}::date)`

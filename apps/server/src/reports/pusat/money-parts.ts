import { type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { booked, fromMoney, IS_COST } from '../uang/moved-parts.ts'

export interface Days {
  readonly dari: string
  readonly sampai: string
}

export interface Held {
  readonly awal: number
  readonly masuk: number
  readonly keluar: number
}

/** Drawers and accounts of a store: before a day, and what came and went on it. */
export const heldOn = (db: Queryable, toko: string, tgl: string) =>
  rows<Held & { letak: string }>(
    db,
    sql`select case when j.jenis_akun = 'BANK' then 'bank' else 'kas' end as letak,
          coalesce(sum(j.debit_rp - j.kredit_rp) filter (where j.tgl < ${tgl}::date), 0)::bigint
            as awal,
          coalesce(sum(j.debit_rp) filter (where j.tgl = ${tgl}::date), 0)::bigint as masuk,
          coalesce(sum(j.kredit_rp) filter (where j.tgl = ${tgl}::date), 0)::bigint as keluar
        from (${journalSums(toko, tgl)}) j where j.jenis_akun in ('KAS', 'KAS_GADAI', 'BANK')
        group by 1`,
  )

/** Costs that were paid between two days and stand: `laporan-biaya` of the same days. */
const spent = (toko: string, tanggal: Days): Sql => sql`
  select r.* from (
    select d.tgl, d.pada, d.isi->>'kode_transaksi' as kode_transaksi,
      d.isi->>'nama_transaksi' as nama_transaksi, ${booked()}
    ${fromMoney(toko, tanggal, ['UANG_KAS', 'UANG_BANK'])} and d.isi->>'arah' = 'KELUAR'
      and ${IS_COST}
  ) r where r.dibukukan <> 0`

/** What was spent by kode transaksi; one that was renamed is told by its newest name. */
export const spentByKind = (db: Queryable, toko: string, tanggal: Days) =>
  rows<{ kode_transaksi: string; nama_transaksi: string; banyak: number; jumlah: number }>(
    db,
    sql`select s.kode_transaksi,
          (array_agg(s.nama_transaksi order by s.pada desc))[1] as nama_transaksi,
          count(*)::int as banyak, sum(s.dibukukan)::bigint as jumlah
        from (${spent(toko, tanggal)}) s group by s.kode_transaksi
        order by jumlah desc, s.kode_transaksi`,
  )

export interface DayAmount {
  readonly tgl: string
  readonly jumlah: number
}

/** What was spent day by day, days with some. */
export const spentByDay = (db: Queryable, toko: string, tanggal: Days) =>
  rows<{ tgl: string; jumlah: number }>(
    db,
    sql`select s.tgl, sum(s.dibukukan)::bigint as jumlah
        from (${spent(toko, tanggal)}) s group by s.tgl order by s.tgl`,
  )

/** Payments of a store that nobody has found yet, up to a day. */
const waitingTo = (toko: string, sampai: string): Sql => sql`
  n.kode_toko = ${toko} and n.hasil is null and n.dibatalkan is null
    and n.tgl <= ${sampai}::date`

/** What waits by the way it was paid and its bank: `belum` of `laporan-non-cash`. */
export const waitingByWay = (db: Queryable, toko: string, sampai: string) =>
  rows<{ cara: string; kode_bank: string | null; banyak: number; jumlah: number; sejak: string }>(
    db,
    sql`select n.cara, n.kode_bank, count(*)::int as banyak, sum(n.jumlah_rp)::bigint as jumlah,
          min(n.tgl) as sejak
        from non_cash n where ${waitingTo(toko, sampai)}
        group by n.cara, n.kode_bank order by jumlah desc, n.cara, n.kode_bank`,
  )

/** What waits by the day it was paid, days with some. */
export const waitingByDay = (db: Queryable, toko: string, { dari, sampai }: Days) =>
  rows<{ tgl: string; jumlah: number }>(
    db,
    sql`select n.tgl, sum(n.jumlah_rp)::bigint as jumlah from non_cash n
        where ${waitingTo(toko, sampai)} and n.tgl >= ${dari}::date
        group by n.tgl order by n.tgl`,
  )

import { bankBalances, bankDays } from '../../../engines/report/rows/bank-entries.ts'
import { first, type Queryable, sql } from '../../../platform/sql.ts'
import { type Account, entriesOn, linesOn } from './open-parts.ts'

export interface Standing {
  tgl: string
  mulai: string | null
  bank: number | null
  bank_sen: number | null
  buku: number
  hanya_bank: number
  hanya_buku: number
  banyak_bank: number
  banyak_buku: number
  awal: number
  celah: number
  tanpa_rekening: number
}

/** What bank and books say of an account at the end of a day, and what explains the difference. */
export const standingOn = (db: Queryable, kode_toko: string, account: Account, tgl: string) =>
  first<Standing>(
    db,
    sql`with jumlah as (
          select coalesce(sum(bank), 0)::bigint as bank, coalesce(sum(buku), 0)::bigint as buku,
            coalesce(sum(sebelum), 0)::bigint as sebelum,
            coalesce(sum(lebih_sen), 0)::bigint as lebih_sen
          from (${bankDays(kode_toko)}) h
          where h.no_rekening = ${account.no_rekening} and h.tgl <= ${tgl}::date
        ), saldo as (
          select * from (${bankBalances(kode_toko)}) s
          where s.no_rekening = ${account.no_rekening} and s.disebut
        ), dasar as (
          select (select dasar from saldo order by tgl, urut limit 1) as awal,
            (select dasar from saldo where tgl <= ${tgl}::date
              order by tgl desc, urut desc limit 1) as kini,
            (select dasar_lebih_sen from saldo order by tgl, urut limit 1) as awal_sen,
            (select dasar_lebih_sen from saldo where tgl <= ${tgl}::date
              order by tgl desc, urut desc limit 1) as kini_sen
        ), garis as (
          select coalesce(sum(g.jumlah_rp), 0)::bigint as jumlah, count(*)::int as banyak
          from (${linesOn(kode_toko, account.no_rekening, tgl)}) g
          where g.buka_tgl and g.bagian = 'BUKA'
        ), entri as (
          select coalesce(sum(e.jumlah) filter (where e.bagian = 'BUKA'), 0)::bigint as jumlah,
            (count(*) filter (where e.bagian = 'BUKA'))::int as banyak,
            coalesce(sum(e.jumlah) filter (where e.bagian = 'TANPA'), 0)::bigint as tanpa_rekening
          from (${entriesOn(kode_toko, account, tgl)}) e where e.buka_tgl
        )
        select ${tgl}::date as tgl, m.mulai, j.buku, g.jumlah as hanya_bank,
          e.jumlah as hanya_buku, g.banyak as banyak_bank, e.banyak as banyak_buku,
          e.tanpa_rekening,
          case when m.mulai <= ${tgl}::date then j.bank + coalesce(d.kini, d.awal) end as bank,
          case when m.mulai <= ${tgl}::date then (j.bank + coalesce(d.kini, d.awal)) * 100
            + j.lebih_sen + coalesce(d.kini_sen, d.awal_sen) end as bank_sen,
          case when m.mulai <= ${tgl}::date and d.awal is not null
            then d.awal - j.sebelum else 0 end as awal,
          case when m.mulai <= ${tgl}::date
            then coalesce(d.kini - d.awal, 0) else 0 end as celah
        from jumlah j, garis g, entri e, dasar d, (select min(tgl) as mulai from koran_baris
          where kode_toko = ${kode_toko} and no_rekening = ${account.no_rekening}) m`,
  )

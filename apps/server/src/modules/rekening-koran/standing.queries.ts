import { bankBalances, bankDays, bankEntries } from '../../engines/report/rows/bank-entries.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'

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
export const standingOn = (
  db: Queryable,
  kode_toko: string,
  { no_rekening, kode_bank }: { no_rekening: string; kode_bank: string },
  tgl: string,
) =>
  first<Standing>(
    db,
    sql`with jumlah as (
          select coalesce(sum(bank), 0)::bigint as bank, coalesce(sum(buku), 0)::bigint as buku,
            coalesce(sum(hanya_bank), 0)::bigint as hanya_bank,
            coalesce(sum(hanya_buku), 0)::bigint as hanya_buku,
            coalesce(sum(banyak_bank), 0)::int as banyak_bank,
            coalesce(sum(banyak_buku), 0)::int as banyak_buku,
            coalesce(sum(sebelum), 0)::bigint as sebelum,
            coalesce(sum(lebih_sen), 0)::bigint as lebih_sen
          from (${bankDays(kode_toko)}) h
          where h.no_rekening = ${no_rekening} and h.tgl <= ${tgl}::date
        ), saldo as (
          select * from (${bankBalances(kode_toko)}) s
          where s.no_rekening = ${no_rekening} and s.disebut
        ), dasar as (
          select (select dasar from saldo order by tgl, urut limit 1) as awal,
            (select dasar from saldo where tgl <= ${tgl}::date
              order by tgl desc, urut desc limit 1) as kini,
            (select dasar_lebih_sen from saldo order by tgl, urut limit 1) as awal_sen,
            (select dasar_lebih_sen from saldo where tgl <= ${tgl}::date
              order by tgl desc, urut desc limit 1) as kini_sen
        )
        select ${tgl}::date as tgl, m.mulai, j.buku, j.hanya_bank, j.hanya_buku, j.banyak_bank,
          j.banyak_buku,
          case when m.mulai <= ${tgl}::date then j.bank + coalesce(d.kini, d.awal) end as bank,
          case when m.mulai <= ${tgl}::date then (j.bank + coalesce(d.kini, d.awal)) * 100
            + j.lebih_sen + coalesce(d.kini_sen, d.awal_sen) end as bank_sen,
          case when m.mulai <= ${tgl}::date and d.awal is not null
            then d.awal - j.sebelum else 0 end as awal,
          case when m.mulai <= ${tgl}::date
            then coalesce(d.kini - d.awal, 0) else 0 end as celah,
          (select coalesce(sum(e.jumlah), 0)::bigint from (${bankEntries(kode_toko)}) e
            where e.no_rekening is null and e.kode_bank = ${kode_bank}
              and e.tgl <= ${tgl}::date) as tanpa_rekening
        from jumlah j, dasar d, (select min(tgl) as mulai from koran_baris
          where kode_toko = ${kode_toko} and no_rekening = ${no_rekening}) m`,
  )

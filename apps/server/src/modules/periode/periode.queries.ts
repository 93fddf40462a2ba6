import type { TerbukaPeriode } from '@kencana/contract/areas/akuntansi/periode'
import type { SaldoAkun } from '@kencana/domain/posting/buku/periode'
import { first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** First and open day of a store's books, and its last closed month. */
export interface BooksRow {
  pertama: string
  hari_buka: string
  terakhir: string | null
}

/** Keeps every day of the store as it is until the transaction ends: none closes or opens. */
export const holdDays = (db: Queryable, kode_toko: string) =>
  rows(db, sql`select kunci_hari(${kode_toko}, false)`)

export const booksOf = (db: Queryable, kode_toko: string) =>
  first<BooksRow>(
    db,
    sql`select b.tgl as hari_buka,
          (select min(h.tgl) from hari_bisnis h where h.kode_toko = ${kode_toko}) as pertama,
          (select to_char(max(p.bulan), 'YYYY-MM') from periode p
            where p.kode_toko = ${kode_toko} and p.status = 'TUTUP') as terakhir
        from hari_bisnis b where b.kode_toko = ${kode_toko} and b.status = 'BUKA'`,
  )

/** Journals by hand that wait and belong to this day or one before. */
const fromWaiting = (kode_toko: string, akhir: string): Sql => sql`
  from ajuan_jurnal where kode_toko = ${kode_toko} and status = 'MENUNGGU'
    and coalesce((isi->>'tgl_buku')::date, tgl) <= ${akhir}::date`

/** Their numbers, oldest first. */
export const waitingJournals = async (db: Queryable, kode_toko: string, akhir: string) =>
  (
    await rows<{ no_ajuan: string }>(
      db,
      sql`select no_ajuan ${fromWaiting(kode_toko, akhir)} order by pada, no_ajuan`,
    )
  ).map(row => row.no_ajuan)

interface OpenRow {
  apa: TerbukaPeriode
  rekening: string | null
  jumlah: number
  rp: number | null
  sejak: string
}

/** What is open until a day, kind by kind and account by account; nothing where all is done. */
export const openUntil = (db: Queryable, kode_toko: string, akhir: string) =>
  rows<OpenRow>(
    db,
    sql`select 'HARI' as apa, null::text as rekening, count(*)::int as jumlah,
          null::bigint as rp, min(tgl) as sejak
        from hari_bisnis
        where kode_toko = ${kode_toko} and status = 'BUKA' and tgl <= ${akhir}::date
        having count(*) > 0
        union all
        select 'JURNAL', null, count(*)::int, sum(total_rp)::bigint, min(tgl)
        ${fromWaiting(kode_toko, akhir)}
        having count(*) > 0
        union all
        select 'NON_CASH', null, count(*)::int, sum(jumlah_rp)::bigint, min(tgl)
        from non_cash
        where kode_toko = ${kode_toko} and hasil is null and dibatalkan is null
          and tgl <= ${akhir}::date
        having count(*) > 0
        union all
        (select 'KORAN', no_rekening, count(*)::int, sum(abs(jumlah_rp))::bigint, min(tgl)
        from koran_baris
        where kode_toko = ${kode_toko} and id_cocok is null and tgl <= ${akhir}::date
        group by no_rekening order by no_rekening)`,
  )

/** The trial balance of closed days, from one to another: what stood before, what moved. */
export const trialBalance = (
  db: Queryable,
  kode_toko: string,
  { awal, akhir }: { awal: string; akhir: string },
) =>
  rows<SaldoAkun>(
    db,
    sql`select nomor_akun,
          coalesce(sum(debit_rp - kredit_rp) filter (where tgl < ${awal}::date), 0)::bigint
            as awal_rp,
          coalesce(sum(debit_rp) filter (where tgl >= ${awal}::date), 0)::bigint as debit_rp,
          coalesce(sum(kredit_rp) filter (where tgl >= ${awal}::date), 0)::bigint as kredit_rp,
          coalesce(sum(murni_ug) filter (where tgl < ${awal}::date), 0)::bigint as awal_ug,
          coalesce(sum(murni_ug) filter (where tgl >= ${awal}::date), 0)::bigint as murni_ug
        from rekap_jurnal where kode_toko = ${kode_toko} and tgl <= ${akhir}::date
        group by nomor_akun order by nomor_akun collate "C"`,
  )

export interface PeriodeRow {
  no_tutup: string
  versi: number
  status: 'TUTUP' | 'DIBUKA'
  bulan: string
  tgl: string
  pada: Date
  user_id: string
  hash: string
  akun: number
  debit: number
  alasan: string | null
  dibuka_oleh: string | null
  dibuka_pada: Date | null
}

const shown = (kode_toko: string): Sql => sql`
  select p.no_tutup, p.versi, p.status, to_char(p.bulan, 'YYYY-MM') as bulan, p.tgl, p.pada,
    p.user_id, p.hash, p.alasan, jsonb_array_length(p.saldo) as akun,
    (select coalesce(sum((e->>'debit_rp')::bigint), 0)::bigint
      from jsonb_array_elements(p.saldo) e) as debit,
    g.user_id as dibuka_oleh, g.pada as dibuka_pada
  from periode p
  left join gerak_periode g on g.kode_toko = ${kode_toko} and g.no_tutup = p.no_tutup
    and g.versi = p.versi and g.ke_status = 'DIBUKA'
  where p.kode_toko = ${kode_toko}`

/** Every closing, the newest month and the newest closing of it first. */
export const allPeriodes = (db: Queryable, kode_toko: string) =>
  rows<PeriodeRow>(db, sql`${shown(kode_toko)} order by p.bulan desc, p.pada desc, p.no_tutup desc`)

export const findPeriode = (db: Queryable, kode_toko: string, no_tutup: string) =>
  first<PeriodeRow>(db, sql`${shown(kode_toko)} and p.no_tutup = ${no_tutup}`)

/** Who closed a month that is closed now. */
export const closerOf = async (db: Queryable, kode_toko: string, awal: string) =>
  (
    await first<{ user_id: string }>(
      db,
      sql`select user_id from periode
          where kode_toko = ${kode_toko} and status = 'TUTUP' and bulan = ${awal}::date`,
    )
  )?.user_id

/** The balance a closing keeps, account by account, with their names. */
export const keptBalance = (db: Queryable, kode_toko: string, no_tutup: string) =>
  rows<SaldoAkun & { nama_akun: string }>(
    db,
    sql`select s.nomor_akun, coalesce(a.nama_akun, s.nomor_akun) as nama_akun, s.awal_rp,
          s.debit_rp, s.kredit_rp, s.awal_ug, s.murni_ug
        from periode p cross join lateral jsonb_to_recordset(p.saldo) s (nomor_akun text,
          awal_rp bigint, debit_rp bigint, kredit_rp bigint, awal_ug bigint, murni_ug bigint)
        left join akun a on a.nomor_akun = s.nomor_akun
        where p.kode_toko = ${kode_toko} and p.no_tutup = ${no_tutup}
        order by s.nomor_akun collate "C"`,
  )

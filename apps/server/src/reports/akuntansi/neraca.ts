import {
  dateFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  type RawRow,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { onItsWay } from '../uang/transit-parts.ts'
import { firstDay, gapOf, hasAny, summed, susunanFilter } from './account-parts.ts'
import { bukuBesar } from './buku-besar.ts'
import { labaRugi } from './laba-rugi.ts'

/** Sections in their order; what stores owe each other stands by itself. */
const SECTIONS = { ASET: 1, KEWAJIBAN: 2, MODAL: 3, ANTAR: 4 } as const

/**
 * What the shop has and whose it is, at the end of a day: assets equal liabilities, equity and the
 * result together. Of several stores as one, what they owe each other is left out.
 */
export const neraca = defineReport({
  id: 'laporan-neraca',
  title: 'Laporan Neraca',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: { toko: tokoFilter(), tgl: dateFilter('Per Tanggal'), susunan: susunanFilter() },
  columns: {
    bagian: wordColumn('Bagian'),
    nomor_akun: textColumn('Akun'),
    nama_akun: wordColumn('Nama Akun', {
      leadsTo: leadToReport(bukuBesar, {
        tanggal_awal: 'awal_bulan',
        sampai_tgl: 'sampai',
        nomor_akun: 'nomor_akun',
      }),
      orTo: [
        leadToReport(labaRugi, { tanggal_awal: 'dari', sampai_tgl: 'sampai', susunan: 'susunan' }),
      ],
      width: 2,
    }),
    aktiva: moneyColumn('Aktiva'),
    pasiva: moneyColumn('Pasiva'),
    murni: fineColumn('Emas Murni'),
  },
  group: ['bagian'],
  orientation: 'portrait',
  order: ['urutan', 'nomor_akun', 'dari'],
  combined: {
    when: ({ susunan }) => susunan === 'GABUNGAN',
    rows: rows => chain(rows),
  },
  sql: ({ toko, tgl, susunan }) => sql`
    with buku as (${journalSums(toko, tgl)}), tiba as (${arrived(toko, tgl)}), saldo as (
      select nomor_akun, false as tiba, sum(rupiah) as rupiah, sum(murni) as murni from (
        select nomor_akun, debit_rp - kredit_rp as rupiah, murni_ug as murni from buku
        union all select nomor_akun, -rupiah, 0 from tiba
      ) b group by nomor_akun
      union all select nomor_akun, true, rupiah, 0 from tiba
    )
    select r.*, ${susunan}::text as susunan, ${tgl}::text as sampai
    from (${accounts(tgl)} union all ${results(toko, tgl)}) r`,
})

/**
 * Money sent that has been received, by its account: the sender has it to get from the receiver.
 * It is what lies on the account of money on its way, less what the store itself still has there.
 */
const arrived = (toko: string, tgl: string): Sql => sql`
  select nomor_akun, sum(rupiah) as rupiah from (
    select nomor_akun, debit_rp - kredit_rp as rupiah from buku
    where jenis_akun = 'KAS_PERJALANAN'
    union all
    select nomor_akun, kredit_rp - debit_rp from (${onItsWay(toko, tgl)}) j
  ) k group by nomor_akun having sum(rupiah) <> 0`

const accounts = (tgl: string): Sql => sql`
  select case when ${BETWEEN} then ${SECTIONS.ANTAR}::int when a.golongan = 'ASET'
      then ${SECTIONS.ASET}::int when a.golongan = 'KEWAJIBAN' then ${SECTIONS.KEWAJIBAN}::int
      else ${SECTIONS.MODAL}::int end as urutan,
    case when ${BETWEEN} then ${'Antar toko'}::text when a.golongan = 'ASET'
      then ${'Aset'}::text when a.golongan = 'KEWAJIBAN' then ${'Kewajiban'}::text
      else ${'Modal dan hasil'}::text end as bagian,
    a.nomor_akun, case when s.tiba then ${'Kiriman uang yang sudah diterima'}::text
      else a.nama_akun end as nama_akun,
    case when ${IS_ASSET} then s.rupiah end as aktiva,
    case when ${IS_ASSET} then null else -s.rupiah end as pasiva, s.murni,
    date_trunc('month', ${tgl}::date)::date::text as awal_bulan, null::text as dari
  from saldo s join akun a on a.nomor_akun = s.nomor_akun
  where a.golongan in ('ASET', 'KEWAJIBAN', 'MODAL') and (s.rupiah <> 0 or s.murni <> 0)`

const BETWEEN = sql`(a.antar_toko or s.tiba)`
const IS_ASSET = sql`(case when s.tiba then s.rupiah > 0 else a.golongan = 'ASET' end)`

/** The result of this year, and of all years before it. */
const results = (toko: string, tgl: string): Sql => sql`
  select ${SECTIONS.MODAL}::int, ${'Modal dan hasil'}::text, null,
    case when h.ini then ${'Laba tahun berjalan'}::text else ${'Laba tahun lalu'}::text end,
    null, sum(j.kredit_rp - j.debit_rp), sum(j.murni_ug), null,
    case when h.ini then greatest(date_trunc('year', ${tgl}::date)::date, ${firstDay(toko)})
      else ${firstDay(toko)} end::text
  from buku j join akun a on a.nomor_akun = j.nomor_akun
  cross join lateral (select j.tgl >= date_trunc('year', ${tgl}::date)::date as ini) h
  where a.golongan in ('PENDAPATAN', 'BEBAN') group by h.ini`

const FIGURES = ['aktiva', 'pasiva', 'murni']

/** One balance sheet of all: of what stores owe each other only what does not meet is left. */
function chain(rows: readonly RawRow[]): RawRow[] {
  const all = summed(rows, ['urutan', 'nomor_akun', 'nama_akun'], FIGURES, ['dari'])
  const isBetween = (row: RawRow) => Number(row.urutan) === SECTIONS.ANTAR
  const between = all.filter(isBetween).map(({ aktiva, pasiva, ...row }) => ({
    ...row,
    aktiva: Number(aktiva ?? 0) - Number(pasiva ?? 0),
    pasiva: null,
    dari: null,
  }))
  const left = gapOf(between, FIGURES).filter(row => hasAny(row, FIGURES))
  return [...all.filter(row => !isBetween(row)), ...left]
}

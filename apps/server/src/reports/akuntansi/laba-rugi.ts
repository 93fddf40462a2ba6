import { RESULT_KEY } from '@kencana/contract/kit/report'
import { type Periode, periodBefore, yearBefore } from '@kencana/domain/calendar'
import {
  choiceFilter,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  type RawRow,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { name, type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { summed, susunanFilter } from './account-parts.ts'
import { bukuBesar } from './buku-besar.ts'

/** What the days are held against. */
const BEFORE = {
  SEBELUM: periodBefore,
  TAHUN_LALU: yearBefore,
  TANPA: () => undefined,
} as const satisfies Record<string, (days: Periode) => Periode | undefined>

/**
 * What came in and what it took, between two days, beside days before them: revenue counts up and
 * costs count down, so that the sum of a section is its share of the result and the total is the
 * result. Gold that went with it stands beside, in fine micrograms.
 */
export const labaRugi = defineReport({
  id: 'laporan-laba-rugi',
  title: 'Laporan Laba Rugi',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    susunan: susunanFilter(),
    banding: choiceFilter('Banding', {
      SEBELUM: 'Periode sebelumnya',
      TAHUN_LALU: 'Tahun lalu',
      TANPA: 'Tanpa pembanding',
    }),
  },
  columns: {
    bagian: wordColumn('Bagian'),
    nomor_akun: textColumn('Akun'),
    nama_akun: wordColumn('Nama Akun', {
      leadsTo: leadToReport(bukuBesar, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        nomor_akun: 'nomor_akun',
      }),
      width: 2,
    }),
    jumlah: moneyColumn('Jumlah'),
    persen: percentColumn('Dari Pendapatan (%)'),
    jumlah_lalu: moneyColumn('Pembanding', {
      leadsTo: leadToReport(bukuBesar, {
        tanggal_awal: 'dari_lalu',
        sampai_tgl: 'sampai_lalu',
        nomor_akun: 'nomor_akun',
      }),
    }),
    selisih: moneyColumn('Selisih'),
    naik: percentColumn('Selisih (%)'),
    murni: fineColumn('Emas Murni'),
  },
  columnsFor: ({ banding }) => (banding === 'TANPA' ? ALONE : BESIDE),
  group: ['bagian'],
  groupOrder: ['urutan'],
  results: true,
  total: 'Laba Bersih',
  order: ['urutan', 'nomor_akun'],
  noted: ({ tanggal, banding }) => {
    const before = BEFORE[banding](tanggal)
    return before && ['Pembanding', `${before.dari} – ${before.sampai}`]
  },
  combined: {
    when: ({ susunan }) => susunan === 'GABUNGAN',
    rows: rows => shared(summed(rows, ['urutan', 'nomor_akun'], FIGURES)),
  },
  sql: ({ toko, tanggal, banding }) => {
    const before = BEFORE[banding](tanggal)
    return sql`
      with r as materialized (${accounts(toko, tanggal, before)}), semua as (
        select r.*, null::text as ${name(RESULT_KEY)} from r
        union all ${resultOf('Laba Kotor', SECTIONS.KOTOR)}
        union all ${resultOf('Laba Usaha', SECTIONS.USAHA)}
      )
      select s.*, s.jumlah - s.jumlah_lalu as selisih,
        round(1000.0 * (s.jumlah - s.jumlah_lalu) / nullif(abs(s.jumlah_lalu), 0)) as naik,
        round(1000.0 * s.jumlah / nullif((select sum(jumlah) from r
          where urutan = ${SECTIONS.PENDAPATAN}::int), 0)) as persen,
        ${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai,
        ${before?.dari ?? null}::text as dari_lalu, ${before?.sampai ?? null}::text as sampai_lalu
      from semua s`
  },
})

const SECTIONS = { PENDAPATAN: 1, POKOK: 2, KOTOR: 3, BEBAN: 4, USAHA: 5, LAIN: 6 } as const

const FIGURES = ['jumlah', 'jumlah_lalu', 'selisih', 'murni']
const ALONE = ['bagian', 'nomor_akun', 'nama_akun', 'jumlah', 'persen', 'murni'] as const
const BESIDE = [...ALONE.slice(0, 5), 'jumlah_lalu', 'selisih', 'naik', 'murni'] as const

/** Income that no trade brought, from 4120 on: drawers that held too much, roundings. */
const OTHER = sql`(a.golongan = 'PENDAPATAN' and a.nomor_akun >= '412')`

/** Every account of income and cost that moved, in its section, with what it was before. */
const accounts = (toko: string, { dari, sampai }: Periode, before: Periode | undefined): Sql => {
  const within = (days: Periode): Sql =>
    sql`j.tgl between ${days.dari}::date and ${days.sampai}::date`
  const now = within({ dari, sampai })
  const then = before === undefined ? sql`false` : within(before)
  return sql`
    select b.urutan, case b.urutan when ${SECTIONS.PENDAPATAN}::int then ${'Pendapatan'}::text
        when ${SECTIONS.POKOK}::int then ${'Harga pokok dan susut emas'}::text
        when ${SECTIONS.BEBAN}::int then ${'Beban usaha'}::text
        else ${'Pendapatan lain'}::text end as bagian,
      a.nomor_akun, a.nama_akun, coalesce(sum(${EARNED}) filter (where ${now}), 0) as jumlah,
      coalesce(sum(${EARNED}) filter (where ${then}), 0) as jumlah_lalu,
      coalesce(sum(j.murni_ug) filter (where ${now}), 0) as murni
    from (${journalSums(toko, sampai)}) j join akun a on a.nomor_akun = j.nomor_akun
    cross join lateral (select case when ${OTHER} then ${SECTIONS.LAIN}::int
      when a.golongan = 'PENDAPATAN' then ${SECTIONS.PENDAPATAN}::int
      when a.emas then ${SECTIONS.POKOK}::int else ${SECTIONS.BEBAN}::int end as urutan) b
    where (${now} or ${then}) and a.golongan in ('PENDAPATAN', 'BEBAN')
    group by b.urutan, a.nomor_akun, a.nama_akun`
}

const EARNED = sql`j.kredit_rp - j.debit_rp`

/** What the sections above leave: a row that no sum holds. */
const resultOf = (words: string, urutan: number): Sql => sql`
  select ${urutan}::int, ${words}::text, null, ${words}::text, sum(jumlah), sum(jumlah_lalu),
    sum(murni), ${words}::text
  from r where urutan < ${urutan}::int having count(*) > 0`

/** Shares anew: those of one store are not those of all. */
function shared(rows: readonly RawRow[]): RawRow[] {
  const revenue = rows
    .filter(row => Number(row.urutan) === SECTIONS.PENDAPATAN)
    .reduce((sum, row) => sum + Number(row.jumlah), 0)
  const share = (part: unknown, whole: number) =>
    whole === 0 ? null : Math.round((1000 * Number(part)) / whole)
  return rows.map(row => ({
    ...row,
    persen: share(row.jumlah, revenue),
    naik: share(row.selisih, Math.abs(Number(row.jumlah_lalu))),
  }))
}

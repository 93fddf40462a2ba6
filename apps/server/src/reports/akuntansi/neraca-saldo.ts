import {
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  type RawRow,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { gapOf, hasAny, summed, susunanFilter } from './account-parts.ts'
import { bukuBesar } from './buku-besar.ts'

/**
 * The trial balance in both units: what stood before, what moved, what stands at the end. Debits
 * equal credits in every pair, and the fine gold of all accounts is nothing. Of several stores as
 * one, what they owe each other is left out.
 */
export const neracaSaldo = defineReport({
  id: 'laporan-neraca-saldo',
  title: 'Laporan Neraca Saldo',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter(), susunan: susunanFilter() },
  columns: {
    nomor_akun: textColumn('Akun', {
      leadsTo: leadToReport(bukuBesar, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        nomor_akun: 'nomor_akun',
      }),
    }),
    nama_akun: wordColumn('Nama Akun'),
    debit_awal: moneyColumn('Awal Debit'),
    kredit_awal: moneyColumn('Awal Kredit'),
    debit: moneyColumn('Mutasi Debit'),
    kredit: moneyColumn('Mutasi Kredit'),
    debit_akhir: moneyColumn('Akhir Debit'),
    kredit_akhir: moneyColumn('Akhir Kredit'),
    murni_awal: fineColumn('Emas Awal'),
    murni: fineColumn('Mutasi Emas'),
    murni_akhir: fineColumn('Emas Akhir'),
  },
  order: ['nomor_akun'],
  combined: {
    when: ({ susunan }) => susunan === 'GABUNGAN',
    rows: rows => chain(rows),
  },
  sql: ({ toko, tanggal }) => sql`
    select s.nomor_akun, a.nama_akun, a.antar_toko, ${tanggal.dari}::text as dari,
      ${tanggal.sampai}::text as sampai,
      greatest(s.awal, 0) as debit_awal, greatest(-s.awal, 0) as kredit_awal, s.debit, s.kredit,
      greatest(s.awal + s.debit - s.kredit, 0) as debit_akhir,
      greatest(-(s.awal + s.debit - s.kredit), 0) as kredit_akhir,
      s.murni_awal, s.murni, s.murni_awal + s.murni as murni_akhir
    from (
      select nomor_akun,
        coalesce(sum(debit_rp - kredit_rp) filter (where tgl < ${tanggal.dari}::date), 0) as awal,
        coalesce(sum(debit_rp) filter (where tgl >= ${tanggal.dari}::date), 0) as debit,
        coalesce(sum(kredit_rp) filter (where tgl >= ${tanggal.dari}::date), 0) as kredit,
        coalesce(sum(murni_ug) filter (where tgl < ${tanggal.dari}::date), 0) as murni_awal,
        coalesce(sum(murni_ug) filter (where tgl >= ${tanggal.dari}::date), 0) as murni
      from (${journalSums(toko, tanggal.sampai)}) j group by nomor_akun
    ) s join akun a on a.nomor_akun = s.nomor_akun`,
})

const ENDS = [
  ['debit_awal', 'kredit_awal'],
  ['debit_akhir', 'kredit_akhir'],
] as const
const MOVED = ['debit', 'kredit'] as const
const FIGURES = [...ENDS.flat(), ...MOVED, 'murni_awal', 'murni', 'murni_akhir']

/** One trial balance of all: what one store has and another owes on an account is taken off. */
function chain(rows: readonly RawRow[]): RawRow[] {
  const all = summed(rows, ['nomor_akun'], FIGURES)
  const own = all.filter(row => row.antar_toko !== true).map(row => netted(row, ENDS))
  const between = all.filter(row => row.antar_toko === true)
  const left = gapOf(between, FIGURES).map(row => netted(row, [...ENDS, MOVED]))
  return [...own, ...left.filter(row => hasAny(row, FIGURES))]
}

/** Of both sides of each pair what is left, on the side where it is. */
function netted(row: RawRow, pairs: readonly (readonly [string, string])[]): RawRow {
  const sides = pairs.flatMap(([debit, kredit]) => {
    const left = Number(row[debit]) - Number(row[kredit])
    return [
      [debit, Math.max(left, 0)],
      [kredit, Math.max(-left, 0)],
    ]
  })
  return { ...row, ...Object.fromEntries(sides) }
}

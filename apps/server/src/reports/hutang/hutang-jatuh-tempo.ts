import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateFilter,
  defineReport,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { LOAN } from './loan-parts.ts'
import { OWED, PLEDGE, runningLoans } from './running-loans.ts'

/** Ages by their codes, from the latest: the first day past due of each, and what it is called. */
const AGES = [
  { kode: 'L91', dari: 91, label: 'Lewat di atas 90 hari' },
  { kode: 'L61', dari: 61, label: 'Lewat 61–90 hari' },
  { kode: 'L31', dari: 31, label: 'Lewat 31–60 hari' },
  { kode: 'L1', dari: 1, label: 'Lewat 1–30 hari' },
  { kode: 'HARI', dari: 0, label: 'Jatuh tempo hari ini' },
  { kode: 'J7', dari: -7, label: 'Dalam 7 hari' },
  { kode: 'J30', dari: -30, label: 'Dalam 8–30 hari' },
] as const

const ageOf = (lewat: number) => AGES.find(({ dari }) => lewat >= dari)

/**
 * Loans that are past due, due today or due within thirty days, the longest overdue first, with the
 * customer's telephone, when he was last told, and what he would have to pay on that day.
 */
export const hutangJatuhTempo = defineReport({
  id: 'laporan-hutang-jatuh-tempo',
  title: 'Laporan Hutang Jatuh Tempo',
  family: 'debt',
  filters: {
    toko: tokoFilter(),
    tgl: dateFilter('Per Tanggal'),
    tempo: choiceFilter('Tempo', {
      ALL: 'Lewat dan akan jatuh tempo',
      LEWAT: 'Sudah lewat',
      HARI: 'Jatuh tempo hari ini',
      AKAN: 'Akan jatuh tempo (30 hari)',
    }),
    kode_sales: refFilter('sales', 'Sales'),
  },
  columns: {
    umur: wordColumn('Umur Tempo', { width: 1.3 }),
    no_faktur_hutang: textColumn('Faktur', { leadsTo: LOAN, width: 1.6 }),
    tgl_jatuh_tempo: dateColumn('Jatuh Tempo'),
    lewat: countColumn('Lewat (hari)', { total: false }),
    nama_customer: textColumn('Nama'),
    telp_customer: textColumn('Telepon'),
    diberi_tahu: dateColumn('Diberi Tahu'),
    ...OWED,
    ...PLEDGE,
    alamat_customer: textColumn('Alamat'),
    kode_sales: textColumn('Sales'),
  },
  group: ['umur'],
  chart: { kind: 'bar', label: 'umur', value: 'jumlah_hutang' },
  order: [],
  rows: async (db, { toko, tgl, tempo, kode_sales }) => {
    const loans = await runningLoans(db, { toko, tgl, kode_sales })
    return loans.flatMap(loan => {
      const age = ageOf(loan.lewat)
      return age === undefined || !isWanted(tempo, loan.lewat) ? [] : [{ ...loan, umur: age.label }]
    })
  },
})

function isWanted(tempo: string, lewat: number): boolean {
  if (tempo === 'LEWAT') return lewat > 0
  if (tempo === 'HARI') return lewat === 0
  return tempo === 'ALL' || lewat < 0
}

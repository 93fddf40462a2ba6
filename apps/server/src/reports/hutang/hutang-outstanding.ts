import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateFilter,
  defineReport,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
} from '../../engines/report/define-report.ts'
import { LOAN } from './loan-parts.ts'
import { OWED, PLEDGE, runningLoans } from './running-loans.ts'

/** How the loans stand: by the day they are due, the largest first, or the oldest first. */
const ORDERS = {
  tgl_jatuh_tempo: 'JATUH TEMPO',
  tgl_hutang: 'TANGGAL MASUK',
  jumlah_hutang: 'POKOK TERBESAR',
} as const

/**
 * The loans that ran at the end of a day, with the interest and penalty each had earned until then:
 * the principal is the receivable of the books, the rest would come in were all redeemed that day.
 */
export const hutangOutstanding = defineReport({
  id: 'laporan-hutang-outstanding',
  title: 'Laporan Hutang Outstanding',
  family: 'debt',
  filters: {
    toko: tokoFilter(),
    tgl: dateFilter('Per Tanggal'),
    kode_sales: refFilter('sales', 'Sales'),
    sort_by: choiceFilter('Urut Menurut', ORDERS),
  },
  columns: {
    no_faktur_hutang: textColumn('Faktur', { leadsTo: LOAN, width: 1.6 }),
    tgl_hutang: dateColumn('Tanggal'),
    nama_customer: textColumn('Nama'),
    tgl_jatuh_tempo: dateColumn('Jatuh Tempo'),
    lama_pinjam: countColumn('Lama (hari)', { total: false }),
    bunga: percentColumn('Bunga'),
    ...OWED,
    ...PLEDGE,
    lokasi: textColumn('Lokasi'),
    kode_sales: textColumn('Sales'),
  },
  chart: { kind: 'bar', label: 'tgl_jatuh_tempo', value: 'jumlah_hutang' },
  order: [],
  rows: async (db, { toko, tgl, kode_sales, sort_by }) => {
    const loans = await runningLoans(db, { toko, tgl, kode_sales })
    if (sort_by === 'jumlah_hutang') loans.sort((a, b) => b.jumlah_hutang - a.jumlah_hutang)
    if (sort_by === 'tgl_hutang') {
      loans.sort((a, b) => (a.tgl_hutang < b.tgl_hutang ? -1 : Number(a.tgl_hutang > b.tgl_hutang)))
    }
    return loans
  },
})

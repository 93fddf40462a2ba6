import {
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  leadToReport,
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { documentColumn } from '../document-leads.ts'
import {
  BALANCES,
  BOOK_MONEY,
  BOOK_ORDER,
  bookFilter,
  moneyBook,
  moneyPlaces,
  OF_PLACES,
} from './book-parts.ts'

const CASH = sql`('KAS', 'KAS_GADAI')`

/** Journals of before several drawers name none: theirs was the first. */
const drawer = (laci: Sql): Sql => sql`coalesce(nullif(${laci}, ''), 'KASIR')`

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  laci: textFilter('Laci'),
  rincian: bookFilter(),
}

const LINES = leadToReport<typeof FILTERS>(
  { path: '/laporan-kas' },
  { tanggal_awal: 'dari', sampai_tgl: 'sampai', laci: 'letak', rincian: 'rincian' },
)

/** The cash book: each drawer with what it held before the dates and every line since. */
export const kas = defineReport({
  id: 'laporan-kas',
  title: 'Laporan Kas',
  family: 'cash',
  filters: FILTERS,
  columns: {
    letak: textColumn('Laci', { leadsTo: LINES }),
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    nomor: documentColumn(),
    jenis: wordColumn('Transaksi'),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    ...BOOK_MONEY,
    ...BALANCES,
  },
  columnsFor: ({ rincian }) => (rincian === 'SALDO' ? OF_PLACES : OF_LINES),
  group: ['letak'],
  groupedWhen: ({ rincian }) => rincian === 'BARIS',
  order: BOOK_ORDER,
  sql: ({ toko, tanggal, laci, rincian }) => {
    const one = (place: Sql) => (laci === null ? sql`` : sql`and ${place} = upper(${laci})`)
    const book = {
      toko,
      before: sql`
        select ${drawer(sql`laci`)} as letak, sum(debit_rp - kredit_rp) as saldo
        from (${journalSums(toko, tanggal.sampai)}) j
        where jenis_akun in ${CASH} and tgl < ${tanggal.dari}::date ${one(drawer(sql`laci`))}
        group by 1`,
      lines: sql`
        select j.*, ${drawer(sql`j.laci`)} as letak from jurnal_baris j
        where j.kode_toko = ${toko} and j.jenis_akun in ${CASH}
          and j.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
          ${one(drawer(sql`j.laci`))}`,
    }
    return rincian === 'SALDO' ? moneyPlaces(book, tanggal) : moneyBook(book)
  },
})

const OF_LINES = [
  ...(['letak', 'tgl', 'pada', 'nomor', 'jenis', 'keterangan', 'user_id'] as const),
  ...(['masuk', 'keluar', 'saldo'] as const),
]

import {
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToReport,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { lineSays } from '../../engines/report/rows/line-says.ts'
import { type Sql, sql } from '../../platform/sql.ts'
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

/**
 * A line names the bank and, where one was chosen, its account: 'BCA 1234567890'. Transfers of
 * customers name the bank alone, so a bank is what has a balance.
 */
const bankOf = (toko: string): Sql =>
  sql`coalesce(nullif(split_part(${lineSays(toko)}, ' ', 1), ''), '-')`

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  kode_bank: refFilter('bank', 'Bank'),
  rincian: bookFilter(),
}

const LINES = leadToReport<typeof FILTERS>(
  { path: '/laporan-bank' },
  { tanggal_awal: 'dari', sampai_tgl: 'sampai', kode_bank: 'letak', rincian: 'rincian' },
)

/** The bank book: each bank with what it held before the dates and every line since. */
export const bank = defineReport({
  id: 'laporan-bank',
  title: 'Laporan Bank',
  family: 'cash',
  filters: FILTERS,
  columns: {
    letak: textColumn('Bank', { leadsTo: LINES }),
    tgl: dateColumn('Tanggal'),
    nomor: documentColumn(),
    jenis: wordColumn('Transaksi'),
    no_rekening: textColumn('Rekening', { width: 1.2 }),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    ...BOOK_MONEY,
    ...BALANCES,
  },
  columnsFor: ({ rincian }) => (rincian === 'SALDO' ? OF_PLACES : OF_LINES),
  group: ['letak'],
  groupedWhen: ({ rincian }) => rincian === 'BARIS',
  order: BOOK_ORDER,
  sql: ({ toko, tanggal, kode_bank, rincian }) => {
    const lines = (days: Sql): Sql => sql`
      select j.*, ${bankOf(toko)} as letak from jurnal_baris j
      where j.kode_toko = ${toko} and j.jenis_akun = 'BANK' and ${days}
        ${kode_bank === null ? sql`` : sql`and ${bankOf(toko)} = ${kode_bank}`}`
    const book = {
      toko,
      before: sql`select letak, sum(debit_rp - kredit_rp) as saldo
        from (${lines(sql`j.tgl < ${tanggal.dari}::date`)}) j group by 1`,
      lines: lines(sql`j.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`),
    }
    if (rincian === 'SALDO') return moneyPlaces(book, tanggal)
    return sql`select b.*, (select nullif(substr(${lineSays(toko)}, length(b.letak) + 2), '')
        from jurnal_baris j where j.kode_toko = ${toko} and j.nomor = b.nomor
          and j.baris = b.baris) as no_rekening
      from (${moneyBook(book)}) b`
  },
})

const OF_LINES = [
  ...(['letak', 'tgl', 'nomor', 'jenis', 'no_rekening', 'keterangan', 'user_id'] as const),
  ...(['masuk', 'keluar', 'saldo'] as const),
]

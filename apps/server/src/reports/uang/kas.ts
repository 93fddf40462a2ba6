import {
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { documentColumn } from '../document-leads.ts'
import { BOOK_MONEY, BOOK_ORDER, moneyBook } from './book-parts.ts'

const CASH = sql`('KAS', 'KAS_GADAI')`

/** Journals of before several drawers name none: theirs was the first. */
const drawer = (laci: Sql): Sql => sql`coalesce(nullif(${laci}, ''), 'KASIR')`

/** The cash book: each drawer with what it held before the dates and every line since. */
export const kas = defineReport({
  id: 'laporan-kas',
  title: 'Laporan Kas',
  family: 'cash',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter(), laci: textFilter('Laci') },
  columns: {
    letak: textColumn('Laci'),
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    nomor: documentColumn(),
    jenis: wordColumn('Transaksi'),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    ...BOOK_MONEY,
  },
  group: ['letak'],
  order: BOOK_ORDER,
  sql: ({ toko, tanggal, laci }) => {
    const one = (place: Sql) => (laci === null ? sql`` : sql`and ${place} = upper(${laci})`)
    return moneyBook({
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
    })
  },
})

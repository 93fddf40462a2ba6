import type { Lead } from '@kencana/contract/kit/report'
import { leadToReport, leadToScreen, textColumn } from '../engines/report/define-report.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { jurnal } from './akuntansi/jurnal.ts'

const SALE = leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' })
const OTHERS = [
  leadToScreen('/lihat-pembelian', { no_faktur_beli: 'no_faktur_beli' }),
  leadToScreen('/lihat-hutang', { no_faktur_hutang: 'no_faktur_hutang' }),
  leadToScreen('/lihat-titipan', { no_titipan: 'no_titipan' }),
] as const

interface Behind {
  readonly journal?: string
  readonly day?: string
  readonly besides?: readonly Lead[]
}

/**
 * The number of a row's document: it opens the screen that `documentNumbers` found for it, and of
 * one that has none its journal, by the number in column `journal` and the day in `day`; before
 * that what a report knows `besides`.
 */
export const documentColumn = ({ journal = 'nomor', day = 'tgl', besides = [] }: Behind = {}) =>
  textColumn('Nomor', {
    leadsTo: SALE,
    orTo: [
      ...OTHERS,
      ...besides,
      leadToReport(jurnal, { tanggal_awal: day, sampai_tgl: day, nomor: journal }),
    ],
    width: 1.4,
  })

const SALES = ['PENJUALAN', 'BATAL_PENJUALAN']
const PURCHASES = ['PEMBELIAN', 'BATAL_PEMBELIAN']
const DEPOSITS = [
  ...['TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'PENGALIHAN_SALDO', 'BATAL_TITIPAN'],
  ...['AWAL_TITIPAN', 'BATAL_AWAL_TITIPAN'],
]

/**
 * Columns that say which screen shows the document of row `of`, of which `nomor` and `jenis` are
 * known: a cancellation is shown by what it cancelled, a payment of a loan or a deposit by theirs.
 */
export const documentNumbers = (toko: string, of: Sql): Sql => sql`
  ${tradeNumbers(toko, of)},
  (select min(g.no_faktur_hutang) from gerak_hutang g
    where g.kode_toko = ${toko} and g.nomor = ${of}.nomor) as no_faktur_hutang,
  case when ${of}.jenis = any(${DEPOSITS}::text[]) then (select min(g.no_bon) from gerak_bon g
    where g.kode_toko = ${toko} and g.nomor = ${of}.nomor) end as no_titipan`

/** The same of a document that moved pieces, which no loan and no deposit does. */
export const pieceDocumentNumbers = (toko: string, of: Sql): Sql => sql`
  ${tradeNumbers(toko, of)}, null::text as no_faktur_hutang, null::text as no_titipan`

const tradeNumbers = (toko: string, of: Sql): Sql => sql`
  case when ${of}.jenis = any(${SALES}::text[]) then ${shownBy(toko, of)} end as no_faktur_jual,
  case when ${of}.jenis = any(${PURCHASES}::text[]) then ${shownBy(toko, of)} end
    as no_faktur_beli`

const shownBy = (toko: string, of: Sql): Sql =>
  sql`(case when ${of}.jenis in ('BATAL_PENJUALAN', 'BATAL_PEMBELIAN')
    then (select x.membatalkan from dokumen x
      where x.kode_toko = ${toko} and x.nomor = ${of}.nomor)
    else ${of}.nomor end)`

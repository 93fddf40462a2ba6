import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { pembelianDetail } from './pembelian-detail.ts'
import { boughtIn, boughtSign, KONDISI, kondisiFilter, perGram } from './purchase-parts.ts'

const SIGN = boughtSign(sql`b`)

/**
 * How the days bought: one row per day and condition, cancelled purchases on both sides, the total
 * net of them. A nota with pieces of two conditions counts in both, so notas have no sum.
 */
export const pembelian = defineReport({
  id: 'laporan-pembelian',
  title: 'Laporan Pembelian',
  family: 'purchases',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter(), kondisi: kondisiFilter() },
  columns: {
    tgl: dateColumn('Tanggal'),
    kondisi: textColumn('Kondisi'),
    nama_kondisi: textColumn('Nama Kondisi', { width: 1.3 }),
    faktur: countColumn('Faktur', { total: false }),
    batal: countColumn('Faktur Batal', { total: false }),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    beli: moneyColumn('Pembelian'),
    batal_rp: moneyColumn('Dibatalkan'),
    per_gram: moneyColumn('Per gram', { total: false }),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(pembelianDetail, {
        tanggal_awal: 'tgl',
        sampai_tgl: 'tgl',
        kondisi: 'kondisi',
      }),
    }),
  },
  group: ['tgl'],
  chart: { kind: 'line', label: 'tgl', value: 'total' },
  order: ['tgl', 'kondisi'],
  sql: ({ kondisi, ...scope }) => sql`
    select r.*, k.nama_kondisi from (
      select b.tgl, ${KONDISI} as kondisi,
        count(distinct b.nomor) filter (where b.jenis = 'PEMBELIAN') as faktur,
        count(distinct b.nomor) filter (where b.jenis = 'BATAL_PEMBELIAN') as batal,
        sum(${SIGN}) as jumlah, sum(${SIGN} * b.berat_mg) as berat,
        sum(${SIGN} * b.murni_ug) as murni,
        coalesce(sum(b.harga_rp) filter (where b.jenis = 'PEMBELIAN'), 0) as beli,
        coalesce(sum(b.harga_rp) filter (where b.jenis = 'BATAL_PEMBELIAN'), 0) as batal_rp,
        ${perGram(sql`sum(${SIGN} * b.harga_rp)`, sql`sum(${SIGN} * b.berat_mg)`)} as per_gram,
        sum(${SIGN} * b.harga_rp) as total
      from dokumen_barang b
      where ${boughtIn(sql`b`, scope)}
        ${kondisi === null ? sql`` : sql`and ${KONDISI} = ${kondisi}`}
      group by b.tgl, ${KONDISI}
    ) r left join kondisi_pembelian k on k.kondisi_barang = r.kondisi`,
})

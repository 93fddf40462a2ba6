import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { pembelianDetail } from './pembelian-detail.ts'
import { boughtIn, boughtSign, perGram } from './purchase-parts.ts'

const SIGN = boughtSign(sql`d`)

/** Who bought how much: one row per sales person, or one per person and day. */
export const pembelianPerSales = defineReport({
  id: 'laporan-pembelian-per-sales',
  title: 'Laporan Pembelian Per Sales',
  family: 'purchases',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_sales: refFilter('sales', 'Sales'),
    rincian: choiceFilter('Rincian', { SALES: 'Per sales', HARI: 'Per sales per hari' }),
  },
  columns: {
    kode_sales: textColumn('Kode Sales'),
    nama_sales: textColumn('Nama Sales'),
    tgl: dateColumn('Tanggal'),
    faktur: countColumn('Faktur'),
    batal: countColumn('Faktur Batal'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    per_gram: moneyColumn('Per gram', { total: false }),
    andil: percentColumn('Andil'),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(pembelianDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_sales: 'kode_sales',
      }),
    }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'HARI' ? [...WHO, 'tgl', ...FIGURES] : [...WHO, ...FIGURES],
  chart: { kind: 'bar', label: 'nama_sales', value: 'total' },
  order: ['kode_sales', 'dari'],
  sql: ({ kode_sales, rincian, ...scope }) => {
    const { toko, tanggal } = scope
    const daily = rincian === 'HARI'
    return sql`
      select d.kode_sales, max(s.nama_sales) as nama_sales, min(d.tgl) as tgl,
        min(${daily ? sql`d.tgl` : sql`${tanggal.dari}::date`})::text as dari,
        max(${daily ? sql`d.tgl` : sql`${tanggal.sampai}::date`})::text as sampai,
        count(*) filter (where d.jenis = 'PEMBELIAN') as faktur,
        count(*) filter (where d.jenis = 'BATAL_PEMBELIAN') as batal,
        sum(${SIGN} * b.pcs) as jumlah, sum(${SIGN} * d.berat_mg) as berat,
        sum(${SIGN} * d.murni_ug) as murni,
        ${perGram(sql`sum(${SIGN} * d.total_rp)`, sql`sum(${SIGN} * d.berat_mg)`)} as per_gram,
        round(1000.0 * sum(${SIGN} * d.total_rp)
          / nullif(sum(sum(${SIGN} * d.total_rp)) over (), 0)) as andil,
        sum(${SIGN} * d.total_rp) as total
      from dokumen d
      cross join lateral (select count(*) as pcs from dokumen_barang l
        where l.kode_toko = ${toko} and l.nomor = d.nomor) b
      left join sales s on s.kode_toko = ${toko} and s.kode_sales = d.kode_sales
      where ${boughtIn(sql`d`, scope)}
        ${kode_sales === null ? sql`` : sql`and d.kode_sales = ${kode_sales}`}
      group by d.kode_sales${daily ? sql`, d.tgl` : sql``}`
  },
})

const WHO = ['kode_sales', 'nama_sales'] as const
const FIGURES = [
  ...(['faktur', 'batal', 'jumlah', 'berat', 'murni'] as const),
  ...(['per_gram', 'andil', 'total'] as const),
]

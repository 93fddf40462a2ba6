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
import { every, sql } from '../../platform/sql.ts'
import { penjualanDetail } from './penjualan-detail.ts'
import { SIGN, salesIn } from './sale-parts.ts'

/** Who sold how much (doc1 §5): one row per sales person, or one per person and day. */
export const penjualanPerSales = defineReport({
  id: 'laporan-penjualan-per-sales',
  title: 'Laporan Penjualan Per Sales',
  family: 'sales',
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
    diskon: moneyColumn('Potongan'),
    andil: percentColumn('Andil'),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(penjualanDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_sales: 'kode_sales',
      }),
    }),
  },
  columnsFor: ({ rincian }) => [
    'kode_sales',
    'nama_sales',
    ...(rincian === 'HARI' ? (['tgl'] as const) : []),
    'faktur',
    'batal',
    'jumlah',
    'berat',
    'murni',
    'diskon',
    'andil',
    'total',
  ],
  chart: { kind: 'bar', label: 'nama_sales', value: 'total' },
  order: ['kode_sales', 'dari'],
  sql: ({ toko, tanggal, kode_sales, rincian }) => sql`
    select nullif(r.kode_sales, '') as kode_sales, max(s.nama_sales) as nama_sales,
      min(r.tgl) as tgl,
      min(${rincian === 'HARI' ? sql`r.tgl` : sql`${tanggal.dari}::date`})::text as dari,
      max(${rincian === 'HARI' ? sql`r.tgl` : sql`${tanggal.sampai}::date`})::text as sampai,
      coalesce(sum(r.faktur) filter (where r.jenis = 'PENJUALAN'), 0) as faktur,
      coalesce(sum(r.faktur) filter (where r.jenis = 'BATAL_PENJUALAN'), 0) as batal,
      sum(${SIGN} * r.pcs) as jumlah, sum(${SIGN} * r.berat_mg) as berat,
      sum(${SIGN} * r.murni_ug) as murni, sum(${SIGN} * r.diskon_rp) as diskon,
      round(1000.0 * sum(${SIGN} * r.total_rp)
        / nullif(sum(sum(${SIGN} * r.total_rp)) over (), 0)) as andil,
      sum(${SIGN} * r.total_rp) as total
    from (
      select * from rekap_penjualan where ${every([
        salesIn({ toko, tanggal }),
        ...(kode_sales === null ? [] : [sql`kode_sales = ${kode_sales}`]),
      ])}
    ) r
    left join sales s on s.kode_toko = ${toko} and s.kode_sales = r.kode_sales
    group by r.kode_sales${rincian === 'HARI' ? sql`, r.tgl` : sql``}`,
})

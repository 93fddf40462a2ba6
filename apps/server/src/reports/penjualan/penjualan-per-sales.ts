import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { SALE_KINDS } from './sale-parts.ts'

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
      leadsTo:
        '/laporan-penjualan-detail?tanggal_awal={dari}&sampai_tgl={sampai}&kode_sales={kode_sales}',
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
    select d.kode_sales, max(s.nama_sales) as nama_sales, min(d.tgl) as tgl,
      min(${rincian === 'HARI' ? sql`d.tgl` : sql`${tanggal.dari}::date`})::text as dari,
      max(${rincian === 'HARI' ? sql`d.tgl` : sql`${tanggal.sampai}::date`})::text as sampai,
      count(*) filter (where d.jenis = 'PENJUALAN') as faktur,
      count(*) filter (where d.jenis = 'BATAL_PENJUALAN') as batal,
      sum(d.tanda * i.jumlah) as jumlah, sum(d.tanda * i.berat) as berat,
      sum(d.tanda * i.murni) as murni, sum(d.tanda * i.diskon) as diskon,
      round(1000.0 * sum(d.tanda * d.total_rp)
        / nullif(sum(sum(d.tanda * d.total_rp)) over (), 0)) as andil,
      sum(d.tanda * d.total_rp) as total
    from (
      select *, case jenis when 'PENJUALAN' then 1 else -1 end as tanda from dokumen
      where ${every([
        sql`kode_toko = ${toko}`,
        sql`jenis = any(${SALE_KINDS}::text[])`,
        sql`tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(kode_sales === null ? [] : [sql`kode_sales = ${kode_sales}`]),
      ])}
    ) d
    join (
      select nomor, count(*) as jumlah, sum(berat_mg) as berat, sum(murni_ug) as murni,
        sum(diskon_rp) as diskon
      from dokumen_barang
      where kode_toko = ${toko} and jenis = any(${SALE_KINDS}::text[])
        and tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
      group by nomor
    ) i on i.nomor = d.nomor
    left join sales s on s.kode_toko = ${toko} and s.kode_sales = d.kode_sales
    group by d.kode_sales${rincian === 'HARI' ? sql`, d.tgl` : sql``}`,
})

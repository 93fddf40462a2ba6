import {
  countColumn,
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
import { type Sql, sql } from '../../platform/sql.ts'
import { penjualanDetail } from '../penjualan/penjualan-detail.ts'
import { type SaleScope, SIGN, salesIn } from '../penjualan/sale-parts.ts'
import { liesNow, movesSince } from './moves-parts.ts'

/**
 * How often stock was sold over, by jenis and kadar: the weight sold, cancelled sales taken off,
 * against the mean of what lay in the trays before the days and at their end. Days are how long
 * that stock lasts at this pace.
 */
export const perputaranStock = defineReport({
  id: 'laporan-perputaran-stock',
  title: 'Laporan Perputaran Stock',
  family: 'analysis',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_dept: refFilter('jenis', 'Jenis'),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    kode_dept: textColumn('Jenis'),
    kode_kadar: textColumn('Kadar', {
      leadsTo: leadToReport(penjualanDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_dept: 'kode_dept',
        kode_kadar: 'kode_kadar',
      }),
    }),
    berat_awal: weightColumn('Berat Awal'),
    berat_akhir: weightColumn('Berat Akhir'),
    jumlah: countColumn('Pcs Jual'),
    berat: weightColumn('Berat Jual'),
    murni: fineColumn('Emas Murni'),
    total: moneyColumn('Penjualan'),
    persen: percentColumn('Perputaran (%)'),
    hari: countColumn('Habis (hari)', { total: false }),
  },
  group: ['kode_dept'],
  chart: { kind: 'bar', label: 'kode_kadar', value: 'persen' },
  order: ['kode_dept', 'kode_kadar'],
  sql: ({ kode_dept, kode_kadar, ...scope }) => sql`
    select r.*, ${scope.tanggal.dari}::text as dari, ${scope.tanggal.sampai}::text as sampai,
      round(2000.0 * r.berat / nullif(r.berat_awal + r.berat_akhir, 0)) as persen,
      case when r.berat > 0 then round((r.berat_awal + r.berat_akhir) / (2.0 * r.berat)
        * (${scope.tanggal.sampai}::date - ${scope.tanggal.dari}::date + 1)) end as hari
    from (
      select kode_dept, kode_kadar, sum(berat_awal) as berat_awal, sum(berat_akhir) as berat_akhir,
        sum(jumlah) as jumlah, sum(berat) as berat, sum(murni) as murni, sum(total) as total
      from (${stocked(scope)} union all ${sold(scope)}) s group by kode_dept, kode_kadar
    ) r
    where (r.berat_awal <> 0 or r.berat_akhir <> 0 or r.jumlah <> 0)
      ${kode_dept === null ? sql`` : sql`and r.kode_dept = ${kode_dept}`}
      ${kode_kadar === null ? sql`` : sql`and r.kode_kadar = ${kode_kadar}`}`,
})

const stocked = ({ toko, tanggal }: SaleScope): Sql => sql`
  select kode_dept, kode_kadar, berat_mg as berat_awal, berat_mg as berat_akhir, 0 as jumlah,
    0 as berat, 0 as murni, 0 as total
  from (${liesNow(toko)}) b
  union all
  select b.kode_dept, m.kode_kadar, -sum(m.arah * m.berat_mg),
    -coalesce(sum(m.arah * m.berat_mg) filter (where m.tgl > ${tanggal.sampai}::date), 0),
    0, 0, 0, 0
  from (${movesSince(toko, tanggal.dari)}) m
  join barang b on b.kode_toko = ${toko} and b.kode_barcode = m.kode_barcode
  group by b.kode_dept, m.kode_kadar`

const sold = (scope: SaleScope): Sql => sql`
  select kode_dept, kode_kadar, 0, 0, sum(${SIGN}), sum(${SIGN} * berat_mg),
    sum(${SIGN} * murni_ug), sum(${SIGN} * harga_rp)
  from dokumen_barang where ${salesIn(scope)} group by kode_dept, kode_kadar`

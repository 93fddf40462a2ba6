import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  validByFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { validatedBy } from '../validated-by.ts'
import { SALE_KINDS } from './sale-parts.ts'

/** What was sold: one row per piece; a cancelled piece stands again, with everything negative. */
export const penjualanDetail = defineReport({
  id: 'laporan-penjualan-detail',
  title: 'Laporan Penjualan Detail',
  family: 'sales',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_sales: refFilter('sales', 'Sales'),
    kode_dept: refFilter('jenis', 'Jenis'),
    kode_group: refFilter('group', 'Group'),
    kode_kadar: refFilter('kadar', 'Kadar'),
    valid_by: validByFilter(),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    }),
    status: wordColumn('Status'),
    kode_sales: textColumn('Sales'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang'),
    kode_kadar: textColumn('Kadar'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    bruto: moneyColumn('Harga'),
    diskon: moneyColumn('Potongan'),
    total: moneyColumn('Total'),
  },
  order: ['tgl', 'pada', 'nomor', 'baris'],
  byDays: true,
  sql: ({ toko, tanggal, kode_sales, kode_dept, kode_group, kode_kadar, valid_by }) => sql`
    select b.tgl, d.pada, d.nomor, b.baris, coalesce(d.membatalkan, d.nomor) as no_faktur_jual,
      case s.tanda when 1 then ${'Terjual'}::text else ${'Dibatalkan'}::text end as status,
      d.kode_sales, b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar,
      s.tanda as jumlah,
      s.tanda * b.berat_mg as berat, s.tanda * b.murni_ug as murni,
      s.tanda * (b.harga_rp + b.diskon_rp) as bruto, s.tanda * b.diskon_rp as diskon,
      s.tanda * b.harga_rp as total
    from dokumen_barang b
    join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
    cross join lateral (select case b.jenis when 'PENJUALAN' then 1 else -1 end as tanda) s
    where ${every([
      sql`b.kode_toko = ${toko}`,
      sql`b.jenis = any(${SALE_KINDS}::text[])`,
      sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_sales === null ? [] : [sql`d.kode_sales = ${kode_sales}`]),
      ...(kode_dept === null ? [] : [sql`b.kode_dept = ${kode_dept}`]),
      ...(kode_group === null ? [] : [sql`b.kode_group = ${kode_group}`]),
      ...(kode_kadar === null ? [] : [sql`b.kode_kadar = ${kode_kadar}`]),
      ...(valid_by === null ? [] : [validatedBy(toko, sql`d`, valid_by)]),
    ])}`,
})

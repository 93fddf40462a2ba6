import {
  choiceFilter,
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
import {
  boughtIn,
  boughtSign,
  KELOMPOK,
  KONDISI,
  kelompokFilter,
  kondisiFilter,
  PURCHASE,
} from './purchase-parts.ts'

/** What was bought: one row per piece; a cancelled piece stands again, with everything negative. */
export const pembelianDetail = defineReport({
  id: 'laporan-pembelian-detail',
  title: 'Laporan Pembelian Detail',
  family: 'purchases',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_sales: refFilter('sales', 'Sales'),
    kondisi: kondisiFilter(),
    kelompok_harga: kelompokFilter(),
    kode_dept: refFilter('jenis', 'Jenis'),
    kode_kadar: refFilter('kadar', 'Kadar'),
    asal: choiceFilter('Asal', { ALL: 'SEMUA', NOTA: 'Dengan nota', TANPA: 'Tanpa nota' }),
    valid_by: validByFilter(),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_beli: textColumn('Faktur', { leadsTo: PURCHASE, width: 1.4 }),
    status: wordColumn('Status'),
    kode_sales: textColumn('Sales'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_kadar: textColumn('Kadar'),
    kondisi: textColumn('Kondisi'),
    kelompok_harga: textColumn('Kelompok Harga'),
    no_faktur_jual: textColumn('Nota asal', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'nota_sini' }),
      width: 1.4,
    }),
    aturan: textColumn('Aturan'),
    kode_baki: textColumn('Baki'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    target: moneyColumn('Target'),
    total: moneyColumn('Harga Beli'),
  },
  order: ['tgl', 'pada', 'nomor', 'baris'],
  byDays: true,
  sql: ({ toko, tanggal, asal, valid_by, ...of }) => sql`
    select b.tgl, d.pada, d.nomor, b.baris, coalesce(d.membatalkan, d.nomor) as no_faktur_beli,
      case s.tanda when 1 then ${'Dibeli'}::text else ${'Dibatalkan'}::text end as status,
      d.kode_sales, b.kode_barcode, b.nama_barang, b.kode_kadar, ${KONDISI} as kondisi,
      ${KELOMPOK} as kelompok_harga, b.beli->>'no_faktur_jual' as no_faktur_jual,
      (select j.nomor from dokumen j where j.kode_toko = ${toko}
        and j.nomor = b.beli->>'no_faktur_jual') as nota_sini,
      b.beli->'aturan'->>'kode' as aturan, b.kode_baki, s.tanda as jumlah,
      s.tanda * b.berat_mg as berat, s.tanda * b.murni_ug as murni,
      s.tanda * b.harga_hitung_rp as target, s.tanda * b.harga_rp as total
    from dokumen_barang b
    join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
    cross join lateral (select ${boughtSign(sql`b`)} as tanda) s
    where ${every([
      boughtIn(sql`b`, { toko, tanggal }),
      ...(of.kode_sales === null ? [] : [sql`d.kode_sales = ${of.kode_sales}`]),
      ...(of.kondisi === null ? [] : [sql`${KONDISI} = ${of.kondisi}`]),
      ...(of.kelompok_harga === null ? [] : [sql`${KELOMPOK} = ${of.kelompok_harga}`]),
      ...(of.kode_dept === null ? [] : [sql`b.kode_dept = ${of.kode_dept}`]),
      ...(of.kode_kadar === null ? [] : [sql`b.kode_kadar = ${of.kode_kadar}`]),
      ...(asal === 'ALL'
        ? []
        : [sql`(b.beli->>'no_faktur_jual' is null) = ${asal === 'TANPA'}::boolean`]),
      ...(valid_by === null ? [] : [validatedBy(toko, sql`d`, valid_by)]),
    ])}`,
})

import { TENDERS } from '@kencana/contract/names/tenders'
import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  fineColumn,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { EXCHANGE, exchangeOf } from '../tukar-tambah/exchange-parts.ts'
import { PURCHASE } from './purchase-parts.ts'

/**
 * Purchases that were cancelled: who did it and why, who approved, the money that came back, and of
 * an exchange what new pieces had settled.
 */
export const batalPembelian = defineReport({
  id: 'laporan-batal-pembelian',
  title: 'Laporan Batal Pembelian',
  family: 'cancelled items',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_sales: refFilter('sales', 'Sales'),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    no_batal: textColumn('Nomor', { width: 1.4 }),
    no_faktur_beli: textColumn('Faktur', { leadsTo: PURCHASE, width: 1.4 }),
    no_tukar_tambah: textColumn('Tukar Tambah', { leadsTo: EXCHANGE, width: 1.4 }),
    nama_customer: textColumn('Pelanggan', { width: 1.2 }),
    kode_sales: textColumn('Sales'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    tunai: moneyColumn('Tunai'),
    transfer: moneyColumn('Transfer'),
    saldo: moneyColumn('Saldo titipan'),
    tukar: moneyColumn(TENDERS.TUKAR),
    total: moneyColumn('Total'),
    dibeli_oleh: textColumn('Dibeli Oleh'),
    user_id: textColumn('Dibatalkan Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    alasan: textColumn('Alasan', { width: 1.3 }),
  },
  chart: { kind: 'bar', label: 'user_id', value: 'total' },
  order: ['tgl', 'pada', 'no_batal'],
  sql: ({ toko, tanggal, kode_sales }) => sql`
    select d.tgl, d.pada, d.nomor as no_batal, d.membatalkan as no_faktur_beli, d.nama_customer,
      ${exchangeOf(toko, 'beli', sql`d.membatalkan`)} as no_tukar_tambah, d.kode_sales,
      b.pcs as jumlah, d.berat_mg as berat, d.murni_ug as murni, u.*,
      d.total_rp as total, o.user_id as dibeli_oleh, d.user_id, d.penyetuju,
      d.keterangan as alasan
    from dokumen d
    join dokumen o on o.kode_toko = d.kode_toko and o.nomor = d.membatalkan
    cross join lateral (select count(*) as pcs from dokumen_barang l
      where l.kode_toko = ${toko} and l.nomor = d.nomor) b
    cross join lateral (
      select coalesce(sum(p.jumlah) filter (where p.cara = 'TUNAI'), 0) as tunai,
        coalesce(sum(p.jumlah) filter (where p.cara = 'TRANSFER'), 0) as transfer,
        coalesce(sum(p.jumlah) filter (where p.cara = 'SALDO'), 0) as saldo,
        coalesce(sum(p.jumlah) filter (where p.cara = 'TUKAR'), 0) as tukar
      from jsonb_to_recordset(o.isi->'pembayaran') p (cara text, jumlah bigint)
    ) u
    where d.kode_toko = ${toko} and d.jenis = 'BATAL_PEMBELIAN'
      and d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
      ${kode_sales === null ? sql`` : sql`and d.kode_sales = ${kode_sales}`}`,
})

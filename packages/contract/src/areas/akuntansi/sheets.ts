import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import { column, type SheetField } from '../../kit/sheet/columns.ts'
import { BARANG_SHEET } from '../barang/sheet.ts'

const HUTANG: readonly SheetField[] = [
  column('text', 'no_lama', 'No Surat Lama', 'SG-0001', true),
  column('date', 'tgl_hutang', 'Tgl Hutang', '2026-09-15', true),
  column('text', 'nama', 'Nama Pelanggan', 'Siti Aminah', true),
  column('text', 'alamat', 'Alamat', 'Jl. Melati 5', true),
  column('phone', 'telp', 'Telepon', '081234567890'),
  column('code', 'jenis_identitas', 'Jenis Identitas', 'KTP'),
  column('code', 'no_identitas', 'No Identitas', '3174012305678901', true),
  column('code', 'kode_sales', 'Sales', 'S01', true),
  column('rupiah', 'jumlah_hutang', 'Jumlah Hutang', '2000000', true),
  column('code', 'metode', 'Metode Bunga', 'HARIAN', true),
  column('percent', 'bunga_permil', 'Bunga % per 30 Hari', '2.5', true),
  column('count', 'jangka_hari', 'Jangka Hari', '120', true),
  column('count', 'hari_minimal', 'Hari Minimal', '1'),
  column('count', 'hari_tenggang', 'Hari Tenggang', '0'),
  column('percent', 'denda_permil', 'Denda % per 30 Hari', '0'),
  column('code', 'hitung_hari_pertama', 'Hari Pertama Dihitung', 'TIDAK'),
  column('percent', 'bunga_awal_permil', 'Bunga Awal %', ''),
  column('count', 'hari_awal', 'Bunga Awal Sampai Hari', ''),
  column('text', 'lokasi', 'Lokasi Simpan', 'LACI 3'),
  column('text', 'nama_barang', 'Nama Jaminan', 'Kalung rantai', true),
  column('code', 'kode_dept', 'Jenis', ''),
  column('code', 'kode_kadar', 'Kadar', '750', true),
  column('count', 'jumlah', 'Jumlah Barang', '1'),
  column('gram', 'berat_kotor', 'Berat Kotor', ''),
  column('gram', 'berat', 'Berat Bersih', '5.000', true),
  column('code', 'kode_kondisi', 'Kondisi', 'BAIK', true),
  column('rupiah', 'taksiran', 'Taksiran', '3500000', true),
  column('text', 'keterangan', 'Keterangan', ''),
]

const TITIPAN: readonly SheetField[] = [
  column('text', 'nama', 'Nama Pelanggan', 'Budi Santoso', true),
  column('phone', 'telp', 'Telepon', '081298765432', true),
  column('text', 'alamat', 'Alamat', ''),
  column('code', 'kode_sales', 'Sales', ''),
  column('rupiah', 'jumlah', 'Jumlah', '1500000', true),
  column('text', 'no_lama', 'No Titipan Lama', 'TT-0012'),
  column('text', 'keterangan', 'Keterangan', ''),
]

const BLN: readonly SheetField[] = [
  column('text', 'nama_barang', 'Nama Barang', 'Cincin Polos Mawar', true),
  column('code', 'kode_dept', 'Jenis', 'CINCIN', true),
  column('code', 'kode_group', 'Group', 'T750', true),
  column('code', 'kode_kadar', 'Kadar', ''),
  column('code', 'kode_baki', 'Baki', 'BLN', true),
  column('gram', 'berat', 'Berat', '3.237', true),
  column('rupiah', 'modal_rp', 'Harga Beli', '4300000', true),
  column('text', 'kode_intern', 'Kode Intern', ''),
  column('text', 'size', 'Size', ''),
]

const ROSOK: readonly SheetField[] = [
  column('text', 'tempat', 'Tempat Rosok', 'NAMPAN 1', true),
  column('code', 'kode_kadar', 'Kadar', '700', true),
  column('gram', 'berat', 'Berat', '25.500', true),
  column('rupiah', 'modal_rp', 'Modal', '24000000', true),
]

const KURANG_BAYAR: readonly SheetField[] = [
  column('text', 'no_faktur_jual', 'No Nota', 'N-10233', true),
  column('date', 'tgl_nota', 'Tgl Nota', '2026-10-02', true),
  column('text', 'nama', 'Nama Pelanggan', 'Rina Wati', true),
  column('phone', 'telp', 'Telepon', '081311112222', true),
  column('rupiah', 'jumlah', 'Jumlah', '250000', true),
  column('date', 'tgl_janji', 'Tgl Janji', ''),
  column('code', 'kode_sales', 'Sales', ''),
  column('text', 'keterangan', 'Keterangan', ''),
]

const NON_CASH: readonly SheetField[] = [
  column('code', 'cara', 'Cara Bayar', 'DEBIT', true),
  column('code', 'kode_bank', 'Bank', 'BCA', true),
  column('date', 'tgl', 'Tanggal', '2026-10-31', true),
  column('text', 'no_slip', 'No Referensi', 'APR-450012', true),
  column('text', 'kartu_akhir', 'Akhir Kartu', '4021'),
  column('rupiah', 'jumlah', 'Jumlah', '1850000', true),
]

const KAS: readonly SheetField[] = [
  column('code', 'laci', 'Laci', 'KASIR'),
  column('text', 'no_rekening', 'No Rekening', ''),
  column('rupiah', 'jumlah', 'Jumlah', '5000000', true),
]

/** The columns of each kind's sheet, in the order people fill them in. */
export const SALDO_AWAL_SHEETS: Readonly<Record<JenisSaldoAwal, readonly SheetField[]>> = {
  BARANG: [
    ...BARANG_SHEET,
    column('code', 'kode_kadar', 'Kadar', ''),
    column('text', 'faktur_no', 'No Faktur Pajak', ''),
    column('date', 'faktur_tgl', 'Tgl Faktur Pajak', ''),
    column('text', 'pemasok', 'Pemasok', ''),
  ],
  BLN,
  ROSOK,
  HUTANG,
  TITIPAN,
  KURANG_BAYAR,
  NON_CASH,
  KAS,
}

import { MASTERS } from '../masters/registry.ts'
import { menuNodes } from '../menu.ts'
import { words } from './words.ts'

/** What a command that posts no document is about, by the first part of its path. */
const PLACES = words({
  'aturan-beli': 'Parameter Aturan Beli',
  barang: 'Data Barang',
  berita: 'Berita',
  'export-csv': 'Export CSV',
  'gesek-tunai': 'Gesek Tunai',
  'harga-emas': 'Parameter Harga Emas',
  hutang: 'Hutang',
  jurnal: 'Jurnal Umum',
  'marketplace-setting': 'Setting Marketplace',
  'mutasi-uang-bank': 'Mutasi Uang Bank',
  'mutasi-uang-cash': 'Mutasi Uang Cash',
  operasi: 'Operasi',
  'para-akun-transaksi': 'Parameter Akun',
  lebur: 'Lebur Rosok',
  'para-harga-beli': 'Parameter Harga Beli',
  'para-system': 'Setting System',
  pelanggan: 'Buku Pelanggan',
  pembelian: 'Pembelian',
  'pencairan-non-cash': 'Lihat Pencairan',
  penjualan: 'Penjualan',
  'redirect-to-grosir': 'Grosir',
  'rekening-koran': 'Rekening Koran',
  'saldo-awal': 'Saldo Awal',
  'setting-nota': 'Setting Nota',
  'setting-nota-slip': 'Setting Nota Slip',
  settingtoko: 'Setting Toko',
  'pindah-sortir': 'Pindah Sortir',
  'sidik-alat': 'Sidik Jari',
  'sidik-jari': 'Sidik Jari',
  sortir: 'Sortir Pembelian',
  'timbang-baki': 'Timbang Baki',
  'transaksi-besar': 'Laporan Transaksi Besar',
  'tukar-tambah': 'Lihat Tukar Tambah',
  'tutup-toko': 'Tutup Toko',
  HITUNGAN_DITOLAK: 'Tutup Toko',
  LACI_DICOBA: 'Uang Kas',
  SLIP_DITOLAK: 'Tutup Toko',
  'uang-bank': 'Uang Bank',
  'uang-kas': 'Uang Kas',
  users: 'Data Users',
  'validasi-hutang': 'Validasi Hutang',
  'validasi-non-cash': 'Validasi Non Cash',
  'validasi-pembelian': 'Validasi Jual Beli',
  'validasi-titipan': 'Validasi Titipan',
  'whatsapp-setting': 'Setting WhatsApp',
})

/** The same with every master, each by its own name. */
export const AUDIT_PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MASTERS.map(({ resource, title }) => [resource, title])),
  ...PLACES,
}

/** Screens of what is not called by the name of its own. */
const OTHERS = {
  berita: '/hak-akses-news',
  hutang: '/lihat-hutang',
  pembelian: '/lihat-pembelian',
  penjualan: '/lihat-penjualan',
  'sidik-alat': '/settingtoko',
  'sidik-jari': '/data-users',
} as const

const BY_LABEL = new Map(menuNodes().map(({ label, path }) => [label, path]))

/** The screen of each of them, as far as the menu has one. */
export const AUDIT_SCREENS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(AUDIT_PLACES).flatMap(([place, label]) => {
      const path = BY_LABEL.get(label)
      return path === undefined ? [] : [[place, path]]
    }),
  ),
  ...OTHERS,
}

/** What was done there, by the end of the command; the first that fits. */
export const AUDIT_ACTS = words({
  'users/change-password': 'Ganti Password',
  '/akhiri-sesi': 'Akhiri sesi',
  '/akhiri-semua-sesi': 'Akhiri sesi',
  '/akses': 'Ubah hak akses',
  '/reactivate': 'Aktifkan kembali',
  '/import': 'Impor',
  '/nonaktif': 'Nonaktifkan',
  '/aktif': 'Aktifkan',
  '/unggah': 'Unggah',
  '/cocok': 'Cocokkan',
  '/cocok-pasti': 'Cocokkan yang pasti',
  '/hapus': 'Hapus',
  '/batal': 'Batalkan',
  '/cari-lama': 'Cari nota lama',
  '/nota-toko-lain': 'Baca nota toko lain',
  '/nomor-lama': 'Buka nomor lama',
  '/reset-password': 'Reset Password',
  '/kirim-lagi': 'Kirim lagi',
  '/baca': 'Dibaca',
  '/tarik': 'Tarik',
  '/lapor': 'Catat laporan',
  '/pemberitahuan': 'Pemberitahuan',
  '/lupakan': 'Lupakan',
  '/coba': 'Periksa',
  'settingtoko/portal/hasil': 'Periksa',
  '/uji': 'Periksa',
  '/pulihkan': 'Pulihkan',
  '/sebar': 'Kirim',
  '/kirim': 'Kirim',
  '/send': 'Kirim',
  '/cabut': 'Dicabut',
  'timbang-baki/start': 'Mulai timbang',
  'timbang-baki/reset': 'Bersihkan',
  '/upload-banyak': 'Unggah',
  '/upload-image': 'Unggah',
  'tutup-toko/buka': 'Buka kembali',
  'POST penjualan/tertahan': 'Tahan',
  'POST settingtoko/logo': 'Unggah',
  'POST saldo-awal/berkas/{jenis}': 'Unggah',
  'POST setting-nota/{jenis}': 'Ubah',
  'POST setting-nota-slip/{jenis}': 'Ubah',
  'POST harga-emas': 'Ubah',
  'POST aturan-beli': 'Ubah',
  'POST export-csv': 'Export CSV',
  'POST validasi-hutang': 'Validasi',
  'POST validasi-non-cash': 'Cocokkan',
  'POST validasi-pembelian': 'Validasi',
  'POST validasi-titipan': 'Validasi',
  HITUNGAN_DITOLAK: 'Hitungan laci ditolak',
  LACI_DICOBA: 'Coba ambil uang laci',
  SLIP_DITOLAK: 'Slip mesin ditolak',
})

/** What else was done, by its verb. */
export const AUDIT_VERBS = words({ POST: 'Buat', PUT: 'Ubah', DELETE: 'Hapus' })

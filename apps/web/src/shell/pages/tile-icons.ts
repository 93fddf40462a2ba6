import { MORE_ICONS } from '../../kit/text/more-icons.ts'

/** What a screen is about, by a word of its address: the first that fits. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/batal/, MORE_ICONS.urungkan],
  [/lihat|cek|data-barang/, 'cari'],
  [/hancur/, 'hapus'],
  [/tambah/, 'tambah'],
  [/barcode|label/, 'pindai'],
  [/buku-pelanggan|user|akses|sales|pegawai/, 'kunci'],
  [/news|berita|whatsapp|pesan/, 'berita'],
  [/harga|dashboard|grafik|analisis|margin/, 'dashboard'],
  [/jejak|riwayat|audit|otorisasi/, MORE_ICONS.riwayat],
  [/tutup|periode|hari|tanggal|jatuh/, MORE_ICONS.kalender],
  [/terima|import|saldo-awal/, 'unduh'],
  [/kirim|export/, MORE_ICONS.unggah],
  [/pindah|mutasi|tukar|validasi-|pencairan/, MORE_ICONS.ulangi],
  [/nota|surat|faktur|kertas|jurnal/, 'laporan'],
  [/toko/, MORE_ICONS.toko],
  [/uang|kas|bank|rekening|titipan|piutang|biaya|non-cash|akun/, 'uang'],
  [/pembelian|beli/, 'pembelian'],
  [/penjualan|jual|kupon/, 'penjualan'],
  [/hutang|gadai|bunga|plafond|lelang|penebusan/, 'hutang'],
  [/barang|baki|gudang|stock|kadar|jenis|group|batu|berlian/, 'barang'],
]

/** The icon of a screen, that tiles beside each other are told apart; none where no word fits. */
export const iconOf = (path = ''): string | undefined =>
  ICONS.find(([word]) => word.test(path.toLowerCase()))?.[1]

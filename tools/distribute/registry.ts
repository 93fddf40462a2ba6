/**
 * Where each table lives on a distributed PostgreSQL (06-performance §3):
 * - `reference`: shared by the chain, a whole copy on every node;
 * - `store`: rows of one store stand together on one node, chosen by `kode_toko`;
 * - `local`: of the installation, on the coordinator only.
 * A table without an entry stops `npm run db:distribute` and fails tests/distribute.
 */
export type Kind = 'reference' | 'store' | 'local'

export const TABLES: Readonly<Record<string, Kind>> = {
  akun: 'reference',
  aturan_berat: 'reference',
  bank: 'reference',
  batu_clarity: 'reference',
  batu_color: 'reference',
  batu_cutgrade: 'reference',
  batu_fluorescence: 'reference',
  batu_polish: 'reference',
  batu_shape: 'reference',
  batu_symmetry: 'reference',
  berita: 'reference',
  berita_dibaca: 'reference',
  get_point_member: 'reference',
  grup: 'reference',
  jenis: 'reference',
  jenis_batu: 'reference',
  jenis_group: 'reference',
  kadar: 'reference',
  kategori: 'reference',
  kelompok_harga: 'reference',
  kode_transaksi: 'reference',
  kondisi_barang: 'reference',
  kondisi_pembelian: 'reference',
  kondisi_pinjaman: 'reference',
  layar_dikenal: 'reference',
  marketplace: 'reference',
  para_akun_transaksi: 'reference',
  parameter_member_afiliasi: 'reference',
  parameter_point: 'reference',
  reset_poin_member: 'reference',
  riwayat_master_pusat: 'reference',
  riwayat_user: 'reference',
  // The ledger's writer reads sessions on the node of the store it writes for.
  sesi: 'reference',
  supplier: 'reference',
  supplier_berlian: 'reference',
  toko: 'reference',
  users: 'reference',

  audit: 'store',
  audit_kepala: 'store',
  baki: 'store',
  bandrol: 'store',
  barang: 'store',
  barang_jumlah: 'store',
  berlian: 'store',
  bonus_sales: 'store',
  bunga_hutang: 'store',
  cetak_nota: 'store',
  deskripsi_service: 'store',
  dokumen: 'store',
  dokumen_barang: 'store',
  dokumen_bayar: 'store',
  gerak_barang: 'store',
  gudang: 'store',
  hadiah: 'store',
  harga_beli: 'store',
  harga_emas: 'store',
  hari_bisnis: 'store',
  hutang_pokok: 'store',
  idem: 'store',
  jurnal_baris: 'store',
  keranjang: 'store',
  keterangan_nota: 'store',
  kupon: 'store',
  layanan: 'store',
  logo_toko: 'store',
  modul: 'store',
  nomor_barcode: 'store',
  nomor_urut: 'store',
  ongkos: 'store',
  otorisasi: 'store',
  otorisasi_gagal: 'store',
  outbox: 'store',
  para_cicilan: 'store',
  para_system: 'store',
  plafond_hutang: 'store',
  plafond_hutang_kadar: 'store',
  potongan_kategori: 'store',
  potongan_pembelian: 'store',
  rekap_penjualan: 'store',
  rekening: 'store',
  riwayat_barang: 'store',
  riwayat_master_toko: 'store',
  riwayat_pengaturan: 'store',
  rugi_nota: 'store',
  sales: 'store',
  templat_kertas: 'store',
  tukang: 'store',

  kencana_migrasi: 'local',
  operasi: 'local',
  percobaan_sandi: 'local',
  socket_io_lampiran: 'local',
}

/** The column store tables are distributed by, first in every key. */
export const STORE_COLUMN = 'kode_toko'

/** Store tables are laid beside this one, so that a store is whole on one node. */
export const BESIDE = 'hari_bisnis'

/**
 * Functions that run whole on the node of the store they are called for: one store per call, named
 * by `p_toko`, and every statement in them carries it.
 */
export const DELEGATED: readonly string[] = [
  'ambil_barcode',
  'baca_penjualan',
  'buka_kembali',
  'cari_barang',
  'post',
]

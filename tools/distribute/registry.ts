import { MASTERS } from '../../packages/contract/src/masters/registry.ts'

/**
 * Where each table lives on a distributed PostgreSQL (06-performance §3):
 * - `reference`: shared by the chain, a whole copy on every node;
 * - `store`: rows of one store stand together on one node, chosen by `kode_toko`;
 * - `local`: of the installation, on the coordinator only.
 * The table of a master lies where its definition keeps it. A table without an entry stops
 * `npm run db:distribute` and fails tests/distribute.
 */
export type Kind = 'reference' | 'store' | 'local'

export const TABLES: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    MASTERS.map(({ table, kept }) => [table, kept === 'chain' ? 'reference' : 'store'] as const),
  ),

  akun: 'reference',
  aturan_beli: 'reference',
  orang_hari: 'reference',
  berita: 'reference',
  berita_dibaca: 'reference',
  layar_dikenal: 'reference',
  nota_dibeli: 'reference',
  para_akun_transaksi: 'reference',
  riwayat_master_pusat: 'reference',
  riwayat_user: 'reference',
  // The ledger's writer reads sessions on the node of the store it writes for.
  sesi: 'reference',
  users: 'reference',

  ajuan: 'store',
  ajuan_jurnal: 'store',
  ajuan_uang: 'store',
  alat_sidik: 'store',
  audit: 'store',
  audit_kepala: 'store',
  barang: 'store',
  barang_jumlah: 'store',
  barang_marketplace: 'store',
  batch_cuci: 'store',
  bon: 'store',
  cetak_nota: 'store',
  dokumen: 'store',
  dokumen_barang: 'store',
  dokumen_bayar: 'store',
  gerak_ajuan: 'store',
  gerak_ajuan_jurnal: 'store',
  gerak_ajuan_uang: 'store',
  gerak_barang: 'store',
  gerak_batch_cuci: 'store',
  gerak_bon: 'store',
  gerak_hutang: 'store',
  gerak_kolam: 'store',
  gerak_pakai_kupon: 'store',
  gerak_periode: 'store',
  gerak_lantak: 'store',
  gerak_susut: 'store',
  harga_emas: 'store',
  hari_bisnis: 'store',
  hutang: 'store',
  hutang_barang: 'store',
  idem: 'store',
  jurnal_baris: 'store',
  jejak_pelanggan: 'store',
  kabar_tutup: 'store',
  kabar_uang: 'store',
  keranjang: 'store',
  kolam: 'store',
  lantak: 'store',
  ekspor: 'store',
  layanan: 'store',
  logo_toko: 'store',
  modul: 'store',
  koran_baris: 'store',
  koran_cocok: 'store',
  koran_jurnal: 'store',
  koran_peta: 'store',
  koran_unggah: 'store',
  non_cash: 'store',
  nomor_barcode: 'store',
  nomor_urut: 'store',
  otorisasi: 'store',
  otorisasi_gagal: 'store',
  outbox: 'store',
  pakai_kupon: 'store',
  pemberitahuan_hutang: 'store',
  pesan_masuk: 'store',
  para_system: 'store',
  pelanggan: 'store',
  periode: 'store',
  rekap_penjualan: 'store',
  rekap_jurnal: 'store',
  rekap_gerak: 'store',
  riwayat_barang: 'store',
  riwayat_master_toko: 'store',
  riwayat_pelanggan: 'store',
  riwayat_pengaturan: 'store',
  sidik_jari: 'store',
  tantangan_sidik: 'store',
  susut: 'store',
  templat_kertas: 'store',
  timbang_baki: 'store',
  tugas_ppatk: 'store',
  tukar_tambah: 'store',
  uang_datang: 'store',
  validasi_dokumen: 'store',

  kencana_migrasi: 'local',
  operasi: 'local',
  percobaan_sandi: 'local',
  asal_percobaan: 'local',
  socket_io_lampiran: 'local',
}

/** The column store tables are distributed by, first in every key. */
export const STORE_COLUMN = 'kode_toko'

/** Store tables are laid beside this one, so that a store is whole on one node. */
export const BESIDE = 'hari_bisnis'

/**
 * Functions that run whole on the node of the store they are called for: one store per call, named
 * by `p_toko`, and every statement in them carries it.
 * - `alone`: called outside transactions;
 * - `within`: inside them too, as their owner, who is no user of the nodes. Citus sends such a call
 *   there only if no statement of it names both a store table and a shared one, and none fills a
 *   store table straight from another.
 */
export const DELEGATED: Readonly<Record<string, 'alone' | 'within'>> = {
  ambil_barcode: 'within',
  baca_bon: 'alone',
  baca_kupon: 'alone',
  baca_penjualan: 'alone',
  buka_kembali: 'within',
  cari_barang: 'alone',
  catat_perintah: 'within',
  post: 'within',
  post_banyak: 'alone',
}

/** A feature switch of a store (doc2 §6, 03-decisions §8). */
export interface Module {
  readonly key: string
  readonly label: string
  /** State in a new store. */
  readonly awal: boolean
}

/**
 * Module keys of what exists so far. A key is added with the first screen that it gates, so that
 * no switch stands here that changes nothing.
 */
export const MODULES: readonly Module[] = [
  { key: 'KIRIM_BARANG_MODULE', label: 'Kirim barang antar cabang', awal: true },
  { key: 'SEPUHAN_MODULE', label: 'Sortir, cuci dan sepuh', awal: true },
  { key: 'STOCK_CUCI_MANUAL_MODULE', label: 'Cuci tanpa barcode, per berat', awal: true },
  { key: 'SEPUHAN_PUSAT_MODULE', label: 'Sepuhan dikerjakan pusat', awal: false },
  { key: 'SUPPLIER_BARANG_MODULE', label: 'Supplier barang', awal: true },
  { key: 'POTONGAN_PENJUALAN_MODULE', label: 'Potongan penjualan', awal: true },
  { key: 'HIDUP_FEATURE_MODULE', label: 'Barang beli utuh langsung ke baki', awal: true },
  { key: 'BERLIAN_MODULE', label: 'Berlian', awal: true },
  { key: 'BUNGA_HUTANG_MODULE', label: 'Bunga hutang', awal: true },
  { key: 'PLAFOND_HUTANG_MODULE', label: 'Plafond hutang', awal: true },
  { key: 'HUTANG_POKOK_MODULE', label: 'Hutang pokok', awal: true },
  { key: 'CICILAN_MODULE', label: 'Cicilan', awal: true },
  { key: 'MEMBER_MODULE', label: 'Member', awal: true },
  { key: 'RESET_POIN_MODULE', label: 'Reset poin member', awal: true },
  { key: 'KUPON_PENJUALAN_MODULE', label: 'Kupon penjualan', awal: true },
  { key: 'BONUS_SALES_MODULE', label: 'Bonus sales', awal: true },
  { key: 'DESKRIPSI_SERVICE_MODULE', label: 'Deskripsi service', awal: true },
  { key: 'WHATSAPP_MODULE', label: 'Kirim nota lewat WhatsApp', awal: true },
  { key: 'MARKETPLACE_MODULE', label: 'Marketplace', awal: true },
  { key: 'FINGERPRINT_MODULE', label: 'Otorisasi dengan sidik jari', awal: false },
  { key: 'AKUNTANSI_MODULE', label: 'Akuntansi', awal: true },
  { key: 'VALIDASI_KEUANGAN_MODULE', label: 'Validasi uang masuk dan keluar', awal: false },
  { key: 'LAPORAN_TRANSAKSI_HARIAN_MODULE', label: 'Laporan transaksi harian', awal: true },
]

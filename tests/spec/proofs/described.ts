const WEB = 'apps/web/src'
const FIELDS = 'packages/contract/src/kit/field-texts.ts'
const NEW_ITEM = 'packages/contract/src/areas/barang/commands.ts'
const OFFER = 'packages/contract/src/areas/barang/marketplace.ts'

interface Said {
  readonly text: string
  readonly at: readonly string[]
}

/** Messages the specification describes without words: ours, and where they stand. */
export const DESCRIBED_TEXTS: Readonly<Record<string, Said & { readonly also?: Said }>> = {
  'lost-connection': {
    text: 'Koneksi terputus',
    at: [`${WEB}/shell/frame/dialogs/shell-dialogs.tsx`],
  },
  'diamond-sale-needs-module': {
    text: 'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini',
    at: ['packages/contract/src/refusals.ts'],
  },
  'back-online': {
    text: 'Koneksi tersambung kembali',
    at: [`${WEB}/shell/frame/dialogs/shell-dialogs.tsx`],
  },
  'logout-confirm': {
    text: 'Apakah Anda yakin ingin keluar?',
    at: [`${WEB}/shell/frame/user/user-items.tsx`],
  },
  'access-denied': { text: 'Akses ditolak', at: [`${WEB}/shell/pages/refused-pages.tsx`] },
  'reactivate-body': {
    text: '{kode} pernah dihapus. Aktifkan kembali?',
    at: [`${WEB}/kit/dialogs/notify.ts`],
  },
  'authorization-success': {
    text: 'Otorisasi berhasil',
    at: [`${WEB}/engines/approval/authorization-dialog.tsx`],
  },
  'store-closed-notice': {
    text: 'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan',
    at: ['POST penjualan TOKO_SUDAH_TUTUP'],
  },
  'save-error': {
    text: 'Data gagal disimpan, periksa tanggal transaksi dan koneksi',
    at: [`${WEB}/lib/api.ts`],
  },
  'cancel-yesterday': {
    text: 'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama',
    at: ['POST penjualan/{no_faktur_jual}/batal BUKAN_HARI_INI'],
  },
  'closed-by-other': {
    text: 'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan',
    at: ['POST barang TOKO_SUDAH_TUTUP'],
  },
  'add-item-failed': {
    text: 'Ada {jumlah} baris yang salah, tidak ada yang disimpan',
    at: ['POST barang BARIS_SALAH'],
  },
  'photo-upload-failed': {
    text: 'Gambar gagal disimpan, ubah di Data Barang',
    at: [`${WEB}/features/barang/tambah/add-barang-screen.tsx`],
  },
  'branch-unavailable': {
    text: 'Toko {toko} tidak menjawab: jumlah di bawah belum lengkap.',
    at: [`${WEB}/engines/report-screen/report-screen.tsx`],
  },
  // The document may mean one message or two: there are two.
  'overpayment-refresh-failed': {
    text: 'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}',
    at: ['POST penjualan PEMBAYARAN_LEBIH'],
    also: { text: 'Gagal dimuat ulang', at: [`${WEB}/kit/layout/panel.tsx`] },
  },
  'karat-max-500': { text: 'Kadar tidak boleh lebih dari {batas}', at: [FIELDS] },
  'karat-not-zero': { text: 'Kadar tidak boleh 0', at: ['packages/contract/src/refusals.ts'] },
  'carat-max-100': { text: 'Karat tidak boleh lebih dari {batas}', at: [FIELDS] },
  'percent-max-100': { text: 'Persen tidak boleh lebih dari 100', at: [FIELDS] },
  'item-name-length': { text: 'Nama barang harus lebih dari 5 huruf', at: [NEW_ITEM] },
  'description-min-20': { text: 'Deskripsi tidak boleh kurang dari 20 huruf', at: [OFFER] },
  'photos-mandatory-marketplace': {
    text: 'Gambar wajib ada sebelum barang dijual di marketplace',
    at: ['PUT barang/{kode_barcode}/marketplace GAMBAR_WAJIB'],
  },
  'carrier-required': { text: 'Pilih kurir dahulu', at: [OFFER] },
  'payment-max-remaining': {
    text: 'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}',
    at: ['POST penjualan PEMBAYARAN_LEBIH'],
  },
  'payment-method-min-one': {
    text: 'Pilih sedikitnya satu cara pembayaran',
    at: ['POST penjualan PEMBAYARAN_KOSONG'],
  },
  'discount-max-total': {
    text: 'Potongan tidak boleh melebihi total',
    at: ['POST penjualan DISKON_MELEBIHI'],
  },
  'barcode-exists': {
    text: 'Barcode {kode_barcode} tidak ditemukan',
    at: ['POST penjualan BARANG_TIDAK_ADA'],
  },
  'barcode-not-empty': {
    text: 'Barcode harus 8 angka',
    at: [`${WEB}/engines/piece-scan/piece-field.tsx`],
  },
  'barcode-not-duplicate': {
    text: 'Barcode {kode_barcode} ada dua kali',
    at: [`${WEB}/features/barang/pindah/use-scan-list.ts`, 'POST penjualan BARCODE_GANDA'],
  },
}

/** Kinds that lay a piece on a tray it did not lie on: held to how many the tray holds. */
export const HELD = [
  ...['TAMBAH_BARANG', 'SALDO_AWAL', 'PINDAH_BARANG', 'PEMBELIAN', 'SORTIR'],
  ...['TERIMA_CUCI', 'TERIMA_SEPUHAN'],
]

/** What is undone goes back where it lay, also onto a tray that was filled meanwhile. */
export const BACK = ['BATAL_PENJUALAN', 'BATAL_SORTIR', 'BATAL_KIRIM_CUCI']

const NO_PIECE = 'no piece'

/** Kinds that lay none, and why. */
export const NONE: Readonly<Record<string, string>> = {
  PENJUALAN: 'takes pieces out',
  HANCUR_BARANG: 'takes pieces out',
  HANCUR_PEMBELIAN: 'takes pieces out',
  PINDAH_SORTIR: 'stays where it lies',
  KIRIM_CUCI: 'takes pieces out',
  BATAL_TERIMA_CUCI: 'takes pieces out again',
  WASTING_SEPUHAN: 'they are away',
  VALIDASI_SUSUT: NO_PIECE,
  LEBUR: NO_PIECE,
  BATAL_LEBUR: NO_PIECE,
  JUAL_LANTAK: NO_PIECE,
  SERAH_LANTAK: NO_PIECE,
  BATAL_LANTAK: NO_PIECE,
  MASUK_CUCI_MANUAL: NO_PIECE,
  KELUAR_CUCI_MANUAL: NO_PIECE,
  KIRIM_CUCI_MANUAL: NO_PIECE,
  TERIMA_CUCI_MANUAL: NO_PIECE,
  AJUAN_PENJUALAN: 'held where it lies',
  TOLAK_AJUAN: 'free where it lies',
  TARIK_AJUAN: 'free where it lies',
  BATAL_PEMBELIAN: 'what it laid never was',
  BATAL_SALDO_AWAL: 'what it laid never was',
  TUKAR_TAMBAH: 'its purchase is held, by what the whole command leaves',
  BATAL_TUKAR_TAMBAH: 'its BATAL_PENJUALAN goes back',
  ...Object.fromEntries(
    [
      ...['HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG', 'BAYAR_KELEBIHAN'],
      ...['BATAL_HUTANG', 'BATAL_LELANG', 'BATAL_HUTANG_LUNAS', 'AWAL_HUTANG'],
      ...['BATAL_AWAL_HUTANG', 'TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN'],
      ...['PENGALIHAN_SALDO', 'BATAL_TITIPAN', 'AWAL_TITIPAN', 'BATAL_AWAL_TITIPAN'],
      ...['KURANG_BAYAR', 'BAYAR_PIUTANG', 'BATAL_KURANG_BAYAR', 'MUTASI_UANG_BANK'],
      ...['MUTASI_UANG_CASH', 'BATAL_MUTASI', 'UANG_KAS', 'BATAL_UANG_KAS', 'UANG_BANK'],
      ...['BATAL_UANG_BANK', 'KIRIM_UANG', 'BATAL_KIRIM_UANG', 'TERIMA_UANG', 'CAIR_NON_CASH'],
      ...['BATAL_CAIR_NON_CASH', 'GESEK_TUNAI', 'BATAL_GESEK_TUNAI', 'AJUAN_JURNAL'],
      ...['TOLAK_JURNAL', 'TARIK_JURNAL', 'JURNAL_UMUM', 'BATAL_JURNAL', 'TUTUP_PERIODE'],
      ...['BUKA_PERIODE', 'TUTUP_TOKO', 'AJUAN_UANG', 'TOLAK_UANG', 'TARIK_UANG'],
      ...['AWAL_KURANG_BAYAR', 'BATAL_AWAL_KURANG_BAYAR'],
    ].map(kind => [kind, NO_PIECE]),
  ),
}

/**
 * What a screen reads of its address besides its path. Links to it are made with these names and
 * the screen reads no others, so that one that nothing reads cannot be written.
 */
export const ADDRESSES = {
  '/data-barang': ['barcode', 'q', 'status', 'kode_dept', 'kode_group', 'kode_kadar', 'kode_baki'],
  '/lihat-penjualan': [
    'no_faktur_jual',
    'lama',
    'q',
    'tgl_from',
    'tgl_to',
    'kode_sales',
    'status',
    'page',
    'limit',
  ],
  '/sortir-pembelian': ['lihat', 'no_sortir', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/kirim-barang-cuci': ['lihat', 'no_kirim', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/terima-barang-cuci': [
    'lihat',
    'no_kirim',
    'q',
    'tgl_from',
    'tgl_to',
    'status',
    'page',
    'limit',
  ],
  '/terima-sepuhan': ['lihat', 'no_kirim', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/wasting-sepuhan': ['no_kirim', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/transaksi-pembelian': ['no_faktur_jual', 'pelanggan'],
  '/transaksi-hutang': ['pelanggan'],
  '/lihat-pembelian': [
    'no_faktur_beli',
    'q',
    'tgl_from',
    'tgl_to',
    'kode_sales',
    'status',
    'page',
    'limit',
  ],
  '/lihat-tukar-tambah': [
    'no_tukar_tambah',
    'q',
    'tgl_from',
    'tgl_to',
    'kode_sales',
    'status',
    'page',
    'limit',
  ],
  '/lihat-hutang': ['no_faktur_hutang', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/lihat-titipan': ['baru', 'no_titipan', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/uang-kas': ['baru', 'no_kas', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/uang-bank': [
    'baru',
    'no_kas',
    'q',
    'tgl_from',
    'tgl_to',
    'status',
    'page',
    'limit',
    'kode_bank',
    'no_rekening',
    'jumlah',
    'keterangan',
  ],
  '/rekening-koran': ['no_rekening', 'tgl', 'hari', 'lihat', 'q', 'page', 'limit'],
  '/mutasi-uang-bank': ['baru', 'no_mutasi', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/mutasi-uang-cash': ['baru', 'no_mutasi', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/piutang-penjualan': [
    'baru',
    'no_kurang_bayar',
    'q',
    'tgl_from',
    'tgl_to',
    'status',
    'page',
    'limit',
  ],
  '/pencairan-non-cash': ['q', 'penerbit', 'cara', 'status', 'page', 'limit'],
  '/lihat-pencairan': ['no_cair', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/gesek-tunai': ['baru', 'no_gesek', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/kirim-uang-pusat': ['baru', 'no_reff', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/terima-uang-kas': ['baru', 'no_reff', 'q', 'status', 'page', 'limit'],
  '/e-faktur': ['tgl_from', 'tgl_to'],
  '/jurnal-umum': ['no_jurnal', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/validasi-jurnal': ['no_ajuan'],
  '/validasi-keuangan': ['no_ajuan'],
  '/pelanggan': ['id', 'q', 'page', 'limit'],
  '/validasi-non-cash': ['q', 'status', 'cara', 'kode_bank', 'tgl_from', 'tgl_to', 'page', 'limit'],
  '/hak-akses-users': ['user_id'],
} as const

export type AddressedScreen = keyof typeof ADDRESSES

/** A name that a screen reads of its address. */
export type NameIn<S extends AddressedScreen> = (typeof ADDRESSES)[S][number]

/** What the address of a screen says. */
export type AskedOf<S extends AddressedScreen> = { readonly [K in NameIn<S>]?: string }

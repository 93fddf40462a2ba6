/**
 * What a screen reads of its address besides its path. Links to it are made with these names and
 * the screen reads no others, so that one that nothing reads cannot be written.
 */
export const ADDRESSES = {
  '/data-barang': ['barcode', 'q', 'status', 'kode_dept', 'kode_group', 'kode_kadar', 'kode_baki'],
  '/lihat-penjualan': [
    'no_faktur_jual',
    'q',
    'tgl_from',
    'tgl_to',
    'kode_sales',
    'status',
    'page',
    'limit',
  ],
  '/lihat-hutang': ['no_faktur_hutang', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/lihat-titipan': ['no_titipan', 'q', 'tgl_from', 'tgl_to', 'status', 'page', 'limit'],
  '/validasi-non-cash': ['q', 'status', 'cara', 'kode_bank', 'tgl_from', 'tgl_to', 'page', 'limit'],
  '/hak-akses-users': ['user_id'],
} as const

export type AddressedScreen = keyof typeof ADDRESSES

/** A name that a screen reads of its address. */
export type NameIn<S extends AddressedScreen> = (typeof ADDRESSES)[S][number]

/** What the address of a screen says. */
export type AskedOf<S extends AddressedScreen> = { readonly [K in NameIn<S>]?: string }

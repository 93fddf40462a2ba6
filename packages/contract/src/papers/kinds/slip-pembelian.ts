import { definePaper } from '../strips/define-paper.ts'
import { field, inWords, NAME, sum, terms } from '../strips/lines.ts'
import { head, party, sides, signatures, table } from '../strips/parts.ts'
import * as say from '../strips/values.ts'

/** Top of the slips of who brings gold: the store, the person, who served. */
export const BROUGHT_BY = [
  head(),
  party({
    left: [
      field('customer', NAME),
      field('alamat_customer', { susut: true }),
      field('telp_customer', { at: 39.4, w: 54, awalan: 'Telp. ' }),
      field('identitas', { at: 39.4, x: 64, w: 54, awalan: 'Identitas ' }),
    ],
  }),
]

/** Pieces with the working of their prices below them. */
export const PRICE_TABLE = {
  at: 45,
  ukuran: 7.5,
  columns: { kode_barcode: 18, uraian: 90, kadar: 14, berat: 17, hitungan: 27, harga: 28 },
  garis: false,
} as const

/** A piece with a new barcode and the steps of its price, as the designer shows them. */
export const workedOut = (barcode: string) => [
  [barcode, 'Cincin polos, FJ-JKT-261014-0007, Patri lepas', '17K', 3_237, null, 5_101_500],
  [null, 'Nota sendiri, pembelian (v1)'],
  [null, 'Harga nota', null, null, 5_232_500],
  [null, 'Potongan sesuai nota', null, null, -80_925],
  [null, 'Biaya perbaikan, Patri lepas', null, null, -50_000],
  [null, 'Pembulatan turun ke 500', null, null, -75],
]

/**
 * The slip of a purchase: pieces, the rule and the working of each price, the money paid out. A
 * page has room for a piece with eight steps of its price.
 */
export const slipPembelian = definePaper({
  kode: 'slip-pembelian',
  label: 'Slip Pembelian',
  screens: ['/lihat-pembelian', '/transaksi-pembelian'],
  variabel: [
    ...say.headed('SLIP PEMBELIAN', 'Nomor pembelian', 'FB-JKT-261121-0003'),
    say.teks('status_slip', 'Tanda pembelian batal'),
    ...say.person('customer', 'Nama penjual', 'Alamat penjual', 'Telepon penjual'),
    say.teks('identitas', 'Identitas penjual (4 tanda terakhir)', 'KTP ************0007'),
    ...say.STAFF,
    ...say.counted(1, 3_237),
    say.rupiah('total', 'Dibayar kepada penjual', 5_101_500),
    say.teks('dibayar', 'Cara pembayaran', 'TUNAI 5.101.500'),
    say.KETERANGAN,
  ],
  daftar: [
    say.rowsOf('barang', 'Barang yang dibeli', workedOut('10002345'), [
      say.teks('kode_barcode', 'Barcode baru', 'Barcode'),
      say.teks('uraian', 'Barang, nota dan kondisinya, lalu setiap langkah', 'Barang dan hitungan'),
      say.teks('kadar', 'Kadar'),
      say.gram('berat', 'Berat timbang', 'Berat'),
      say.rupiah('hitungan', 'Hitungan harga', 'Hitungan'),
      say.rupiah('harga', 'Harga beli', 'Harga'),
    ]),
  ],
  ketentuan: [
    'Penjual menyatakan barang ini miliknya sendiri dan tidak dalam sengketa.',
    'Harga dihitung dengan aturan dan langkah yang tertulis di atas.',
  ],
  strips: [
    ...BROUGHT_BY,
    table('barang', { ...PRICE_TABLE, h: 48 }),
    sides({ right: [sum('total', 'TOTAL', { at: 94.6 }), inWords('total', { at: 101.6 })] }),
    sides({
      left: [
        field('dibayar', { at: 95, lines: 2 }),
        field('keterangan', { at: 102.6, ukuran: 7.5, lines: 2 }),
      ],
    }),
    terms({ at: 110.4, h: 8.6 }),
    signatures(['Penjual', 'Petugas'], { at: 120 }),
  ],
})

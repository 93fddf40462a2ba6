import { definePaper } from '../strips/define-paper.ts'
import { field, inWords, NAME, SUM, sum, terms, words } from '../strips/lines.ts'
import { sides, signatures, table } from '../strips/parts.ts'
import * as say from '../strips/values.ts'
import { BROUGHT_BY, PRICE_TABLE, workedOut } from './slip-pembelian.ts'

const EXAMPLE = [
  [null, 'BARANG BARU'],
  ['10002381', 'Cincin solitaire', '17K', 3_510, null, 5_996_500],
  [null, 'BARANG LAMA'],
  ...workedOut('10002382'),
]

const NUMBERS = 'Nota {no_faktur_jual} · Pembelian {no_faktur_beli}'

/**
 * The slip of an exchange: new pieces, old ones with their working, who pays the difference. A page
 * has room for a piece against a piece: both headings, and six steps of a price.
 */
export const slipTukarTambah = definePaper({
  kode: 'slip-tukar-tambah',
  label: 'Slip Tukar Tambah',
  screens: ['/lihat-tukar-tambah', '/transaksi-penjualan'],
  variabel: [
    ...say.headed('SLIP TUKAR TAMBAH', 'Nomor tukar tambah', 'TK-JKT-261121-0002', [
      say.teks('no_faktur_jual', 'Nomor nota barang baru', 'FJ-JKT-261121-0010'),
      say.teks('no_faktur_beli', 'Nomor pembelian barang lama', 'FB-JKT-261121-0003'),
      ...say.when('14.20'),
    ]),
    say.teks('status_slip', 'Tanda tukar tambah batal'),
    ...say.person('customer', 'Nama pelanggan', 'Alamat pelanggan', 'Telepon pelanggan'),
    say.teks('identitas', 'Identitas pelanggan (4 tanda terakhir)'),
    ...say.STAFF,
    say.rupiah('jual', 'Harga barang baru', 5_996_500),
    say.rupiah('ppn', 'PPN di dalamnya', 0),
    say.rupiah('beli', 'Harga barang lama', 5_101_500),
    say.teks('arah', 'Siapa membayar selisihnya', 'DIBAYAR PELANGGAN'),
    say.rupiah('selisih', 'Selisih', 895_000),
    say.teks('dibayar', 'Cara pembayaran', 'TUNAI 895.000'),
    say.KETERANGAN,
  ],
  daftar: [
    say.rowsOf('barang', 'Barang baru dan lama', EXAMPLE, [
      say.teks('kode_barcode', 'Barcode'),
      say.teks('uraian', 'Barang baru, lalu barang lama dengan langkahnya', 'Barang dan hitungan'),
      say.teks('kadar', 'Kadar'),
      say.gram('berat', 'Berat'),
      say.rupiah('hitungan', 'Hitungan harga', 'Hitungan'),
      say.rupiah('harga', 'Harga'),
    ]),
  ],
  ketentuan: [
    'Pelanggan menyatakan barang lama ini miliknya sendiri dan tidak dalam sengketa.',
    'Harga barang lama dihitung dengan aturan dan langkah yang tertulis di atas.',
  ],
  strips: [
    ...BROUGHT_BY,
    table('barang', { ...PRICE_TABLE, h: 52.8, bersambung: 98.6 }),
    sides({
      right: [
        sum('jual', 'Barang baru', { at: 98.4, size: SUM.SMALL }),
        sum('beli', 'Barang lama', { at: 102.6, size: SUM.SMALL }),
        field('arah', { ...NAME, at: 107.4, ukuran: 9, w: 40, h: 5, rata: 'KIRI' }),
        field('selisih', { ...NAME, at: 107, ukuran: 12, x: 162, w: 40, h: 5.8, awalan: 'Rp ' }),
        inWords('selisih', { at: 112.8 }),
      ],
    }),
    sides({
      left: [
        words('nomor-sisi', NUMBERS, { at: 98.4, quiet: true }),
        field('dibayar', { at: 102, lines: 2 }),
        field('keterangan', { ukuran: 7.5, h: 3.6, susut: true }),
        terms({ h: 7.4 }),
      ],
    }),
    signatures(['Pelanggan', 'Petugas'], { at: 121.6, below: 16.4 }),
  ],
})

import { definePaper } from '../strips/define-paper.ts'
import { field, pairs, SPOKEN, SUM, sum, terms, words } from '../strips/lines.ts'
import { head, party, sides, table } from '../strips/parts.ts'
import * as say from '../strips/values.ts'

type Figures = readonly [nota: number, asli: number, per: number, potongan: number, harga: number]
const piece = (kode: string, nama: string, [nota, asli, per, potongan, harga]: Figures) => {
  return [kode, nama, '17K', 700, nota, asli, per, 60_000, 0, potongan, harga, '2%']
}

const EXAMPLE = [
  piece('11000017', 'Cincin Belah Rotan', [3_250, 3_237, 1_452_000, 0, 4_914_000]),
  piece('11000024', 'Kalung Rantai Nori', [6_550, 6_532, 1_375_000, 12_500, 9_398_500]),
]
const COLUMNS = {
  ...{ kode_barcode: 22, nama_barang: 57.3, kadar: 18, berat: 25 },
  ...{ harga_per_gram: 24, ongkos: 22, potongan_beli: 27, harga: 26 },
}
const ROWS = { columns: COLUMNS, rightmost: 'potongan_beli', ukuran: 8.5 }
const BEFORE = { 'Jumlah harga': 14_312_500, Potongan: -12_500 }
const AFTER = { 'Termasuk PPN': 155_000, Kembali: 0 }
const SUMS =
  '{jumlah_barang} barang · berat nota {berat} g · berat asli {berat_asli} g, emas murninya {murni} g'
const THANKS = 'Terima kasih atas kepercayaan Anda'
const SLICED = { ukuran: 9, tebal: true, potong: '20', jarak: 4 } as const
const AT_HEAD = { x: 153.3, w: 78 } as const

/** The nota of a sale and its second copy. */
export const notaPenjualan = definePaper({
  kode: 'nota-penjualan',
  label: 'Nota Penjualan',
  golongan: 'NOTA',
  screens: ['/lihat-penjualan', '/transaksi-penjualan'],
  variabel: [
    ...say.STORE,
    say.nomor('no_faktur_jual', 'Nomor nota', 'FJ-JKT-26-000123'),
    ...say.when(),
    ...say.person('customer', 'Nama pembeli', 'Alamat pembeli', 'Telepon pembeli'),
    say.teks('kode_customer', 'Kode member', 'M-000451'),
    say.SALES,
    say.teks('user_id', 'Kasir', 'KASIR-JKT'),
    say.teks('status_batal', 'Tanda DIBATALKAN'),
    ...say.counted(2, 9_800),
    say.gram('berat_asli', 'Jumlah berat asli', 9_769),
    say.murni('murni', 'Jumlah emas murni', 6_838_300),
    say.rupiah('subtotal', 'Subtotal', 14_312_500),
    say.rupiah('diskon', 'Potongan', 12_500),
    say.rupiah('ppn', 'PPN', 155_000),
    say.rupiah('pph22', 'PPh 22', 0),
    say.rupiah('pembulatan', 'Pembulatan tunai', 0),
    say.rupiah('total', 'Total', 14_300_000),
    say.rupiah('kembali', 'Kembali', 0),
    say.teks('dibayar', 'Cara bayar', 'TUNAI 14,300,000'),
    say.KETERANGAN,
    say.warna('warna_kadar', 'Warna kadar', '#f0c84b'),
  ],
  daftar: [
    say.rowsOf('barang', 'Barang yang dijual', EXAMPLE, [
      ...say.PIECE,
      say.angka('permil', 'Permil'),
      say.gram('berat', 'Berat nota', 'Berat nota (g)'),
      say.gram('berat_asli', 'Berat asli'),
      say.rupiah('harga_per_gram', 'Harga per gram', 'Harga / g'),
      say.rupiah('ongkos', 'Ongkos per gram', 'Ongkos / g'),
      say.rupiah('atribut', 'Atribut'),
      say.rupiah('diskon', 'Potongan'),
      say.rupiah('harga', 'Harga'),
      say.teks('potongan_beli', 'Potongan beli kembali', 'Pot. Beli Kembali'),
    ]),
    say.pairsOf('rincian', 'Potongan, PPN, kembali', { Potongan: -12_500, ...AFTER }),
    say.pairsOf('sebelum_total', 'Jumlah harga, potongan, PPh 22', BEFORE),
    say.pairsOf('sesudah_total', 'PPN, kembali', AFTER),
  ],
  wajib: ['no_faktur_jual', 'tanda', 'status_batal'],
  ketentuan: [
    'Nota ini harap dibawa jika perhiasan dijual kembali.',
    'Barang rusak, penyok atau putus dibeli dengan harga rosok.',
  ],
  set: 'HALF_LETTER',
  strips: [
    head({ judul: 'NOTA PENJUALAN', nomor: 'no_faktur_jual', hari: 'tgl_system' }),
    party({
      at: 31,
      left: [
        words('kepada', 'Kepada', { quiet: true, w: 16 }),
        field('customer', { ...SLICED, id: 'pembeli', at: 31, x: 26, w: 60, h: 11.8 }),
        field('alamat_customer', { id: 'alamat-pembeli', at: 31, x: 90, w: 62, h: 7.2 }),
      ],
      right: [
        words('petugas', 'Sales {nama_sales} · Kasir {user_id}', { ...AT_HEAD, h: 4 }),
        field('status_batal', { ...AT_HEAD, id: 'batal', at: 36, ukuran: 11, tebal: true }),
      ],
    }),
    table('barang', { ...ROWS, at: 44.2, h: 48, garis: 93, bersambung: 95 }),
    sides({
      at: 94.5,
      left: [words('jumlah', SUMS, { quiet: true, w: 130, h: 4 })],
      right: [
        pairs('sebelum_total', { ukuran: 8, lines: 3 }),
        sum('total', 'TOTAL', { at: 107.4, size: SUM.NOTA }),
      ],
    }),
    sides({
      at: 99.5,
      left: [
        field('total', { ...SPOKEN, awalan: 'Terbilang: ', h: 7.2 }),
        field('dibayar', { at: 107, awalan: 'Dibayar: ', h: 4 }),
      ],
      right: [pairs('sesudah_total', { id: 'rincian', at: 114.5, ukuran: 8, lines: 2 })],
    }),
    sides({
      at: 113,
      left: [terms({ jarak: 4, h: 16 })],
      right: [words('terima-kasih', THANKS, { at: 127, quiet: true, h: 4 })],
    }),
  ],
})

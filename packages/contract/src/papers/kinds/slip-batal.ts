import { definePaper } from '../strips/define-paper.ts'
import { field, inWords, pairs, STRONG, sum, words } from '../strips/lines.ts'
import { head, party, sides, signatures, table, WRITTEN_BY } from '../strips/parts.ts'
import * as say from '../strips/values.ts'

const EXAMPLE = [[1, '11000017', 'Cincin Belah Rotan', '17K', 3_237, 5_232_500]]
const MONEY = { 'Kartu debit BCA ··4021': 5_000_000, Tunai: 232_500 }
const COLUMNS = { baris: 9, kode_barcode: 25, nama_barang: 80, kadar: 25, berat: 25, harga: 30 }

/** What was taken back, why, who approved it, and the money that went back by each way to pay. */
export const slipBatal = definePaper({
  kode: 'slip-batal',
  label: 'Slip Pembatalan',
  screens: ['/batal-penjualan', '/lihat-penjualan', '/lihat-hutang', '/batal-hutang-lunas'],
  variabel: [
    ...say.headed('PEMBATALAN PENJUALAN', 'Nomor pembatalan', 'BJ-JKT-261121-0001'),
    say.nomor('membatalkan', 'Nomor yang dibatalkan', 'FJ-JKT-261121-0017'),
    say.teks('customer', 'Nama pembeli', say.SITI.nama),
    say.teks('telp_customer', 'Telepon pembeli', say.SITI.telp),
    say.PETUGAS,
    say.teks('penyetuju', 'Penyetuju', 'SPV-JKT'),
    say.teks('alasan', 'Alasan', 'Salah ukuran'),
    ...say.counted(1, 3_237),
    say.teks('arah', 'Uang dikembalikan atau diterima', 'Uang yang dikembalikan'),
    say.rupiah('total', 'Jumlah uang', 5_232_500),
  ],
  daftar: [
    say.rowsOf('barang', 'Barang yang dibatalkan', EXAMPLE, [
      say.angka('baris', 'Nomor urut', 'No'),
      ...say.PIECE,
      say.gram('berat', 'Berat', 'Berat (g)'),
      say.rupiah('harga', 'Harga'),
    ]),
    say.pairsOf('uang', 'Uang per cara bayar', MONEY),
  ],
  wajib: ['nomor', 'membatalkan', 'tanda'],
  strips: [
    head(),
    party({
      left: [
        field('membatalkan', { ...STRONG, awalan: 'Membatalkan ' }),
        field('alasan', { at: 35.8, awalan: 'Alasan: ', ukuran: 8.5, lines: 2, jarak: 3.7 }),
      ],
      right: [
        field('customer', { ukuran: 9 }),
        WRITTEN_BY,
        field('penyetuju', { at: 39.2, awalan: 'Disetujui ' }),
      ],
    }),
    table('barang', { at: 45, h: 38, columns: COLUMNS }),
    sides({
      left: [
        words('jumlah', '{jumlah_barang} barang · {berat} g', { quiet: true, w: 100, h: 3.8 }),
        field('arah', { ...STRONG, at: 91, w: 105, h: 4.6 }),
        pairs('uang', { at: 96.2, w: 105, lines: 5 }),
      ],
      right: [sum('total', 'JUMLAH', { at: 86 }), inWords('total', { at: 93.4, lines: 3 })],
    }),
    signatures(['Pelanggan', 'Petugas'], { at: 119 }),
  ],
})

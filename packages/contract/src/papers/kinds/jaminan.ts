import * as say from '../strips/values.ts'

const EXAMPLE = [
  [1, 'Cincin Belah Rotan', 1, '17K', 700, 'Utuh', 2_120, 2_000, 450_000, 900_000, 630_000],
  [2, 'Gelang Keroncong Ukir', 1, '17K', 700, 'Utuh', 3_120, 3_000, 450_000, 1_350_000, 945_000],
]

/** What a paper of the pawn counter can show of each thing in pledge. */
export const PLEDGES = say.rowsOf('barang', 'Barang jaminan', EXAMPLE, [
  say.angka('baris', 'Nomor urut', 'No'),
  say.teks('nama_barang', 'Nama Barang', 'Barang Jaminan'),
  say.angka('jumlah', 'Jumlah'),
  say.teks('kadar', 'Kadar'),
  say.angka('permil', 'Permil'),
  say.teks('kondisi', 'Kondisi'),
  say.gram('berat_kotor', 'Berat kotor', 'Kotor (g)'),
  say.gram('berat', 'Berat bersih', 'Bersih (g)'),
  say.rupiah('harga_per_gram', 'Harga per gram'),
  say.rupiah('taksiran', 'Taksiran'),
  say.rupiah('plafond', 'Nilai pinjam'),
  say.teks('keterangan', 'Keterangan'),
])

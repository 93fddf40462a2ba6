import type { Row, Variable } from '../kind.ts'

/** What a paper of the pawn counter can show of each thing in pledge. */
export const PLEDGE_COLUMNS: readonly Variable[] = [
  { kode: 'baris', label: 'Nomor urut', jenis: 'ANGKA' },
  { kode: 'nama_barang', label: 'Nama Barang', jenis: 'TEKS' },
  { kode: 'jumlah', label: 'Jumlah', jenis: 'ANGKA' },
  { kode: 'kadar', label: 'Kadar', jenis: 'TEKS' },
  { kode: 'permil', label: 'Permil', jenis: 'ANGKA' },
  { kode: 'kondisi', label: 'Kondisi', jenis: 'TEKS' },
  { kode: 'berat_kotor', label: 'Berat kotor', jenis: 'GRAM' },
  { kode: 'berat', label: 'Berat bersih', jenis: 'GRAM' },
  { kode: 'harga_per_gram', label: 'Harga per gram', jenis: 'RUPIAH' },
  { kode: 'taksiran', label: 'Taksiran', jenis: 'RUPIAH' },
  { kode: 'plafond', label: 'Nilai pinjam', jenis: 'RUPIAH' },
  { kode: 'keterangan', label: 'Keterangan', jenis: 'TEKS' },
]

const thing = (baris: number, nama_barang: string, berat: number, taksiran: number): Row => ({
  baris,
  nama_barang,
  jumlah: 1,
  kadar: '17K',
  permil: 700,
  kondisi: 'Utuh',
  berat_kotor: berat + 120,
  berat,
  harga_per_gram: 450_000,
  taksiran,
  plafond: (taksiran * 7) / 10,
  keterangan: null,
})

export const PLEDGE_EXAMPLE: readonly Row[] = [
  thing(1, 'Cincin Belah Rotan', 2_000, 900_000),
  thing(2, 'Gelang Keroncong Ukir', 3_000, 1_350_000),
]

/** A column of a table in a default template. */
export const tableColumn = (
  isi: string,
  judul: string,
  lebar: number,
  rata: 'KIRI' | 'KANAN' = 'KIRI',
) => ({ isi, judul, lebar, rata })

import type { PaperList, Row, Value, ValueKind, Variable } from '../kind.ts'

/** A value a paper can show, and what the designer shows of it. */
export interface Said extends Variable {
  readonly contoh: Value
}

/** Rows a paper can show: columns with their headings as examples, and those the designer shows. */
export interface SaidRows extends Omit<PaperList, 'kolom'> {
  readonly kolom: readonly Said[]
  readonly contoh: readonly Row[]
}

const said =
  (jenis: ValueKind, more: Pick<Variable, 'kodeGaris'> = {}) =>
  (kode: string, label: string, contoh: Value = null): Said => {
    return { kode, label, jenis, contoh, ...more }
  }

// Each takes its code, its label, and an example in whole units; without one it is empty there.
export const teks = said('TEKS')
export const tgl = said('TGL')
export const angka = said('ANGKA')
export const rupiah = said('RUPIAH')
export const gram = said('GRAM')
export const murni = said('MURNI')
export const warna = said('WARNA')
/** Short enough for a QR code or a barcode. */
export const nomor = said('TEKS', { kodeGaris: true })

type Cells = readonly (readonly Value[])[]

/**
 * Rows of a table: examples with a cell for each column, then the columns. What would be the
 * example of a value is the heading of a column, where it is not its label.
 */
export function rowsOf(
  kode: string,
  label: string,
  cells: Cells,
  kolom: readonly Said[],
): SaidRows {
  const rowOf = (row: readonly Value[]): Row =>
    Object.fromEntries(kolom.map((one, i) => [one.kode, row[i] ?? null]))
  return { kode, label, untuk: 'TABEL', kolom, contoh: cells.map(rowOf) }
}

type Amounts = Readonly<Record<string, number>>
const PAIR = [teks('nama', 'Nama'), rupiah('nilai', 'Nilai')] as const

/** Names with an amount each, below each other. */
export const pairsOf = (kode: string, label: string, amounts: Amounts): SaidRows => {
  const contoh = Object.entries(amounts).map(([nama, nilai]) => ({ nama, nilai }))
  return { kode, label, untuk: 'RINCIAN', kolom: PAIR, contoh }
}

/** Day and minute of a document. */
export const when = (jam = '14.05', hari = '2026-11-21'): readonly Said[] => [
  tgl('tgl_system', 'Tanggal', hari),
  teks('jam', 'Jam', jam),
]

const STREET = 'Jl. Melawai Raya No. 21, Blok M, Kebayoran Baru, Jakarta Selatan 12160'

/** What every paper can show of the store. */
export const STORE: readonly Said[] = [
  teks('nama_toko', 'Nama toko', 'Toko Emas Kencana'),
  teks('alamat_toko', 'Alamat toko', STREET),
  teks('telepon', 'Telepon toko', '021 720 1234'),
  teks('npwp', 'NPWP toko', '01.234.567.8-901.000'),
  teks('jam_buka', 'Jam buka', 'Senin–Sabtu 09.00–17.00'),
  teks('kontak', 'Telepon dan NPWP', 'Telp. 021 720 1234 · NPWP 01.234.567.8-901.000'),
]

/** What the head of a slip shows: the store, what it is, its number, its day and minute. */
export const headed = (judul: string, label: string, contoh: string, at = when()): Said[] => [
  ...STORE,
  teks('judul', 'Judul slip', judul),
  nomor('nomor', label, contoh),
  ...at,
]

/** The customer of the designer's examples. */
export const SITI = {
  nama: 'Ibu Siti Rahmawati',
  alamat: 'Jl. Cempaka Putih Tengah 12, Jakarta Pusat',
  telp: '0812 3456 7890',
} as const

/** Whose paper it is, with labels of what he is there: name, address, telephone. */
export const person = (kode: string, nama: string, alamat: string, telp: string) => [
  teks(kode, nama, SITI.nama),
  teks(`alamat_${kode}`, alamat, SITI.alamat),
  teks(`telp_${kode}`, telp, SITI.telp),
]

export const SALES = teks('nama_sales', 'Nama sales', 'Dewi')
export const PETUGAS = teks('user_id', 'Petugas', 'KASIR-JKT')
export const STAFF = [SALES, PETUGAS]
export const KETERANGAN = teks('keterangan', 'Keterangan')

/** How many pieces there are, and what they weigh in milligrams. */
export const counted = (jumlah: number, berat: number) => [
  angka('jumlah_barang', 'Jumlah barang', jumlah),
  gram('berat', 'Jumlah berat', berat),
]
/** What a piece is, in a row. */
export const PIECE = [
  teks('kode_barcode', 'Barcode'),
  teks('nama_barang', 'Nama Barang'),
  teks('kadar', 'Kadar'),
]

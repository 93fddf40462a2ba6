import { templateAmong } from '../field-texts.ts'

/**
 * Why a file from outside cannot be taken. The sentence is the translation key and fits the
 * `{alasan}` of BERKAS_DITOLAK; a client finds the template of a filled one again to translate it.
 */
export const FILE_TEXTS = {
  KOSONG: 'berkas kosong',
  TERLALU_BESAR: 'berkas terlalu besar',
  RUSAK: 'isi berkas rusak atau tidak lengkap',
  BUKAN_TABEL: 'bukan berkas Excel (.xlsx) atau CSV',
  TERSANDI: 'berkas dilindungi kata sandi',
  TERLALU_PADAT: 'isi berkas mengembang terlalu besar',
  TERLALU_BANYAK_BARIS: 'lebih dari {maks} baris',
  TERLALU_BANYAK_KOLOM: 'lebih dari {maks} kolom',
  TANPA_LEMBAR: 'semua lembar tersembunyi',
  BARIS_TERSEMBUNYI: 'baris {baris} tersembunyi, tampilkan atau hapus dahulu',
  KOLOM_TERSEMBUNYI: 'kolom {kolom} tersembunyi, tampilkan atau hapus dahulu',
  KOLOM_ASING: 'kolom {kolom} tidak dikenal',
  KOLOM_GANDA: 'kolom {kolom} ada dua kali',
  KOLOM_KURANG: 'kolom {kolom} tidak ada',
  KOLOM_TANPA_NAMA: 'kolom {kolom} berisi data tetapi tidak bernama',
  BUKAN_GAMBAR: 'bukan gambar JPEG, PNG atau WebP',
  GAMBAR_TERLALU_LUAS: 'gambar lebih dari {maks} juta titik',
} as const

/** The template a filled sentence came from, with its facts; undefined when it is none of these. */
export const fileTextOf = (sentence: string) => templateAmong(Object.values(FILE_TEXTS), sentence)

/**
 * Why a file from outside cannot be taken. The sentence is the translation key and fits the
 * `{alasan}` of BERKAS_DITOLAK.
 */
const FILE_PROBLEMS = {
  KOSONG: 'berkas kosong',
  TERLALU_BESAR: 'berkas terlalu besar',
  RUSAK: 'isi berkas rusak atau tidak lengkap',
  BUKAN_TABEL: 'bukan berkas Excel (.xlsx) atau CSV',
  TERSANDI: 'berkas dilindungi kata sandi',
  TERLALU_PADAT: 'isi berkas mengembang terlalu besar',
  TERLALU_BANYAK_BARIS: 'lebih dari {maks} baris',
  TERLALU_BANYAK_KOLOM: 'lebih dari {maks} kolom',
  BUKAN_GAMBAR: 'bukan gambar JPEG, PNG atau WebP',
  GAMBAR_TERLALU_LUAS: 'gambar lebih dari {maks} juta titik',
} as const

export type FileProblemCode = keyof typeof FILE_PROBLEMS

export interface FileProblem extends Error {
  readonly code: FileProblemCode
  readonly facts: Readonly<Record<string, string | number>>
}

const MARK = 'FileProblem'

/** An error a door turns into a refusal: `throw fileProblem('RUSAK')`. */
export function fileProblem(
  code: FileProblemCode,
  facts: Readonly<Record<string, string | number>> = {},
): FileProblem {
  const sentence = FILE_PROBLEMS[code].replace(/\{(\w+)\}/g, (_, key) => String(facts[key] ?? ''))
  return Object.assign(new Error(sentence), { name: MARK, code, facts })
}

/** Whether a caught error is a file problem; anything else is a bug of ours. */
export const isFileProblem = (error: unknown): error is FileProblem =>
  error instanceof Error && error.name === MARK

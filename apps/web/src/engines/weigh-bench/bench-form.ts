import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import type { ScaledWeight } from '../scale/use-scale.ts'

/** A piece that is weighed again, as its call answers it; grams. */
export interface BenchPiece {
  readonly kode_barcode: string
  readonly versi: number
  readonly nama_barang: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly berat: number
  readonly mode_harga: string
  readonly kode_ongkos: string | null
  readonly harga_bandrol: number | null
}

/** A piece at hand, or laid among those that are ready; nothing of it is sent yet. */
export interface OnBench<P extends BenchPiece, T extends string> {
  readonly piece: P
  /** As it was weighed again; `null` until then. */
  readonly berat_mg: number | null
  /** The scale's own line, while nothing was typed over it. */
  readonly scaled: ScaledWeight | null
  readonly tujuan: T | ''
  readonly kode_kadar: string | null
  readonly kode_baki: string | null
  readonly kode_group: string | null
  readonly kode_ongkos: string | null
  readonly kode_bandrol: string | null
}

/** What is kept on the device until it is sent. */
export interface BenchForm<P extends BenchPiece, T extends string> {
  readonly list: readonly OnBench<P, T>[]
  readonly at: OnBench<P, T> | null
  /** The tray of the last one: the next mostly goes there, too. */
  readonly kode_baki: string | null
}

export const EMPTY_BENCH = { list: [], at: null, kode_baki: null } as const

/** A scanned piece as its form begins: where it is proposed to go, in the tray of the last one. */
export const begun = <P extends BenchPiece, T extends string>(
  piece: P,
  usulan: T | null,
  kode_baki: string | null,
): OnBench<P, T> => ({
  piece,
  berat_mg: null,
  scaled: null,
  tujuan: usulan ?? '',
  kode_kadar: piece.kode_kadar,
  kode_baki,
  kode_group: piece.kode_group,
  kode_ongkos: piece.kode_ongkos,
  kode_bandrol: null,
})

export const codeOf = ({ piece }: OnBench<BenchPiece, string>): string => piece.kode_barcode

/** The form with the piece at hand laid among the ready ones, the newest first. */
export const laid = <P extends BenchPiece, T extends string>(
  form: BenchForm<P, T>,
  at: OnBench<P, T>,
): BenchForm<P, T> => ({
  list: [at, ...form.list.filter(one => codeOf(one) !== codeOf(at))],
  at: null,
  kode_baki: at.tujuan === 'BAKI' ? at.kode_baki : form.kode_baki,
})

/** The form without a piece, ready or at hand. */
export const without = <P extends BenchPiece, T extends string>(
  form: BenchForm<P, T>,
  code: string,
): BenchForm<P, T> => ({
  ...form,
  list: form.list.filter(one => codeOf(one) !== code),
  at: form.at !== null && codeOf(form.at) === code ? null : form.at,
})

/** The form with a piece as it is read now; what was said of it stays. */
export const renewed = <P extends BenchPiece, T extends string>(
  form: BenchForm<P, T>,
  piece: P,
): BenchForm<P, T> => {
  const anew = (one: OnBench<P, T>) =>
    codeOf(one) === piece.kode_barcode ? { ...one, piece } : one
  return { ...form, list: form.list.map(anew), at: form.at === null ? null : anew(form.at) }
}

/** How many pieces lie on the bench, the one at hand among them. */
export const countOn = ({ list, at }: BenchForm<BenchPiece, string>): number =>
  new Set([...list, ...(at === null ? [] : [at])].map(codeOf)).size

export type BenchField =
  | 'berat'
  | 'tujuan'
  | 'kode_kadar'
  | 'kode_baki'
  | 'kode_group'
  | 'kode_ongkos'
  | 'kode_bandrol'

export type BenchFaults = Readonly<Partial<Record<BenchField, string>>>

/** What lacks before it is ready, as sentences that are translated where they stand. */
export function faultsOf(of: OnBench<BenchPiece, string>): BenchFaults {
  const isLaid = of.tujuan === 'BAKI'
  const isUntagged = of.piece.mode_harga === 'BANDROL' && !of.piece.harga_bandrol
  return {
    ...(of.berat_mg === null || of.berat_mg <= 0 ? { berat: 'Berat harus lebih dari 0' } : {}),
    ...(of.tujuan === '' ? { tujuan: 'Pilih tujuan' } : {}),
    ...(isLaid && of.kode_baki === null ? { kode_baki: 'Mohon Untuk Pilih Kode Baki' } : {}),
    ...(isLaid && isUntagged && of.kode_bandrol === null ? { kode_bandrol: 'Harus Diisi' } : {}),
  }
}

/** How far the weight is from the books; nothing until it is weighed. */
export const offBy = ({ piece, berat_mg }: OnBench<BenchPiece, string>): number | null =>
  berat_mg === null ? null : berat_mg - gramToMg(piece.berat)

/** A piece as the call wants it (`weighedPiece`): what is as it was is not said. */
export function sentOf<P extends BenchPiece, T extends string>(of: OnBench<P, T>) {
  const { piece, berat_mg, scaled, tujuan } = of
  const other = (field: 'kode_kadar' | 'kode_group') =>
    of[field] === null || of[field] === piece[field] ? {} : { [field]: of[field] }
  return {
    kode_barcode: piece.kode_barcode,
    versi: piece.versi,
    tujuan: tujuan as T,
    berat: mgToGram(berat_mg ?? 0),
    ...sourceOf(scaled, berat_mg),
    ...other('kode_kadar'),
    ...(tujuan === 'BAKI'
      ? {
          kode_baki: of.kode_baki ?? '',
          ...other('kode_group'),
          ...(of.kode_ongkos === piece.kode_ongkos ? {} : { kode_ongkos: of.kode_ongkos }),
          ...(of.kode_bandrol === null ? {} : { kode_bandrol: of.kode_bandrol }),
        }
      : {}),
  }
}

/** Where a weight comes from: what was typed over is nobody's but the hand's. */
function sourceOf(scaled: ScaledWeight | null, berat_mg: number | null) {
  if (scaled === null || scaled.mg !== berat_mg) return { sumber: 'KETIK' as const }
  const { raw: baris_mentah, kode_timbangan } = scaled
  return {
    sumber: 'TIMBANGAN' as const,
    baris_mentah,
    ...(kode_timbangan === undefined ? {} : { kode_timbangan }),
  }
}

/** Faults the server found, of the first piece that has some: which it is, and its fields. */
export function faultyOf(
  errors: Readonly<Record<string, string>>,
): { readonly index: number; readonly faults: BenchFaults } | null {
  const found = Object.entries(errors).flatMap(([path, text]) => {
    const [, index, field] = /^barang\.(\d+)\.(\w+)$/.exec(path) ?? []
    return index === undefined || field === undefined ? [] : [{ index: Number(index), field, text }]
  })
  const index = Math.min(...found.map(one => one.index))
  const own = found.filter(one => one.index === index)
  return own.length === 0
    ? null
    : { index, faults: Object.fromEntries(own.map(({ field, text }) => [field, text])) }
}

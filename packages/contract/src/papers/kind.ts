import type { Copies } from './copies.ts'
import type { ElementKind, PaperElement, Template } from './template.ts'

/** How a value is written: rupiah, milligrams, micrograms of fine gold, a date, a colour. */
export type ValueKind = 'TEKS' | 'RUPIAH' | 'GRAM' | 'MURNI' | 'TGL' | 'ANGKA' | 'WARNA'

export interface Variable {
  readonly kode: string
  readonly label: string
  readonly jenis: ValueKind
  /** Short and of few kinds of letters: may stand in a QR code or a barcode. */
  readonly kodeGaris?: true
}

export interface PaperList {
  readonly kode: string
  readonly label: string
  /** TABEL: rows with columns; RINCIAN: pairs of `nama` and `nilai`. */
  readonly untuk: 'TABEL' | 'RINCIAN'
  readonly kolom: readonly Variable[]
}

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** What one document says; the template says where. Amounts and weights in whole units. */
export interface PaperFacts {
  readonly values: Row
  readonly lists: Readonly<Record<string, readonly Row[]>>
  /** Terms of the kind of paper. */
  readonly ketentuan: readonly string[]
}

/** A kind of paper: what it can show, what it must show, an example and how it looks at first. */
export interface PaperKind {
  readonly kode: string
  readonly label: string
  /** Which designer it belongs to: /setting-nota or /setting-nota-slip. */
  readonly golongan: 'NOTA' | 'SLIP'
  /** Screens whose users may see a real document of this kind in the preview. */
  readonly screens: readonly string[]
  readonly variabel: readonly Variable[]
  readonly daftar: readonly PaperList[]
  /** Values without which the paper must not be saved: every page and copy shows them. */
  readonly wajib: readonly string[]
  /** Elements it may hold; without it all. */
  readonly elemen?: readonly ElementKind[]
  /** Its duplicate flag; null is a paper nobody needs twice. */
  readonly ganda: Copies | null
  readonly contoh: PaperFacts
  readonly baku: Template
}

/** Set for every page by whoever lays it out. */
const PAGE_VARIABLES: readonly Variable[] = [
  { kode: 'hal', label: 'Halaman ke', jenis: 'TEKS' },
  { kode: 'dari_hal', label: 'Jumlah halaman', jenis: 'TEKS' },
  { kode: 'tanda', label: 'Tanda ASLI, TEMBUSAN atau SALINAN', jenis: 'TEKS' },
]

const kindsOf = new WeakMap<PaperKind, ReadonlyMap<string, ValueKind>>()

/** How each value of a paper is written; looked up for every word of every print. */
export function valueKinds(kind: PaperKind): ReadonlyMap<string, ValueKind> {
  const known = kindsOf.get(kind)
  if (known !== undefined) return known
  const made = new Map(variablesOf(kind).map(({ kode, jenis }) => [kode, jenis]))
  kindsOf.set(kind, made)
  return made
}

/** Every value a text of this paper may name. */
export const variablesOf = (kind: PaperKind): readonly Variable[] => [
  ...kind.variabel,
  ...PAGE_VARIABLES,
]

const EVERYWHERE = { lembar: 'SEMUA', halaman: 'SEMUA' } as const
const PLAIN = { tebal: false, rata: 'KIRI', abu: 0, susut: false } as const

/** Element as short as it is thought: what is not said is as usual. For defaults and new ones. */
export function element<K extends ElementKind>(
  jenis: K,
  id: string,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  more: Partial<Extract<PaperElement, { jenis: K }>>,
): PaperElement {
  const written = jenis === 'ISIAN' || jenis === 'TEKS' ? PLAIN : {}
  const value =
    jenis === 'ISIAN' ? { format: 'BIASA', awalan: '', akhiran: '', potong: 'TIDAK' } : {}
  return { jenis, id, x, y, w, h, ...EVERYWHERE, ...written, ...value, ...more } as PaperElement
}

import type { PaperElement, Template } from '@kencana/contract/papers/template'

/** A field that differs; `undefined`: it says nothing, or its row is not there. */
export interface FieldDifference {
  readonly field: string
  /** Column of a table it is of, from 1. */
  readonly kolom?: number
  readonly before: unknown
  readonly after: unknown
}

export interface Difference {
  /** Empty: about the paper itself. */
  readonly id: string
  readonly apa: 'BARU' | 'HILANG' | 'BERUBAH'
  readonly one: PaperElement | undefined
  readonly isi: readonly FieldDifference[]
}

/** What became of `before` in `after`, element by element; two that mean the same have none. */
export function differences(before: Template, after: Template): Difference[] {
  const page = fieldsOf(
    { ...before.halaman, label: before.label },
    { ...after.halaman, label: after.label },
  )
  const old = new Map(before.elemen.map(one => [one.id, one]))
  const now = new Map(after.elemen.map(one => [one.id, one]))
  return [
    ...(page.length === 0 ? [] : [{ id: '', apa: 'BERUBAH' as const, one: undefined, isi: page }]),
    ...before.elemen
      .filter(({ id }) => !now.has(id))
      .map(one => ({ id: one.id, apa: 'HILANG' as const, one, isi: [] })),
    ...after.elemen.flatMap((one): Difference[] => {
      const was = old.get(one.id)
      if (was === undefined) return [{ id: one.id, apa: 'BARU', one, isi: [] }]
      const isi = fieldsOf(was, one)
      return isi.length === 0 ? [] : [{ id: one.id, apa: 'BERUBAH', one, isi }]
    }),
  ]
}

/** What a field means that was never said (`packages/contract/src/papers/template.ts`). */
const UNSAID: Readonly<Record<string, unknown>> = {
  lembar: 'SEMUA',
  halaman: 'SEMUA',
  tebal: false,
  rata: 'KIRI',
  abu: 0,
  susut: false,
  format: 'BIASA',
  awalan: '',
  akhiran: '',
  potong: 'TIDAK',
  gulungan: false,
}

type Fields = Readonly<Record<string, unknown>>

/** Field by field, whatever order they stand in; parts of a part by their own names. */
function fieldsOf(before: object, after: object, at: { kolom?: number } = {}): FieldDifference[] {
  const [was, is] = [before as Fields, after as Fields]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(field => {
    const [from, to] = [was[field] ?? UNSAID[field], is[field] ?? UNSAID[field]]
    if (Array.isArray(from) || Array.isArray(to)) return columnsOf(listOf(from), listOf(to))
    if (isPart(from) || isPart(to)) {
      return fieldsOf(isPart(from) ? from : {}, isPart(to) ? to : {}, at)
    }
    return from === to ? [] : [{ field, ...at, before: from, after: to }]
  })
}

/** Columns by their place: each field that differs, or the one that came or went. */
function columnsOf(before: readonly Fields[], after: readonly Fields[]): FieldDifference[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, i) => i)
  return places.flatMap(i => {
    const [was, is] = [before[i], after[i]]
    const at = { kolom: i + 1 }
    if (was !== undefined && is !== undefined) return fieldsOf(was, is, at)
    return [{ field: 'judul', ...at, before: was?.judul, after: is?.judul }]
  })
}

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : [])
const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

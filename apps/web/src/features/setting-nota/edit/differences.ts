import type { PaperElement, Template } from '@kencana/contract/papers/template'

export interface Difference {
  /** Empty: about the paper itself. */
  readonly id: string
  readonly apa: 'BARU' | 'HILANG' | 'BERUBAH'
  readonly one: PaperElement | undefined
  /** Fields that differ: name, before, after. */
  readonly isi: readonly (readonly [field: string, before: string, after: string])[]
}

/** What became of `before` in `after`, element by element; two equal templates have none. */
export function differences(before: Template, after: Template): Difference[] {
  const page = fieldsOf(
    { ...before.halaman, ...before.label },
    { ...after.halaman, ...after.label },
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

function fieldsOf(before: object, after: object): (readonly [string, string, string])[] {
  const was = before as Readonly<Record<string, unknown>>
  const is = after as Readonly<Record<string, unknown>>
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(field => {
    const [from, to] = [written(was[field]), written(is[field])]
    return from === to ? [] : [[field, from, to] as const]
  })
}

const written = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)

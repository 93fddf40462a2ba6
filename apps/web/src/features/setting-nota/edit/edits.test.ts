import { paperFaults } from '@kencana/contract/papers/check'
import { labelBarang } from '@kencana/contract/papers/kinds/label-barang'
import { notaPenjualan } from '@kencana/contract/papers/kinds/nota-penjualan'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { addable, added, duplicated, placed, removed } from './edits.ts'
import { differenceText } from './field-words.ts'
import { guidesOf, snapMove, snapSize } from './snap.ts'
import { freshState, templateReducer } from './use-template.ts'

const nota = notaPenjualan.baku
const of = (id: string, t = nota) => t.elemen.find(one => one.id === id)

test('nothing can be dragged off the paper, nor made too small to hold', () => {
  const far = placed(nota, 'qr', { x: 500, y: -20, w: 18, h: 18 })
  expect(of('qr', far)).toMatchObject({ x: 223.3, y: 0, w: 18, h: 18 })
  expect(of('qr', placed(nota, 'qr', { x: 10, y: 10, w: 0.1, h: 0 }))).toMatchObject({ w: 2, h: 2 })
  expect(of('garis-atas', placed(nota, 'garis-atas', { x: 5, y: 29, w: 50, h: 0 }))).toMatchObject({
    w: 50,
    h: 0,
  })
})

test('the columns of a table are as wide together as the table is', () => {
  const narrow = placed(nota, 'barang', { x: 10, y: 44.2, w: 150, h: 48 })
  const table = of('barang', narrow)
  const wide = table?.jenis === 'TABEL' ? table.kolom.reduce((sum, { lebar }) => sum + lebar, 0) : 0
  expect(wide).toBeLessThanOrEqual(150)
  expect(wide).toBeGreaterThan(149)
  expect(paperFaults(notaPenjualan, narrow).filter(({ berat }) => berat)).toEqual([])
})

test('whatever can be added may be saved as it comes', () => {
  for (const kind of [notaPenjualan, labelBarang]) {
    for (const jenis of addable(kind, kind.baku)) {
      const { templat, id } = added(kind.baku, kind, jenis)
      expect(of(id, templat)?.jenis).toBe(jenis)
      expect(paperFaults(kind, templat).filter(({ berat }) => berat)).toEqual([])
    }
  }
  expect(addable(notaPenjualan, nota)).not.toContain('TABEL')
  expect(addable(labelBarang, labelBarang.baku)).toEqual(['ISIAN', 'TEKS', 'QR', 'BARCODE'])
})

test('a copy has a name of its own and lies beside the first', () => {
  const twice = duplicated(duplicated(nota, 'judul').templat, 'judul')
  expect(twice.id).toBe('judul-3')
  expect(of('judul-3', twice.templat)).toMatchObject({ x: 156.3, y: 11 })
})

test('an edge near a guide lies on it, others on the grid of half a millimetre', () => {
  const guides = guidesOf(nota, 'qr')
  const near = snapMove({ x: 9.6, y: 60.13, w: 18, h: 18 }, guides, 1)
  expect(near).toMatchObject({ x: 10, box: { x: 10 } })
  expect(snapMove({ x: 60.2, y: 60.2, w: 3, h: 3 }, { x: [], y: [] }, 1).box).toMatchObject({
    x: 60,
    y: 60,
  })
  expect(snapSize({ x: 10, y: 10, w: 18.3, h: 5 }, { x: [29], y: [] }, 1)).toMatchObject({
    x: 29,
    box: { w: 19 },
  })
})

test('a drag is one step back, and forward again', () => {
  const move = (x: number) => ({
    kind: 'edit' as const,
    about: 'box qr',
    edit: (t: typeof nota) => placed(t, 'qr', { x, y: 8, w: 18, h: 18 }),
  })
  let state = freshState(nota)
  for (const x of [100, 101, 102]) state = templateReducer(state, move(x))
  state = templateReducer(state, { kind: 'pause' })
  state = templateReducer(state, move(50))
  expect(of('qr', state.templat)?.x).toBe(50)
  state = templateReducer(state, { kind: 'undo' })
  expect(of('qr', state.templat)?.x).toBe(102)
  state = templateReducer(state, { kind: 'undo' })
  expect(state.templat).toBe(nota)
  state = templateReducer(templateReducer(state, { kind: 'redo' }), { kind: 'redo' })
  expect(of('qr', state.templat)?.x).toBe(50)
  expect(templateReducer(state, { kind: 'redo' })).toEqual(state)
})

test('what is typed after saving is taken back to what was saved', () => {
  const typed = (isi: string) => ({
    kind: 'edit' as const,
    about: 'isi judul',
    edit: (t: typeof nota) => ({
      ...t,
      elemen: t.elemen.map(one => (one.id === 'judul' ? ({ ...one, isi } as typeof one) : one)),
    }),
  })
  let state = templateReducer(freshState(nota), typed('SATU'))
  const saved = state.templat
  state = templateReducer(state, { kind: 'saved', templat: saved })
  state = templateReducer(state, typed('DUA'))
  expect(templateReducer(state, { kind: 'undo' }).templat).toBe(saved)
})

test('differences name what came, went and moved', () => {
  const { templat } = added(
    removed(placed(nota, 'qr', { x: 1, y: 8, w: 18, h: 18 }), 'judul'),
    notaPenjualan,
    'TEKS',
  )
  expect(differences(nota, templat).map(({ id, apa, isi }) => [id, apa, ...isi])).toEqual([
    ['judul', 'HILANG'],
    ['qr', 'BERUBAH', { field: 'x', before: 131.3, after: 1 }],
    ['teks', 'BARU'],
  ])
  expect(differences(nota, nota)).toEqual([])
})

/** The same thing with every part of it written the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, turned(part)] as const)
  return Object.fromEntries(parts.reverse())
}

test('the order of fields is no difference, nor is what was never said', () => {
  expect(differences(nota, turned(nota) as typeof nota)).toEqual([])
  const unsaid = nota.elemen.map(one => {
    const { lembar, halaman, ...rest } = one
    return lembar === 'SEMUA' && halaman === 'SEMUA' ? (rest as typeof one) : one
  })
  expect(differences({ ...nota, elemen: unsaid }, nota)).toEqual([])
})

test('what differs is told in words: columns, margins, sorts of letters', () => {
  const say = (text: string, facts: Readonly<Record<string, unknown>> = {}) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))
  const now: typeof nota = {
    ...nota,
    halaman: { ...nota.halaman, margin: { ...nota.halaman.margin, kiri: 7 } },
    elemen: nota.elemen.map(one =>
      one.jenis === 'TABEL'
        ? { ...one, kolom: one.kolom.map((each, i) => (i === 1 ? { ...each, lebar: 9 } : each)) }
        : one.jenis === 'ISIAN'
          ? { ...one, rata: 'TENGAH' as const, tebal: true }
          : one,
    ),
  }
  const told = differences(nota, now).flatMap(({ isi }) =>
    isi.map(each => differenceText(each, notaPenjualan, say)),
  )
  expect(told.some(text => /^Tepi kiri: [\d.]+ mm → 7 mm$/.test(text))).toBe(true)
  expect(told.some(text => /^Kolom 2, Lebar: [\d.]+ mm → 9 mm$/.test(text))).toBe(true)
  expect(told).toContain('Tebal: Tidak → Ya')
  expect(told.some(text => /^Rata: \S+ → Tengah$/.test(text))).toBe(true)
  expect(told.filter(text => /[{}_]/.test(text))).toEqual([])
})

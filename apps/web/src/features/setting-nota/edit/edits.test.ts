import { paperFaults } from '@kencana/contract/papers/check'
import { labelBarang } from '@kencana/contract/papers/kinds/label-barang'
import { notaPenjualan } from '@kencana/contract/papers/kinds/nota-penjualan'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { addable, added, duplicated, placed, removed } from './edits.ts'
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

test('differences name what came, went and moved', () => {
  const { templat } = added(
    removed(placed(nota, 'qr', { x: 1, y: 8, w: 18, h: 18 }), 'judul'),
    notaPenjualan,
    'TEKS',
  )
  expect(differences(nota, templat).map(({ id, apa, isi }) => [id, apa, ...isi.flat()])).toEqual([
    ['judul', 'HILANG'],
    ['qr', 'BERUBAH', 'x', '131.3', '1'],
    ['teks', 'BARU'],
  ])
  expect(differences(nota, nota)).toEqual([])
})

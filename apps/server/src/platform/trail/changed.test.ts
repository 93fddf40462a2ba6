import { expect, test } from 'vitest'
import type { Queryable } from '../sql.ts'
import { beginNoting, type Changed, noteChanged, takeNoted } from './changed.ts'

const db = {} as Queryable
const of = (bidang: Changed['bidang'], kode = 'A'): Changed => ({
  ...{ tabel: 'kadar', kode, aksi: 'UBAH', bidang },
})

async function noted(...all: Changed[]) {
  beginNoting(db)
  for (const one of all) await noteChanged(db, () => one)
  return takeNoted(db)
}

test('a field changed twice by one command went from the first to the last', async () => {
  const { perubahan } = await noted(
    of({ harga: [1, 2], nama: ['x', 'y'] }),
    of({ harga: [2, 3], aktif: [true, false] }),
  )
  expect(perubahan).toEqual([of({ harga: [1, 3], nama: ['x', 'y'], aktif: [true, false] })])
})

test('what is nobody’s business stays so', async () => {
  const { perubahan } = await noted(of({ telp: [] }), of({ telp: ['1', '2'] }))
  expect(perubahan).toEqual([of({ telp: [] })])
})

test('of many records the first are told, and how many more there were', async () => {
  const many = Array.from({ length: 15 }, (_, at) => of({ harga: [1, 2] }, String(at)))
  const { perubahan, perubahan_lain } = await noted(...many)
  expect([perubahan?.length, perubahan_lain]).toEqual([12, 3])
})

test('nothing is noted where nobody began', async () => {
  await noteChanged(db, () => of({ harga: [1, 2] }))
  expect(takeNoted(db)).toEqual({})
})

import { expect, test } from 'vitest'
import { filled, percentage, unless, within } from './salah-isi.ts'

const fault = { field: 'f', teks: 'Harus Diisi', facts: {} }

test('a fault, unless all is fine', () => {
  const { facts, ...said } = fault
  expect(unless(true, said)).toEqual([])
  expect(unless(false, said)).toEqual([fault])
  expect(unless(false, said, { kode: '1' })).toEqual([{ ...said, facts: { kode: '1' } }])
  expect(facts).toEqual({})
})

test('a text that is not blank', () => {
  expect([filled('f', 'a'), filled('f', ''), filled('f', ' ')]).toEqual([[], [fault], [fault]])
})

test.each([
  [0, true],
  [1_000, true],
  [1_001, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
])('%d of at most 1,000', (value, fine) => {
  const field = 'f'
  const figure = { field, teks: 'Harus angka bulat dari 0 sampai {maks}', facts: { maks: '1,000' } }
  const share = { field, teks: 'Harus dari 0% sampai {maks}%', facts: { maks: '100' } }
  expect(within(field, value, 1_000)).toEqual(fine ? [] : [figure])
  expect(percentage(field, value, 1_000)).toEqual(fine ? [] : [share])
})

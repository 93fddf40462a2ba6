import { expect, test } from 'vitest'
import { type BarangNota, kreditDibeli, kreditTersisa, tunaiBebas } from './beli-kredit.ts'

const nota: BarangNota = {
  no_faktur_jual: 'FJ-1',
  kredit_rp: 5_000_000,
  umur: 0,
  dibeli_rp: 4_800_000,
}

test.each<[string, BarangNota[], number, number]>([
  ['no nota', [], 7, 0],
  ['all of it by card', [nota], 7, 4_800_000],
  ['a part of it by card', [{ ...nota, kredit_rp: 1_000_000 }], 7, 1_000_000],
  ['none of it by card', [{ ...nota, kredit_rp: 0 }], 7, 0],
  ['the last day', [{ ...nota, umur: 6 }], 7, 4_800_000],
  ['a day after', [{ ...nota, umur: 7 }], 7, 0],
  ['today alone', [nota, { ...nota, no_faktur_jual: 'FJ-2', umur: 1 }], 1, 4_800_000],
  ['never', [nota], 0, 0],
  ['two pieces of one nota', [nota, nota], 7, 5_000_000],
  [
    'two notas',
    [nota, { ...nota, no_faktur_jual: 'FJ-2', umur: 3, kredit_rp: 200_000 }],
    7,
    5_000_000,
  ],
])('credit of a card among what is bought: %s', (_, notas, hari, kredit) => {
  expect(kreditDibeli(notas, hari)).toBe(kredit)
})

test('cash is free for what no card paid', () => {
  expect(tunaiBebas(7_000_000, 5_000_000)).toBe(2_000_000)
})

test.each([
  [5_000_000, 0, 5_000_000],
  [5_000_000, 2_000_000, 3_000_000],
  [5_000_000, 6_000_000, 0],
])('of %d credit, %d by transfer, %d goes on', (kredit, transfer, left) => {
  expect(kreditTersisa(kredit, transfer)).toBe(left)
})

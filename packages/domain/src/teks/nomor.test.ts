import { expect, test } from 'vitest'
import { NOMOR_PEMBELIAN, NOMOR_PENJUALAN, NOMOR_TUKAR_TAMBAH, tokoOfNota } from './nomor.ts'

test.each([
  ['FJ-JKT-261121-0010', true],
  ['fj-jkt_2-261121-12345', true],
  ['xFJ-JKT-261121-0010', false],
  ['FJ-JKT-261121-0010x', false],
  ['FJ--261121-0010', false],
  ['FJ-JKT-26112-0010', false],
  ['FJ-JKT-261121-001', false],
  ['FH-JKT-261121-0010', false],
])('%s is the number of a sale: %s', (text, expected) => {
  expect(NOMOR_PENJUALAN.test(text)).toBe(expected)
})

test('each kind of number by its own letters', () => {
  const kinds = [NOMOR_PENJUALAN, NOMOR_PEMBELIAN, NOMOR_TUKAR_TAMBAH]
  const numbers = ['FJ', 'FB', 'TK'].map(kind => `${kind}-JKT-261121-0010`)
  const found = kinds.map(kind => numbers.filter(nomor => kind.test(nomor)))
  expect(found).toEqual(numbers.map(nomor => [nomor]))
})

test.each([
  ['FJ-JKT-261121-0010', 'JKT'],
  ['FJ-TOKO-2-261121-12345', 'TOKO-2'],
  ['FB-JKT-261121-0010', undefined],
  ['', undefined],
])('%s is a sale of %s', (nomor, toko) => {
  expect(tokoOfNota(nomor)).toBe(toko)
})

import { expect, test } from 'vitest'
import { moveBarang } from './barang/commands.ts'
import { barcode } from './barang.ts'

test.each(['', '   ', '1000001', '010000011', '0100000a', '01 00001', '٠١٠٠٠٠٠١'])(
  '%j is no barcode',
  text => {
    const sentence = 'Barcode harus 8 angka'
    expect(barcode.safeParse(text).error?.issues.map(one => one.message)).toEqual([sentence])
    const moved = moveBarang.body?.safeParse({ ke_baki: 'A01', barang: [text], keterangan: '' })
    const told = moved?.error?.issues.map(one => [one.path.join('.'), one.message])
    expect(told).toEqual([['barang.0', sentence]])
  },
)

test('a scanner may send spaces around one', () => {
  expect(barcode.parse(' 01000001\n')).toBe('01000001')
})

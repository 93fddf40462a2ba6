import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cutAddressReport,
  cutAddressSlip,
  NOMOR_PEMBELIAN,
  NOMOR_PENJUALAN,
  NOMOR_TUKAR_TAMBAH,
  phone62,
  slices20,
  telpBaku,
  terbilang,
  tokoOfNota,
} from './receipt.ts'

const address =
  'Ruko Pasar Emas Cikini Blok A-12, Jalan Pegangsaan Timur Nomor 56, Menteng, Jakarta Pusat 10320'

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

test.each([
  ['0812 3456-789', '8123456789'],
  ['812 3456-789', '8123456789'],
  ['+62 812 3456 789', '8123456789'],
  ['+62 (0) 812-3456-789', '8123456789'],
  ['00628123456789', '8123456789'],
  ['8120062', '8120062'],
  ['-', ''],
])('a telephone %s is compared as %s', (phone, bare) => {
  expect(telpBaku(phone)).toBe(bare)
})

describe('receipt text', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['Cincin', ['Cincin']],
    ['12345678901234567890', ['12345678901234567890']],
    ['123456789012345678901', ['12345678901234567890', '1']],
    ['Cincin Emas Kuning Motif Bunga', ['Cincin Emas Kuning', 'Motif Bunga']],
    ['Cincin Emas Kuning 750', ['Cincin Emas Kuning', '750']],
    ['Cincin Emas Kuning 1', ['Cincin Emas Kuning 1']],
    [' Cincin  Emas\nKuning ', ['Cincin Emas Kuning']],
    [
      'Gelang Bunga Mawar Merah Muda Permata Biru',
      ['Gelang Bunga Mawar', 'Merah Muda Permata', 'Biru'],
    ],
    ['Cincin Emas Kuning 18 K', ['Cincin Emas Kuning', '18 K']],
    ['Gelang Rantai Emas 2 gram', ['Gelang Rantai Emas 2', 'gram']],
    // whole words would need a fourth line: nothing is lost for them
    [
      'abcdefghijklm nopqrstuvwxyz abcdefghijklmn opqrstuvwxyz abc',
      ['abcdefghijklm nopqrs', 'tuvwxyz abcdefghijkl', 'mn opqrstuvwxyz abc'],
    ],
    ['x'.repeat(70), ['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(20)]],
    // a picture sign is one character on paper, two in memory
    [`${'a'.repeat(19)}💍b`, [`${'a'.repeat(19)}💍`, 'b']],
  ])('%j', (text, slices) => {
    expect(slices20(text)).toEqual(slices)
  })

  it('is at most three slices of at most twenty characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        const slices = slices20(text)
        const short = slices.every(slice => Array.from(slice).length <= 20)
        return slices.length <= 3 && short && slices.every(slice => slice !== '')
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('addresses', () => {
  it('reports cut every 48 characters', () => {
    expect(cutAddressReport(address)).toEqual([
      'Ruko Pasar Emas Cikini Blok A-12, Jalan Pegangsa',
      'an Timur Nomor 56, Menteng, Jakarta Pusat 10320',
    ])
    expect(cutAddressReport('Pasar Baru')).toEqual(['Pasar Baru'])
    expect(cutAddressReport('')).toEqual([])
    expect(cutAddressReport(`  ${'a'.repeat(48)} `)).toEqual(['a'.repeat(48)])
    // blanks where lines are cut are not printed, nor lines of nothing else
    expect(cutAddressReport(`${'a'.repeat(47)}  b`)).toEqual(['a'.repeat(47), 'b'])
    expect(cutAddressReport(`a${' '.repeat(96)}b`)).toEqual(['a', 'b'])
    expect(cutAddressReport('a'.repeat(48))).toEqual(['a'.repeat(48)])
    expect(cutAddressReport('a'.repeat(97)).map(line => line.length)).toEqual([48, 48, 1])
  })

  it('slips cut at 48 and at 90', () => {
    expect(cutAddressSlip(address)).toEqual([
      'Ruko Pasar Emas Cikini Blok A-12, Jalan',
      'Pegangsaan Timur Nomor 56, Menteng,',
      'Jakarta Pusat 10320',
    ])
    expect(cutAddressSlip('a'.repeat(120)).map(line => line.length)).toEqual([48, 42, 30])
    expect(cutAddressSlip('')).toEqual([])
  })

  it('lose nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 300 }), text => {
        return cutAddressReport(text).join('') === text && cutAddressSlip(text).join('') === text
      }),
    )
  })
})

describe('phone numbers', () => {
  test.each([
    ['081234567890', '6281234567890'],
    ['0812-3456-7890', '6281234567890'],
    ['+62 812 3456 7890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['(021) 3456789', '62213456789'],
    ['81234567890', '6281234567890'],
    ['006281234567890', '6281234567890'],
    ['+62 (0) 812 3456 7890', '6281234567890'],
    ['+65 9123 4567', '6591234567'],
    ['+81 90 1234 5678', '819012345678'],
    ['0081 90 1234 5678', '819012345678'],
    ['62000999999999', '62000999999999'],
    [' (+86) 138 1234 5678', '8613812345678'],
    ['0812003456', '62812003456'],
    ['081620123456', '6281620123456'],
    ['', ''],
  ])('%s', (phone, expected) => {
    expect(phone62(phone)).toBe(expected)
  })
})

describe('amounts in words', () => {
  test.each([
    [0, 'nol rupiah'],
    [1, 'satu rupiah'],
    [10, 'sepuluh rupiah'],
    [11, 'sebelas rupiah'],
    [12, 'dua belas rupiah'],
    [19, 'sembilan belas rupiah'],
    [20, 'dua puluh rupiah'],
    [21, 'dua puluh satu rupiah'],
    [99, 'sembilan puluh sembilan rupiah'],
    [100, 'seratus rupiah'],
    [111, 'seratus sebelas rupiah'],
    [200, 'dua ratus rupiah'],
    [1000, 'seribu rupiah'],
    [1001, 'seribu satu rupiah'],
    [1500, 'seribu lima ratus rupiah'],
    [2000, 'dua ribu rupiah'],
    [11_000, 'sebelas ribu rupiah'],
    [100_000, 'seratus ribu rupiah'],
    [101_000, 'seratus satu ribu rupiah'],
    [1_000_000, 'satu juta rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [5_232_500, 'lima juta dua ratus tiga puluh dua ribu lima ratus rupiah'],
    [1_000_000_000, 'satu miliar rupiah'],
    [10_000_000_000_000, 'sepuluh triliun rupiah'],
    [1_000_000_000_001, 'satu triliun satu rupiah'],
  ])('%d', (amount, text) => {
    expect(terbilang(amount)).toBe(text)
  })

  test.each([-1, 0.5, 1e15, Number.NaN])('refuses %d', amount => {
    expect(() => terbilang(amount)).toThrow(RangeError)
  })

  it('two amounts never read the same, and no word is doubled or missing', () => {
    const amount = fc.integer({ min: 0, max: 1e13 })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const text = terbilang(a)
        return (a === b) === (text === terbilang(b)) && !/ {2}|undefined/.test(text)
      }),
      { numRuns: 10_000 },
    )
  })
})

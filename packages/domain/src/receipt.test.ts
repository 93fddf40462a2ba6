import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cutAddressReport, cutAddressSlip, slices20, terbilang } from './receipt.ts'

const address =
  'Ruko Pasar Emas Cikini Blok A-12, Jalan Pegangsaan Timur Nomor 56, Menteng, Jakarta Pusat 10320'

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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FigureKind, readFigure } from './read-figure.ts'

const MONEY: FigureKind = { places: 0, max: 10_000_000_000_000 }
const WEIGHT: FigureKind = { places: 3, max: 100_000_000 }
const PERCENT: FigureKind = { places: 1, max: 10_000 }
const COUNT: FigureKind = { places: 0, max: 1_000_000, negative: true }

/** One figure, several to ask between, or why none. */
type Meant = number | readonly number[] | string

const told = (text: string, kind: FigureKind): Meant => {
  const reading = readFigure(text, kind)
  if (reading.is === 'ONE' || reading.is === 'MANY') return reading.units
  return reading.is === 'NONE' ? reading.why : reading.is
}

const cases = (kind: FigureKind, table: readonly (readonly [string, Meant])[]) =>
  test.each(table)('%s', (text, meant) => expect(told(text, kind)).toEqual(meant))

describe('rupiah', () =>
  cases(MONEY, [
    ['', 'EMPTY'],
    ['Rp.', 'EMPTY'],
    ['0', 0],
    ['007', 7],
    ['1250', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1 250 000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['Rp. 1.000.000,00', 1_000_000],
    ['Rp1,000,000.00', 1_000_000],
    ['IDR 1.000.000', 1_000_000],
    ['Rp. 7,500,000 ,-', 7_500_000],
    ['1.500.000,-', 1_500_000],
    ['1.500.000.-', 1_500_000],
    ['1.500.000-', 1_500_000],
    ['1.500.000,--', 1_500_000],
    [' Rp. 1.500.000 ,- ', 1_500_000],
    ['1rp500', 'NO_FIGURE'],
    ['---', 'NO_FIGURE'],
    ['10.000', 10_000],
    ['1..000', 'NO_FIGURE'],
    ['1,10.000', 'NO_FIGURE'],
    ['0,1000,000', 'NO_FIGURE'],
    ['1000000,00', 1_000_000],
    ['10.00', 10],
    ['1.000.', 'NO_FIGURE'],
    ['1.', 1],
    ['1.000,000', [1000, 1_000_000]],
    ['1000,000', [1000, 1_000_000]],
    ['1.234,567', 1_234_567],
    ['1,5', 'TOO_FINE'],
    ['1,25', 'TOO_FINE'],
    ['1.000,50', 'TOO_FINE'],
    ['0,500', 'TOO_FINE'],
    ['1,2345', 'TOO_FINE'],
    ['1,00,000', 'NO_FIGURE'],
    ['1.000.00', 'NO_FIGURE'],
    ['-5', 'NO_FIGURE'],
    ['satu juta', 'NO_FIGURE'],
    ['1e6', 'NO_FIGURE'],
    ['1.000.000\t2.000.000', 'NO_FIGURE'],
    ['１２５０', 1250],
    ['99999999999999', 'TOO_LARGE'],
    ['99999999999999999999', 'TOO_LARGE'],
  ]))

describe('weight, in milligrams', () =>
  cases(WEIGHT, [
    ['3,456', 3456],
    ['3.456', 3456],
    ['3,456 g', 3456],
    ['3.456gram', 3456],
    ['5,25', 5250],
    ['5.25', 5250],
    ['5', 5000],
    ['5,', 5000],
    ['.5', 500],
    [',5', 500],
    ['0,005', 5],
    ['1,500', 1500],
    ['1,234.567', 1_234_567],
    ['1.234,567', 1_234_567],
    ['1234,5', 1_234_500],
    ['12.345,6', 12_345_600],
    ['5,2500', 5250],
    ['5,2345', 'TOO_FINE'],
    ['1,234,567', 'TOO_LARGE'],
    ['1.234.5', 'NO_FIGURE'],
    ['1,10,000.5', 'NO_FIGURE'],
    ['1.234,5.6', 'NO_FIGURE'],
    [' 12 ', 12_000],
    ['1.2.3', 'NO_FIGURE'],
    ['.', 'NO_FIGURE'],
    ['3,456,', 'NO_FIGURE'],
  ]))

describe('percent, in permil', () =>
  cases(PERCENT, [
    ['12,5', 125],
    ['12.5 %', 125],
    ['75', 750],
    ['75,0%', 750],
    ['12,55', 'TOO_FINE'],
    ['1,250', 'TOO_LARGE'],
    ['1,000', [10, 10_000]],
    ['1,255', 'TOO_LARGE'],
  ]))

test('what may be thousands or decimals within its bounds is asked', () => {
  expect(told('1,250', { places: 2 })).toEqual([125, 125_000])
  expect(told('1,255', { places: 2 })).toBe(125_500)
  expect(told('1,250', { places: 2, max: 1000 })).toBe(125)
})

describe('counts', () =>
  cases(COUNT, [
    ['-3', -3],
    ['−3', -3],
    ['-0', 0],
    ['5−3', 'NO_FIGURE'],
    ['1.000', 1000],
    ['2,0', 2],
    ['1,5', 'TOO_FINE'],
  ]))

describe('any text', () => {
  const kinds = fc.constantFrom(MONEY, WEIGHT, PERCENT, COUNT, { places: 2 })
  const piece = fc.constantFrom(
    ...[...'0123456789', '.', ',', '-', '−', ' ', "'", 'Rp', 'g', '%', ',-', '1.000', '0,00'],
    ...['e', '\u00a0', '１', '٣', '\u0000', '\ud800', '∞', 'NaN', '0x1', '½'],
  )
  const typed = fc.array(piece, { maxLength: 14 }).map(pieces => pieces.join(''))

  test('means whole units within its bounds, several that differ, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'binary' })), kinds, (text, kind) => {
        const reading = readFigure(text, kind)
        if (reading.is === 'EMPTY' || reading.is === 'NONE') return
        const units = reading.is === 'ONE' ? [reading.units] : reading.units
        expect(new Set(units).size).toBe(units.length)
        expect(units.length > 1).toBe(reading.is === 'MANY')
        for (const one of units) {
          expect(Number.isSafeInteger(one)).toBe(true)
          expect(Math.abs(one)).toBeLessThanOrEqual(kind.max ?? Number.MAX_SAFE_INTEGER)
          expect(one >= 0 || kind.negative === true).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('that is a figure written in the ways of people can be meant as it', () => {
    const signs = fc.constantFrom(['.', ','], [',', '.'], ['', ','], ['', '.'])
    const around = fc.constantFrom(['', ''], ['Rp ', ''], ['Rp. ', ',-'], [' ', ' '], ['IDR', ''])
    fc.assert(
      fc.property(fc.nat(99_999_999), kinds, signs, around, (units, kind, [by, dot], [a, b]) => {
        const { places } = kind
        const digits = String(units).padStart(places + 1, '0')
        const whole = digits.slice(0, digits.length - places)
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, by)
        const behind = places === 0 ? '' : `${dot}${digits.slice(-places)}`
        const reading = readFigure(`${a}${grouped}${behind}${places === 0 ? b : ''}`, kind)
        if (units > (kind.max ?? units)) return
        const meant =
          reading.is === 'ONE' ? [reading.units] : reading.is === 'MANY' ? reading.units : []
        expect(meant).toContain(units)
        // Behind groups of thousands nothing but the decimals can follow.
        if (by !== '' && whole.length > 3 && places > 0) expect(reading.is).toBe('ONE')
      }),
      { numRuns: 2000 },
    )
  })
})

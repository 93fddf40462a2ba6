import { BERAT_MAKS_MG, gramToMg, mgToGram } from '@kencana/domain/quantity'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { decimals, hasDecimals } from './decimals.ts'
import { gram } from './gram.ts'
import { rowVersion } from './row-version.ts'

const runs = { numRuns: 20_000 }

const takes = (figure: number): boolean => {
  try {
    gramToMg(figure)
    return true
  } catch {
    return false
  }
}

/** Weights, weights with the noise of binary fractions, and anything else. */
const figure = fc.oneof(
  fc.integer({ min: -BERAT_MAKS_MG, max: 2 * BERAT_MAKS_MG }).map(mgToGram),
  fc
    .tuple(fc.integer({ min: 1, max: BERAT_MAKS_MG }), fc.integer({ min: -8, max: 8 }))
    .map(([mg, steps]) => mgToGram(mg) * (1 + steps * Number.EPSILON)),
  fc.tuple(fc.nat(9_999), fc.nat(9_999)).map(([a, b]) => a / 1000 + b / 1000),
  fc.double(),
)

describe('a weight in grams', () => {
  test('is what its converter takes, exactly', () => {
    fc.assert(
      fc.property(figure, one => hasDecimals(one, 3) === takes(one)),
      runs,
    )
  })

  test('that is let through becomes whole milligrams, and comes back as it was', () => {
    fc.assert(
      fc.property(figure, one => {
        if (!gram.safeParse(one).success) return one <= 0 || one > 100_000 || !takes(one)
        const mg = gramToMg(one)
        return mg >= 1 && mg <= BERAT_MAKS_MG && mgToGram(mg) === one
      }),
      runs,
    )
  })

  test.each([3.2370000000000005, 0.1 + 0.2, 1.0005, 1e-7, 99_999.00000000001])(
    'is not %d',
    noise => {
      const { error } = gram.safeParse(noise)
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'Paling banyak 3 angka di belakang koma',
      ])
    },
  )

  test('says in the schema of the API what it takes', () => {
    expect(z.toJSONSchema(z.object({ berat: gram.optional() })).properties).toEqual({
      berat: { type: 'number', exclusiveMinimum: 0, maximum: 100_000, multipleOf: 0.001 },
    })
  })
})

test('a figure of fewer places is whole in its smallest unit', () => {
  const carat = decimals(z.number().min(0).max(1_000_000), 2, 'koma')
  fc.assert(
    fc.property(figure, one => {
      if (!carat.safeParse(one).success) return true
      return Math.round(one * 100) / 100 === one
    }),
    runs,
  )
  expect(carat.safeParse(0.29).success).toBe(true)
  expect(carat.safeParse(0.1 + 0.2).success).toBe(false)
  expect(carat.safeParse(0.125).success).toBe(false)
})

test('a version is one that its column can hold', () => {
  for (const one of [-1, 0, 1, 2_147_483_647]) expect(rowVersion.safeParse(one).success).toBe(true)
  for (const one of [1.5, 2_147_483_648, 1e15, -1e15, Number.NaN, '1']) {
    expect(rowVersion.safeParse(one).success).toBe(false)
  }
})

import { expect, test } from 'vitest'
import { allowedLoss, divideLoss } from './susut.ts'

const TERMS = { susut_permil: 5, minimal: 10 }

test.each([
  ['a share, broken off', 3_237, 1, 16],
  ['at least so much of each piece', 1_500, 1, 10],
  ['of several pieces', 3_000, 4, 40],
  ['of much gold', 120_000, 1, 600],
  ['of nothing', 0, 0, 0],
])('what may be lost: %s', (_, sent, pcs, izin) => {
  expect(allowedLoss(sent, pcs, TERMS)).toBe(izin)
})

// 13 §1: the loss of vectors 1 and 2.
test.each([
  ['as allowed', { rp: 21_440, ug: 12_000 }, 16, 0, false, [21_440, 12_000, 0, 0]],
  ['beyond', { rp: 49_579, ug: 27_750 }, 37, 21, false, [21_440, 12_000, 28_139, 15_750]],
  ['of which all waits', { rp: 21_440, ug: 12_000 }, 16, 0, true, [0, 0, 21_440, 12_000]],
  ['of gold alone', { rp: 0, ug: 750 }, 0, 0, false, [0, 750, 0, 0]],
])('a loss %s is divided by weight', (_, gone, susut, lebih, semua, parts) => {
  const { wajar, tunggu } = divideLoss(gone, susut, lebih, semua)
  expect([wajar.rp, wajar.ug, tunggu.rp, tunggu.ug]).toEqual(parts)
})

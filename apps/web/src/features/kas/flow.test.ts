import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { flowText, moveText } from './flow.ts'

const t = ((text: string, facts: Record<string, unknown> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))) as unknown as TFunction

const drawer = { name: 'KASIR', holds: 1_000_000 }
const account = { name: 'BCA 8800200321', holds: null }

test('money says its direction, and what the book has before and afterwards', () => {
  expect(flowText('KELUAR', 62_500, drawer, t)).toBe(
    'Rp 62,500 keluar dari KASIR. KASIR menurut buku Rp 1,000,000 menjadi Rp 937,500.',
  )
  expect(flowText('MASUK', 62_500, drawer, t)).toBe(
    'Rp 62,500 masuk ke KASIR. KASIR menurut buku Rp 1,000,000 menjadi Rp 1,062,500.',
  )
  expect(moveText(250_000, drawer, account, t)).toBe(
    'Rp 250,000 pindah dari KASIR ke BCA 8800200321. ' +
      'KASIR menurut buku Rp 1,000,000 menjadi Rp 750,000.',
  )
})

test('who may not know a balance is told the direction alone', () => {
  expect(flowText('MASUK', 62_500, account, t)).toBe('Rp 62,500 masuk ke BCA 8800200321.')
})

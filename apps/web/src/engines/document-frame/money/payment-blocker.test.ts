import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { paymentBlocker } from './payment-blocker.ts'

const t = ((text: string, facts: Record<string, unknown> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))) as unknown as TFunction

test.each([
  [6, 'Pilih cara pembayaran (Alt 1 sampai Alt 6).'],
  [4, 'Pilih cara pembayaran (Alt 1 sampai Alt 4).'],
])('of %d ways to pay each has its key, and Alt with it', (ways, said) => {
  const open = { kurang: 500_000, lebih: 0, kembali: 0 }
  expect(paymentBlocker([], open, t, ways)).toEqual({ text: said, tone: 'plain' })
})

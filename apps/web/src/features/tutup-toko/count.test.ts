import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { unusualText } from './count.ts'

const t = ((text: string, facts: Record<string, unknown> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))) as unknown as TFunction

test('a count typed behind another is asked about in sheets and rupiah, as usual not', () => {
  expect(unusualText('KASIR', { '100000': 300, '500': 12 }, t)).toBeNull()
  expect(unusualText('KASIR', undefined, t)).toBeNull()
  expect(unusualText('KASIR', { '100000': 300_300, '500': 12 }, t)).toBe(
    'Laci KASIR: 300,300 lembar 100,000 = Rp 30,030,000,000.',
  )
})

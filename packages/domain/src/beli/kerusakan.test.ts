import { expect, test } from 'vitest'
import type { HasilKondisi } from './aturan-beli.ts'
import { hasilKerusakan } from './kerusakan.ts'
import { damage, mend } from './pieces.fixture.ts'

const scratch = damage({ hasil: 'URIPAN' })
const snapped = damage({ hasil: 'ROSOK', bisa_diperbaiki: true })
const hopeless = damage({ hasil: 'RUSAK' })

// 04-domain B6, condition: own nota, and without
test.each([
  ['nothing', [], 'URIPAN', 'URIPAN'],
  ['what leaves it intact, though nobody mends it', [scratch], 'URIPAN', 'URIPAN'],
  ['what can be mended', mend(50_000), 'RUSAK', 'ROSOK'],
  ['two that can be', [...mend(50_000, 1_000), scratch], 'RUSAK', 'ROSOK'],
  ['one of two that cannot', [...mend(50_000), hopeless], 'ROSOK', 'ROSOK'],
  ['what is scrap, repairable or not', [snapped], 'ROSOK', 'ROSOK'],
] as const)('%s', (_, list, own: HasilKondisi, foreign: HasilKondisi) => {
  expect(hasilKerusakan(list, 'NOTA')).toBe(own)
  expect(hasilKerusakan(list, 'TANPA_NOTA')).toBe(foreign)
})

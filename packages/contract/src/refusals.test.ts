import { expect, test } from 'vitest'
import { factsSaid, refusalText } from './kit/words/refusal-text.ts'
import { en } from './messages/en/index.ts'
import { hk } from './messages/hk/index.ts'
import { it } from './messages/it/index.ts'
import { jp } from './messages/jp/index.ts'
import { my } from './messages/my/index.ts'
import { fillText, REFUSALS } from './refusals.ts'

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, it, hk, my, jp }
const COUNTING = Object.values(REFUSALS)
  .map(({ text }) => text)
  .filter(text => text.includes('{lagi}'))

test.each(['id', ...Object.keys(TABLES)])('others are told only where there are some: %s', to => {
  expect(COUNTING.length).toBeGreaterThan(4)
  for (const text of COUNTING) {
    const said = to === 'id' ? text : (TABLES[to]?.[text] ?? '')
    const [few, none] = [fillText(said, { lagi: 7 }), fillText(said, { lagi: 0 })]
    expect(few).toMatch(/7[.。]$/)
    expect(none).toMatch(/[^0][.。]$/)
    expect(few.startsWith(none), none).toBe(true)
    const facts = (words: string) => words.match(/\{(?!lagi)\w+\}/g)?.length
    expect(facts(none), 'nothing else is left out').toBe(facts(said))
  }
})

test('a sentence tells modules and approvals by their names, each in its language', () => {
  const facts = { kategori: 'BATAL_PENJUALAN, KURANG_BAYAR' }
  expect(refusalText({ code: 'BUTUH_OTORISASI', facts })).toBe(
    'Perlu otorisasi supervisor: Batal penjualan, Kurang bayar',
  )
  expect(factsSaid({ modul: 'MEMBER_MODULE', jumlah: 2 }, name => `<${name}>`)).toEqual({
    modul: expect.stringMatching(/^<[^_]+>$/),
    jumlah: 2,
  })
})

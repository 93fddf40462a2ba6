import { expect, test } from 'vitest'
import { lineMarks } from './line-mark.ts'

const LINE = { tgl: '2026-11-20', jumlah_sen: 25_000, keterangan: 'Masuk', saldo_sen: 125_000 }

test('a mark is day, amount, text in capitals, balance, and how many the same before it', () => {
  expect(lineMarks([LINE, { ...LINE, saldo_sen: null }, LINE])).toEqual([
    '["2026-11-20",250,"MASUK",1250] 0',
    '["2026-11-20",250,"MASUK",null] 0',
    '["2026-11-20",250,"MASUK",1250] 1',
  ])
})

test.each([
  ['day', { tgl: '2026-11-21' }],
  ['amount', { jumlah_sen: 25_001 }],
  ['text', { keterangan: 'Keluar' }],
  ['balance', { saldo_sen: 125_001 }],
])('another %s is another line', (_, change) => {
  const [one, other] = lineMarks([LINE, { ...LINE, ...change }])
  expect(one).not.toBe(other)
  expect(other).toMatch(/ 0$/)
})

test('sen are told to the sen, and marks of whole rupiah stay as they were kept', () => {
  expect(lineMarks([{ ...LINE, jumlah_sen: -650, saldo_sen: 124_350 }])).toEqual([
    '["2026-11-20","-6.50","MASUK","1,243.50"] 0',
  ])
})

test('small and great letters are one line, as banks print both', () => {
  expect(lineMarks([LINE, { ...LINE, keterangan: 'MASUK' }])[1]).toMatch(/ 1$/)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchFault, type OpenEntry, type OpenLine, plain, proposePairs } from './match.ts'

const line = (
  id: string,
  tgl: string,
  jumlah: number,
  keterangan = '',
  referensi = '',
): OpenLine => ({
  id,
  tgl: `2026-11-${tgl}`,
  jumlah,
  keterangan,
  referensi,
})
const entry = (
  id: string,
  tgl: string,
  jumlah: number,
  more: Partial<OpenEntry> = {},
): OpenEntry => ({ id, tgl: `2026-11-${tgl}`, jumlah, sebutan: [], catatan: '', ...more })
const pairs = (lines: OpenLine[], entries: OpenEntry[], hari = 3) =>
  proposePairs(lines, entries, hari).map(one => `${one.line}-${one.entry}${one.pasti ? '' : '?'}`)

test('the same amount the same way, near enough, is certain', () => {
  expect(pairs([line('1', '05', 100)], [entry('a', '03', 100)])).toEqual(['1-a'])
  expect(pairs([line('1', '05', 100)], [entry('a', '08', 100)])).toEqual(['1-a'])
  expect(pairs([line('1', '05', 100)], [entry('a', '01', 100)])).toEqual([])
  expect(pairs([line('1', '05', 100)], [entry('a', '01', 100)], 4)).toEqual(['1-a'])
  expect(pairs([line('1', '05', 100)], [entry('a', '05', -100)])).toEqual([])
  expect(pairs([line('1', '05', 100)], [entry('a', '05', 101)])).toEqual([])
})

test('two that may be meant are asked about, the nearest first', () => {
  const lines = [line('1', '05', 100)]
  expect(pairs(lines, [entry('a', '03', 100), entry('b', '05', 100)])).toEqual(['1-b?'])
  const two = [line('1', '05', 100), line('2', '06', 100)]
  expect(pairs(two, [entry('a', '06', 100)])).toEqual(['2-a?'])
  expect(pairs(two, [entry('a', '05', 100), entry('b', '06', 100)])).toEqual(['1-a?', '2-b?'])
})

test('a reference tells which one, and what it leaves is certain then', () => {
  const two = [line('1', '05', 100, 'TRF FJ-JKT-261105-0002 SITI'), line('2', '05', 100)]
  const entries = [
    entry('a', '05', 100, { sebutan: ['FJ-JKT-261105-0001'] }),
    entry('b', '05', 100, { sebutan: ['FJ-JKT-261105-0002'] }),
  ]
  expect(pairs(two, entries)).toEqual(['1-b', '2-a'])
  const referred = [line('1', '05', 100, 'X', 'BATCH 118'), line('2', '05', 100, 'Y')]
  expect(pairs(referred, [entry('a', '05', 100, { sebutan: ['batch-118'] })])).toEqual(['1-a'])
})

test('a short reference and one that two lines have tell nothing', () => {
  const two = [line('1', '05', 100, 'A 12'), line('2', '05', 100, 'A 12')]
  const entries = [entry('a', '05', 100, { sebutan: ['12', 'A12'] }), entry('b', '05', 100)]
  expect(pairs(two, entries)).toEqual(['1-a?', '2-b?'])
  const same = [line('1', '05', 100, 'REF12345'), line('2', '05', 100, 'REF12345')]
  expect(pairs(same, [entry('a', '05', 100, { sebutan: ['REF12345'] })])).toEqual(['1-a?'])
})

test('a reference of five signs is one, of four it is found by accident', () => {
  const far = (reference: string) =>
    pairs(
      [line('1', '05', 100, `TRF ${reference}`)],
      [entry('a', '20', 100, { sebutan: [reference] })],
    )
  expect(far('A-1234')).toEqual(['1-a'])
  expect(far('A-123')).toEqual([])
  expect(plain(' a-12 34')).toBe('A1234')
})

test('where a line names two, one of them comes before a nearer one it does not name', () => {
  const named = { sebutan: ['REF12345'] }
  const entries = [
    entry('b', '05', 100),
    entry('a', '07', 100, named),
    entry('c', '08', 100, named),
  ]
  expect(pairs([line('1', '05', 100, 'REF12345')], entries)).toEqual(['1-a?'])
})

test('what was booked from its statement is known by its words, weeks later', () => {
  const lines = [line('1', '01', -12_500, 'BIAYA ADM NOVEMBER')]
  const booked = entry('a', '26', -12_500, { catatan: 'Koran 2026-11-01: Biaya Adm November' })
  expect(pairs(lines, [booked])).toEqual(['1-a'])
  const told = (words: string) =>
    pairs([line('1', '01', -12_500, words)], [{ ...booked, catatan: words }])
  expect([told('BIAYA ADM'), told('BIAYAAD')]).toEqual([['1-a'], []])
  const far = { ...booked, tgl: '2027-01-03' }
  expect(pairs(lines, [far])).toEqual([])
  expect(pairs(lines, [{ ...booked, tgl: '2027-01-02' }])).toEqual(['1-a'])
})

test('whatever is open, each end stands in one pair of equal amounts and near days', () => {
  const day = fc.integer({ min: 1, max: 28 }).map(n => String(n).padStart(2, '0'))
  const rp = fc.constantFrom(100, -100, 250)
  const lines = fc.array(fc.tuple(day, rp), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, fc.integer({ min: 0, max: 9 }), (a, b, hari) => {
      const open = a.map(([tgl, jumlah], i) => line(String(i), tgl, jumlah))
      const books = b.map(([tgl, jumlah], i) => entry(String(i), tgl, jumlah))
      const found = proposePairs(open, books, hari)
      expect(new Set(found.map(one => one.line)).size).toBe(found.length)
      expect(new Set(found.map(one => one.entry)).size).toBe(found.length)
      for (const one of found) {
        const [l, e] = [open[Number(one.line)], books[Number(one.entry)]]
        expect(l?.jumlah).toBe(e?.jumlah)
        const others = books.filter(
          ({ jumlah, tgl }) =>
            jumlah === l?.jumlah &&
            Math.abs(Number(tgl.slice(-2)) - Number(l.tgl.slice(-2))) <= hari,
        )
        if (one.pasti) expect(others).toHaveLength(1)
      }
    }),
  )
})

test('sums must be the same; lines alone must be nothing together', () => {
  const of = (...all: number[]) => all.map(jumlah => ({ jumlah }))
  expect(matchFault(of(100), of(100))).toBeNull()
  expect(matchFault(of(100), of(60, 40))).toBeNull()
  expect(matchFault(of(60, 40), of(100))).toBeNull()
  expect(matchFault(of(100), of(120, -20))).toBeNull()
  expect(matchFault(of(100, -100), of())).toBeNull()
  expect(matchFault(of(0), of())).toBeNull()
  expect(matchFault(of(0), of(1))).toBe('BEDA')
  expect(matchFault(of(100), of(99))).toBe('BEDA')
  expect(matchFault(of(100, -99), of())).toBe('BEDA')
  expect(matchFault(of(100), of())).toBe('KOSONG')
  expect(matchFault(of(), of(100))).toBe('KOSONG')
})

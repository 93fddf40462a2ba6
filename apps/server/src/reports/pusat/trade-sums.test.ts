import { expect, test } from 'vitest'
import { atEach, onWire, type TradeAt, together, within } from './trade-sums.ts'

const at = (titik: string, ...rp: number[]): TradeAt => ({ titik, rp, mg: rp.map(one => one * 3) })

const JKT = [at('2026-11-01', 10, 1, 0, 5), at('2026-11-03', 20, 0, 0, 0)]
const BDG = [at('2026-11-01', 7, 2, 0, 0), at('2026-11-02', 1, 1, 1, 1)]

test('nothing is a trade of 0 in every place', () => {
  expect(together([])).toEqual({ rp: [0, 0, 0, 0], mg: [0, 0, 0, 0] })
})

test.each([
  ['2026-11-01', '2026-11-03', [38, 4, 1, 6]],
  ['2026-11-01', '2026-11-01', [17, 3, 0, 5]],
  ['2026-11-02', '2026-11-03', [21, 1, 1, 1]],
  ['2026-12-01', '2026-12-31', [0, 0, 0, 0]],
])('from %s to %s', (dari, sampai, rp) => {
  expect(within([...JKT, ...BDG], dari, sampai)).toEqual({ rp, mg: rp.map(one => one * 3) })
})

test('each point once, several stores added, a day without trade too', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-04']
  expect(atEach(days, [...JKT, ...BDG]).map(({ titik, rp }) => [titik, rp])).toEqual([
    ['2026-11-01', [17, 3, 0, 5]],
    ['2026-11-02', [1, 1, 1, 1]],
    ['2026-11-04', [0, 0, 0, 0]],
  ])
})

test('rupiah travel by place and grams by name, to the milligram', () => {
  expect(onWire({ rp: [1, 2, 3, 4], mg: [3237, 1, 0, 12_000_001] })).toEqual({
    values: [1, 2, 3, 4],
    resultGram: { sales: 3.237, purchase: 0.001, service: 0, debt: 12_000.001 },
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARA_PIUTANG, type Mdr, type Receivable, settledBy, settlementOf } from './pencairan.ts'

const MDR: Mdr = { DEBIT: 15, KREDIT: 180, QRIS: 70 }

const of = (cara: Receivable['cara'], jumlah: number, mutasi = jumlah): Receivable => ({
  cara,
  jumlah,
  mutasi,
})

test('the example of 04-domain B18 #5, to the rupiah', () => {
  const settlement = settlementOf([of('KREDIT', 5_232_500)], MDR)
  expect(settlement).toEqual({
    edc: 5_232_500,
    qris: 0,
    piutang: 5_232_500,
    selisih: 0,
    usulan: 94_185,
    harapan: 5_138_315,
  })
  expect(settledBy(settlement, 5_138_315)).toMatchObject({ biaya: 94_185, beda: 0 })
})

test.each<[what: string, payments: Receivable[], expected: object]>([
  ['nothing', [], { edc: 0, qris: 0, piutang: 0, selisih: 0, usulan: 0, harapan: 0 }],
  [
    'each way at its own rate',
    [of('DEBIT', 1_000_000), of('KREDIT', 1_000_000), of('QRIS', 1_000_000)],
    { edc: 2_000_000, qris: 1_000_000, piutang: 3_000_000, usulan: 26_500, harapan: 2_973_500 },
  ],
  // 3 × 0.45 rupiah is 1.35; each by itself would be nothing
  [
    'one rounding for all of them',
    [of('DEBIT', 300), of('DEBIT', 300), of('DEBIT', 300)],
    { usulan: 1 },
  ],
  ['a half rounds up', [of('KREDIT', 2_750)], { usulan: 50 }],
  ['what is below a half is dropped', [of('QRIS', 71)], { usulan: 0 }],
  ['a half of one rupiah', [of('DEBIT', 1_000)], { usulan: 2 }],
  [
    'the slip, not the document, bears the fee',
    [of('KREDIT', 1_000_000, 900_000)],
    { edc: 1_000_000, piutang: 1_000_000, selisih: -100_000, usulan: 16_200, harapan: 883_800 },
  ],
  ['more on the slip', [of('QRIS', 100_000, 110_000)], { selisih: 10_000, usulan: 770 }],
])('%s', (_, payments, expected) => {
  expect(settlementOf(payments, MDR)).toMatchObject(expected)
})

test.each([
  ['as expected', 982_000, { biaya: 18_000, beda: 0 }],
  ['less than expected', 980_000, { biaya: 20_000, beda: 2_000 }],
  ['more than expected', 990_000, { biaya: 10_000, beda: -8_000 }],
  ['all of it', 1_000_000, { biaya: 0, beda: -18_000 }],
])('the statement wins: %s', (_, bank, expected) => {
  expect(settledBy(settlementOf([of('KREDIT', 1_000_000)], MDR), bank)).toMatchObject({
    bank,
    ...expected,
  })
})

test('a statement with more than the slips is of something else, too', () => {
  const settlement = settlementOf([of('KREDIT', 1_000_000, 900_000)], MDR)
  expect(settledBy(settlement, 900_001)).toBeUndefined()
  expect(settledBy(settlement, 900_000)).toMatchObject({ biaya: 0 })
})

test('what comes in, the fee and the difference are the receivables, whatever they are', () => {
  const payment = fc.record({
    cara: fc.constantFrom(...CARA_PIUTANG),
    jumlah: fc.integer({ min: 1, max: 1e13 }),
    mutasi: fc.integer({ min: 1, max: 1e13 }),
  })
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 50 }), payments => {
      const settlement = settlementOf(payments, MDR)
      const { edc, qris, piutang, selisih, usulan, harapan } = settlement
      expect(edc + qris).toBe(piutang)
      expect(harapan + usulan).toBe(piutang + selisih)
      expect(settledBy(settlement, harapan)).toMatchObject({ biaya: usulan, beda: 0 })
    }),
  )
})

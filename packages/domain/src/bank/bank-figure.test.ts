import { expect, test } from 'vitest'
import { readArah, readBankFigure } from './bank-figure.ts'

test.each([
  ['1,234,567.00', 1_234_567, undefined],
  ['1.234.567,00', 1_234_567, undefined],
  ['1234567.00', 1_234_567, undefined],
  ['1234567', 1_234_567, undefined],
  ['1.500', 1_500, undefined],
  ['Rp 1.500', 1_500, undefined],
  ['2,500,000.00 CR', 2_500_000, 'CR'],
  ['2,500,000.00CR', 2_500_000, 'CR'],
  ['2.500.000,00 DB', 2_500_000, 'DB'],
  ['2.500.000,00 DR', 2_500_000, 'DB'],
  ['5 K', 5, 'CR'],
  ['5 D', 5, 'DB'],
  ['-5.000', -5_000, undefined],
  ['- 5.000', -5_000, undefined],
  ['(5.000)', -5_000, undefined],
  ['+5.000', 5_000, undefined],
  ['500-', -500, undefined],
  ['6,500.00-', -6_500, undefined],
  ['250.000,00 -', -250_000, undefined],
  ['-Rp 500,00', -500, undefined],
  ['Rp -500,00', -500, undefined],
  ['Rp. (500)', -500, undefined],
  ['(Rp 500)', -500, undefined],
  ['\u22121.000,00', -1_000, undefined],
  ['5.000+', 5_000, undefined],
  ['500- DB', -500, 'DB'],
  ['1.250.000,-', 1_250_000, undefined],
  ['-Rp 1.250.000,-', -1_250_000, undefined],
  ['0,00', 0, undefined],
  ["'7.000", 7_000, undefined],
  ["''7.000", 7_000, undefined],
  ['1 500', 1_500, undefined],
  ["7'000", 7_000, undefined],
  ['5.000 +', 5_000, undefined],
  ['Rp500', 500, undefined],
  ['Rp  (500)', -500, undefined],
  ['1.250.000,--', 1_250_000, undefined],
  ['1.250.000,- CR', 1_250_000, 'CR'],
  ['(500) DB', -500, 'DB'],
])('%j is %i rupiah %s', (cell, rp, arah) => {
  expect(readBankFigure(cell)).toEqual({ is: 'ONE', sen: rp * 100, arah })
})

test.each([
  ['1,234,567.89', 123_456_789, undefined],
  ['1.234.567,89', 123_456_789, undefined],
  ['1234567.89', 123_456_789, undefined],
  ['1234567,8', 123_456_780, undefined],
  ['1.000,50', 100_050, undefined],
  ['246.91', 24_691, undefined],
  ['0,01', 1, undefined],
  ['.50 CR', 50, 'CR'],
  ['246.91 DB', 24_691, 'DB'],
  ['(1,234.56)', -123_456, undefined],
  ['-0.05', -5, undefined],
  ['9,999,999,999,999.99', 999_999_999_999_999, undefined],
])('%j is %i sen %s', (cell, sen, arah) => {
  expect(readBankFigure(cell)).toEqual({ is: 'ONE', sen, arah })
})

test.each(['', '  ', '-', '--'])('%j is nothing', cell => {
  expect(readBankFigure(cell)).toEqual({ is: 'EMPTY' })
})

test.each([
  ['0,125', 'Ada pecahan yang lebih halus dari sen'],
  ['1,000.5055', 'Ada pecahan yang lebih halus dari sen'],
  ['10.000.000.000.000,01', 'Angka terlalu besar'],
  ['1.000,000', 'Angka ini dapat dibaca dua cara'],
  ['seribu', 'Bukan angka'],
  ['500--', 'Bukan angka'],
  ['-500-', 'Bukan angka'],
  ['(-500)', 'Bukan angka'],
  ['(500)5', 'Bukan angka'],
  ['5(500)', 'Bukan angka'],
  ['500 - -', 'Bukan angka'],
  ['- - 5', 'Bukan angka'],
  ['1.-500', 'Bukan angka'],
  ['1rp.23', 'Bukan angka'],
  ['500 CR 5', 'Bukan angka'],
  ['5 6', 'Bukan angka'],
  ['5-6', 'Bukan angka'],
  ['10%', 'Bukan angka'],
  ['5 gr', 'Bukan angka'],
  ['CR', 'Bukan angka'],
  ['99.999.999.999.999', 'Angka terlalu besar'],
])('%j: %s', (cell, teks) => {
  expect(readBankFigure(cell)).toEqual({ is: 'NONE', teks })
})

test('what stands beside an amount', () => {
  expect(['CR', ' cr ', 'K', 'Kredit', 'Credit', '+', 'C.'].map(readArah)).toEqual(
    Array.from({ length: 7 }, () => 'CR'),
  )
  expect(['DB', 'dr', 'D', 'Debet', 'Debit', '-'].map(readArah)).toEqual(
    Array.from({ length: 6 }, () => 'DB'),
  )
  const none = ['', 'X', 'CRX', 'C.R', 'Kredit Bank', 'No Kredit', 'Debit Card', 'No Debit']
  expect([...none, '+5', '5-'].filter(said => readArah(said) !== undefined)).toEqual([])
})

import { expect, test } from 'vitest'
import { cardNumber, cardNumberFault, type JenisKartu } from './card-forms.ts'

const LENGTH = 'Nomor KTP 16 angka'
const TYPED = 'Nomor KTP salah ketik: provinsi atau tanggal lahirnya tidak ada'
const SIM = 'Nomor SIM 12 sampai 16 angka'
const PASSPORT = 'Nomor paspor 6 sampai 9 huruf dan angka'

test.each<[JenisKartu, string, string | null]>([
  ['KTP', '3171046508900002', null],
  ['KTP', ' 3171 04.650890-0002', null],
  ['KTP', '1101010101700001', null],
  ['KTP', '9471014112990001', null],
  ['KTP', '12345', LENGTH],
  ['KTP', '31710465089000021', LENGTH],
  ['KTP', '317104650890000A', LENGTH],
  ['KTP', '1071046508900002', TYPED],
  ['KTP', '3171040008900002', TYPED],
  ['KTP', '3171043208900002', TYPED],
  ['KTP', '3171044008900002', TYPED],
  ['KTP', '3171047208900002', TYPED],
  ['KTP', '3171046500900002', TYPED],
  ['KTP', '3171046513900002', TYPED],
  ['SIM', '317104410180', null],
  ['SIM', '3171046508900002', null],
  ['SIM', '31710441018', SIM],
  ['SIM', 'B71044101800', SIM],
  ['PASPOR', 'b7654321', null],
  ['PASPOR', 'X1234567', null],
  ['PASPOR', 'B7654', PASSPORT],
  ['PASPOR', 'ABCDEFGH', PASSPORT],
  ['PASPOR', '3171046508900002', PASSPORT],
])('of a %s %s says %s', (jenis, number, fault) => {
  expect(cardNumberFault(jenis, number)).toBe(fault)
})

test('a number is kept without what is written between its figures', () => {
  expect(cardNumber(' b 76-54.321 ')).toBe('B7654321')
})

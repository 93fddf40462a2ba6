import { expect, test } from 'vitest'
import { z } from 'zod'
import { withCardsMasked, withoutCard } from './card-number.ts'

const holds = (value: unknown): boolean => !withoutCard(z.unknown()).safeParse(value).success

test.each([
  '4111111111111111',
  'kartu 4111 1111 1111 1111 atas nama Sri',
  '5500-0000-0000-0004',
  '378282246310005',
  '6011000990139424',
  '4222222222222',
  '1 4111 1111 1111 1111',
  '6281230000000000',
  'ref:4111111111111111;',
])('%j holds a card', text => {
  expect(holds(text)).toBe(true)
})

test.each([
  '4111111111111112',
  '0812-3456-7890',
  '081234567890123',
  '+62 812 3456 7890',
  '010.000-26.00000001',
  'FJ-JKT-261121-0001',
  '4111',
  '41111111111111111111111111',
  'Cincin 3.237 gr 750',
  '0193a1fc-ec7e-74d2-95d0-878de8b0c4e7',
  '0193a1fc-ec7e-74d2-4111-111111111111',
  '6281234567808',
  '62 812 3456 7808',
  '6281234567808 Bu Sri',
])('%j holds none', text => {
  expect(holds(text)).toBe(false)
})

test('looks inside a cart, but not at numbers of accounts, identity cards and taxpayers', () => {
  expect(holds({ customer: { nama: ['Sri', '4111 1111 1111 1111'] } })).toBe(true)
  expect(holds({ pembayaran: [{ cara: 'TRANSFER', no_rekening: '4111111111111111' }] })).toBe(false)
  expect(
    holds({ customer: { no_identitas: '3273014507890007', pajak: { npwp: '3273014507890007' } } }),
  ).toBe(false)
})

test('says so once all else is right, and quickly on 50 kB', () => {
  const schema = withoutCard(z.string().max(100), 'Catatan')
  expect(schema.safeParse('4111 1111 1111 1111').error?.issues).toMatchObject([
    { code: 'custom', params: { refusal: 'NOMOR_KARTU', bidang: 'Catatan' } },
  ])
  const long = '1 '.repeat(25_000)
  expect(schema.safeParse(long).error?.issues).toMatchObject([{ code: 'too_big' }])
  const started = Date.now()
  expect(holds(long)).toBe(false)
  expect(Date.now() - started).toBeLessThan(1_000)
})

test.each([
  ['KARTU 4111111111111111 DEBIT', 'KARTU ************1111 DEBIT'],
  ['kartu 4111 1111 1111 1111 atas nama', 'kartu **** **** **** 1111 atas nama'],
  ['5500-0000-0000-0004', '****-****-****-0004'],
  ['4222222222222', '*********2222'],
  ['dua 4111111111111111, 6011000990139424', 'dua ************1111, ************9424'],
  ['1 4111 1111 1111 1111', '1 **** **** **** 1111'],
  ['TRSF E-BANKING 2611/FTSCY/WS95031 0812-3456-7890', null],
  ['rekening 5270123456', null],
])('of %j only the last four digits of a card stay', (text, masked) => {
  expect(withCardsMasked(text)).toBe(masked ?? text)
  expect(holds(withCardsMasked(text))).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertBalanced, debit, type JournalLine, kredit } from '../journal.ts'
import {
  type Place,
  postKirim,
  postMutasi,
  postTerima,
  postUangKeluar,
  postUangMasuk,
} from './kas.ts'

const KASIR: Place = { laci: 'KASIR' }
const RR: Place = { laci: 'RR' }
const BCA: Place = { kode_bank: 'BCA', no_rekening: '123' }
const BRI: Place = { kode_bank: 'BRI', no_rekening: '9' }

test.each([
  [
    'cash to the bank',
    postMutasi(750_000, KASIR, BCA),
    [
      debit('BANK', 750_000, 0, { keterangan: 'BCA 123' }),
      kredit('KAS', 750_000, 0, { laci: 'KASIR' }),
    ],
  ],
  [
    'the bank to the drawer of the pawn counter, which has an account of its own',
    postMutasi(1, BCA, RR),
    [debit('KAS_GADAI', 1, 0, { laci: 'RR' }), kredit('BANK', 1, 0, { keterangan: 'BCA 123' })],
  ],
  [
    'one account to another: each line names its own',
    postMutasi(5, BRI, BCA),
    [debit('BANK', 5, 0, { keterangan: 'BCA 123' }), kredit('BANK', 5, 0, { keterangan: 'BRI 9' })],
  ],
  [
    'an expense out of a drawer',
    postUangKeluar(62_500, KASIR, 'LISTRIK'),
    [
      debit('KODE_TRANSAKSI', 62_500, 0, { keterangan: 'LISTRIK' }),
      kredit('KAS', 62_500, 0, { laci: 'KASIR' }),
    ],
  ],
  [
    'a float into the drawer of the pawn counter',
    postUangMasuk(2_000_000, RR, 'MODAL'),
    [
      debit('KAS_GADAI', 2_000_000, 0, { laci: 'RR' }),
      kredit('KODE_TRANSAKSI', 2_000_000, 0, { keterangan: 'MODAL' }),
    ],
  ],
  [
    'money that leaves for the head office',
    postKirim(900_000, RR, 'PUSAT'),
    [
      debit('KAS_PERJALANAN', 900_000, 0, { keterangan: 'PUSAT' }),
      kredit('KAS_GADAI', 900_000, 0, { laci: 'RR' }),
    ],
  ],
  [
    'money that came from a branch',
    postTerima(900_000, BCA, 'JKT'),
    [
      debit('BANK', 900_000, 0, { keterangan: 'BCA 123' }),
      kredit('KAS_PERJALANAN', 900_000, 0, { keterangan: 'JKT' }),
    ],
  ],
] as const)('%s', (_, lines, expected) => {
  expect(lines).toEqual(expected)
})

test('nothing moves without an amount', () => {
  expect(() => postMutasi(0, KASIR, BCA)).toThrow(RangeError)
})

const place = fc.constantFrom(KASIR, RR, BCA, BRI)
const lying = (lines: readonly JournalLine[]): number =>
  lines
    .filter(({ jenis_akun }) => jenis_akun !== 'KODE_TRANSAKSI')
    .reduce((sum, line) => sum + line.debit_rp - line.kredit_rp, 0)

test('what is on its way is gone from there as soon as it is received', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e13 }), place, place, (rp, from, to) => {
      const both = [...postKirim(rp, from, 'B'), ...postTerima(rp, to, 'A')]
      assertBalanced(both)
      const way = both.filter(({ jenis_akun }) => jenis_akun === 'KAS_PERJALANAN')
      expect(way.reduce((sum, line) => sum + line.debit_rp - line.kredit_rp, 0)).toBe(0)
    }),
  )
})

test('each balances; what the shop has changes by what came or went, never by a move', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e13 }), place, place, (rp, from, to) => {
      const moved = postMutasi(rp, from, to)
      const spent = postUangKeluar(rp, from, 'X')
      const came = postUangMasuk(rp, to, 'X')
      for (const lines of [moved, spent, came]) assertBalanced(lines)
      expect([lying(moved), lying(spent), lying(came)]).toEqual([0, -rp, rp])
    }),
  )
})

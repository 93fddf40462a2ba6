import { describe, expect, test } from 'vitest'
import {
  bulanLain,
  bulanOf,
  type HalanganPeriode,
  halanganPeriode,
  hariBulan,
  isBulan,
  type KeadaanBuku,
  naskahSaldo,
} from './periode.ts'

test.each([
  ['2026-10', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-10-01', false],
  ['0000-01', false],
  ['', false],
])('%s names a month: %s', (text, named) => expect(isBulan(text)).toBe(named))

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s goes from %s to %s', (bulan, awal, akhir) => {
  expect(hariBulan(bulan)).toEqual({ awal, akhir })
  expect(bulanOf(akhir)).toBe(bulan)
})

test('months follow one another over the year; a text that is none is refused', () => {
  expect(bulanLain('2026-12', 1)).toBe('2027-01')
  expect(bulanLain('2026-01', -1)).toBe('2025-12')
  expect(() => hariBulan('2026-13')).toThrow(RangeError)
})

const BOOKS: KeadaanBuku = {
  pertama: '2026-09-15',
  hari_buka: '2026-11-21',
  terakhir: null,
  menunggu: [],
}

describe('what keeps a month from being closed', () => {
  test.each<[string, string, Partial<KeadaanBuku>, HalanganPeriode[]]>([
    ['the first month of the books', '2026-09', {}, []],
    ['before the books', '2026-08', {}, ['SEBELUM_BUKU']],
    ['a hole', '2026-10', {}, ['BULAN_SEBELUMNYA']],
    ['the next one', '2026-10', { terakhir: '2026-09' }, []],
    ['closed already', '2026-09', { terakhir: '2026-09' }, ['SUDAH_TUTUP']],
    ['closed before', '2026-09', { terakhir: '2026-10' }, ['SUDAH_TUTUP']],
    ['the open month', '2026-11', { terakhir: '2026-10' }, ['HARI_BUKA']],
    [
      'its last day open',
      '2026-10',
      { terakhir: '2026-09', hari_buka: '2026-10-31' },
      ['HARI_BUKA'],
    ],
    ['the day after open', '2026-10', { terakhir: '2026-09', hari_buka: '2026-11-01' }, []],
    ['a month to come', '2026-12', {}, ['HARI_BUKA', 'BULAN_SEBELUMNYA']],
    ['a journal that waits', '2026-09', { menunggu: ['JA-1'] }, ['JURNAL_MENUNGGU']],
  ])('%s', (_, bulan, more, faults) => {
    expect(halanganPeriode(bulan, { ...BOOKS, ...more })).toEqual(faults)
  })
})

test('a kept balance is one text, account by account, for its hash', () => {
  const row = { awal_rp: 5, debit_rp: 10, kredit_rp: 3, awal_ug: 0, murni_ug: -7 }
  const rows = [
    { nomor_akun: '1101', ...row },
    { nomor_akun: '4101', ...row, debit_rp: 0 },
  ]
  expect(naskahSaldo('JKT', '2026-10', rows)).toBe('JKT|2026-10\n1101|5|10|3|0|-7\n4101|5|0|3|0|-7')
  expect(naskahSaldo('JKT', '2026-10', [])).toBe('JKT|2026-10')
})

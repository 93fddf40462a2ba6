import { expect, test } from 'vitest'
import { refused } from '../../../../../tests/sample-shop/refused.ts'
import type { BonRow } from './bon.queries.ts'
import { approvalsFor, decideSpending } from './decide-spending.ts'

const BUDI = { kode_member: null, telp: '0812 3456 789' }
const OTHER = { kode_member: null, telp: '0899' }

const bon = (no_bon: string, uang_rp: number, more: Partial<BonRow> = {}): BonRow => ({
  no_bon,
  versi: 3,
  status: 'TERBUKA',
  kode_member: null,
  nama: 'Budi',
  telp: '08123456789',
  alamat: null,
  kode_sales: null,
  tgl: '2026-11-20',
  uang_rp,
  keterangan: null,
  ...more,
})

const claim = (kunci: string, ke_status: string, uang_rp: number) => ({
  tabel: 'bon',
  kunci,
  versi: 3,
  dari_status: 'TERBUKA',
  ke_status,
  ubah: { uang_rp },
})

test('what is spent leaves its deposit, and the last rupiah ends it', () => {
  const tenders = [
    { jumlah: 400, no_bon: 'A' },
    { jumlah: 1_000 },
    { jumlah: 600, no_bon: 'B' },
    { jumlah: 5 },
  ]
  expect(decideSpending(tenders, [bon('B', 600), bon('A', 1_000)], BUDI)).toEqual({
    klaim: [claim('A', 'TERBUKA', 600), claim('B', 'HABIS', 0)],
    butuh: [],
  })
})

test('money alone claims nothing and asks nobody', () => {
  const none = { klaim: [], butuh: [] }
  expect(decideSpending([{ jumlah: 1 }, { jumlah: 2 }], [], OTHER)).toEqual(none)
})

test('the money of one other customer among them asks for an approval', () => {
  const mixed = [bon('A', 1), bon('B', 1, { telp: '0899' })]
  const spent = [
    { jumlah: 2, no_bon: 'A' },
    { jumlah: 1, no_bon: 'B' },
  ]
  const hal = [{ apa: 'B Budi', nilai: ['DIPAKAI', 1], kata: [['SALDO', '1']] }]
  const other = [{ kategori: 'BATAL_TITIPAN', hal }]
  expect(approvalsFor(mixed, BUDI, spent)).toEqual(other)
  expect(approvalsFor([...mixed].reverse(), BUDI, spent)).toEqual(other)
  expect(approvalsFor(mixed.slice(0, 1), BUDI, spent)).toEqual([])
  const unspent = [{ ...hal[0], nilai: ['DIPAKAI', 0] }]
  expect(approvalsFor(mixed, BUDI, [])).toEqual([{ kategori: 'BATAL_TITIPAN', hal: unspent }])
  expect(decideSpending(spent.slice(1), mixed.slice(1), BUDI).butuh).toEqual(other)
})

test.each([
  ['more than is left', [bon('A', 99)], 'SALDO_KURANG', { saldo: '99', kurang: '1' }],
  [
    'one that was paid back',
    [bon('A', 0, { status: 'KEMBALI' })],
    'BON_SELESAI',
    { status: 'dikembalikan' },
  ],
  [
    'one that is used up',
    [bon('A', 0, { status: 'HABIS' })],
    'BON_SELESAI',
    { status: 'habis dipakai' },
  ],
  [
    'one that was cancelled',
    [bon('A', 0, { status: 'BATAL' })],
    'BON_SELESAI',
    { status: 'dibatalkan' },
  ],
] as const)('%s is refused', (_what, bons, code, facts) => {
  const told = { nomor: 'A', ...facts }
  expect(refused(() => decideSpending([{ jumlah: 100, no_bon: 'A' }], bons, BUDI))).toEqual([
    code,
    told,
  ])
})

test('one that is not there, and one named twice, are told at their place', () => {
  const a = { jumlah: 1, no_bon: 'A' }
  expect(refused(() => decideSpending([a], [bon('B', 9)], BUDI))).toEqual([
    'RUJUKAN_TIDAK_ADA',
    { label: 'Saldo titipan', kode: 'A' },
  ])
  expect(refused(() => decideSpending([{ jumlah: 5 }, a, a], [bon('A', 9)], BUDI))).toEqual([
    'TIDAK_LENGKAP',
    { 'pembayaran.2.no_bon': 'Titipan ini sudah dipakai di nota ini' },
  ])
})

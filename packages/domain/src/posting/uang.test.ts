import { expect, test } from 'vitest'
import { debit, kredit } from '../journal.ts'
import { akunKas, paid, received } from './uang.ts'

test.each([
  ['KASIR', 'KAS'],
  ['DUA', 'KAS'],
  ['RR', 'KAS_GADAI'],
] as const)('cash in the drawer %s stands on %s', (laci, akun) => {
  expect(akunKas(laci)).toBe(akun)
  expect(paid({ cara: 'TUNAI', jumlah: 7, laci })).toEqual(kredit(akun, 7, 0, { laci }))
  expect(received({ pembayaran: [{ cara: 'TUNAI', jumlah: 9 }], kembali_rp: 2, laci })).toEqual([
    debit(akun, 7, 0, { laci }),
  ])
})

test.each([
  ['TUNAI', 'BCA', kredit('KAS', 5, 0, { laci: 'KASIR' })],
  ['TRANSFER', 'BCA', kredit('BANK', 5, 0, { keterangan: 'BCA' })],
  ['TRANSFER', undefined, kredit('BANK', 5)],
  ['TRANSFER', null, kredit('BANK', 5)],
  ['TRANSFER', '', kredit('BANK', 5)],
] as const)('paid out by %s, bank %s', (cara, kode_bank, line) => {
  expect(paid({ cara, jumlah: 5, kode_bank, laci: 'KASIR' })).toEqual(line)
})

test('cash tenders are one line less the change, all others a line each', () => {
  const pembayaran = [
    { cara: 'TUNAI', jumlah: 100 },
    { cara: 'DEBIT', jumlah: 20, kode_bank: 'BRI' },
    { cara: 'TUNAI', jumlah: 50 },
    { cara: 'QRIS', jumlah: 30 },
    { cara: 'TRANSFER', jumlah: 40 },
  ] as const
  const lines = received({ pembayaran, kembali_rp: 25, laci: 'KASIR' })
  expect(lines.map(line => [line.jenis_akun, line.debit_rp, line.kredit_rp])).toEqual([
    ['KAS', 125, 0],
    ['PIUTANG_EDC', 20, 0],
    ['PIUTANG_QRIS', 30, 0],
    ['BANK', 40, 0],
  ])
})

test('cash that no coin makes is rounded up, on an account of its own', () => {
  const pembayaran = [{ cara: 'TUNAI', jumlah: 1_100_000 }] as const
  expect(received({ pembayaran, kembali_rp: 63_800, pembulatan_rp: 56, laci: 'RR' })).toEqual([
    debit('KAS_GADAI', 1_036_200, 0, { laci: 'RR' }),
    kredit('PEMBULATAN', 56),
  ])
})

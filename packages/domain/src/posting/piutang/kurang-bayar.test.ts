import { expect, test } from 'vitest'
import { balance } from '../../journal.ts'
import { postBayarPiutang, postKurangBayar } from './kurang-bayar.ts'

test('what was short leaves its drawer and is owed', () => {
  const lines = postKurangBayar(200_000, 'DUA')
  expect(
    lines.map(({ jenis_akun, debit_rp, kredit_rp, laci }) => [
      jenis_akun,
      debit_rp - kredit_rp,
      laci,
    ]),
  ).toEqual([
    ['PIUTANG_PENJUALAN', 200_000, undefined],
    ['KAS', -200_000, 'DUA'],
  ])
  expect(balance(lines)).toMatchObject({ selisih_rp: 0, murni_ug: 0 })
})

test('what is paid comes in by its ways, cash less its change', () => {
  const lines = postBayarPiutang(150_000, {
    pembayaran: [
      { cara: 'QRIS', jumlah: 50_000 },
      { cara: 'TUNAI', jumlah: 120_000 },
    ],
    kembali_rp: 20_000,
    laci: 'KASIR',
  })
  expect(
    lines.map(({ jenis_akun, debit_rp, kredit_rp }) => [jenis_akun, debit_rp - kredit_rp]),
  ).toEqual([
    ['KAS', 100_000],
    ['PIUTANG_QRIS', 50_000],
    ['PIUTANG_PENJUALAN', -150_000],
  ])
  expect(balance(lines)).toMatchObject({ selisih_rp: 0, murni_ug: 0 })
})

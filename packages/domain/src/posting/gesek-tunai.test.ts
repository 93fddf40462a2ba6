import { expect, test } from 'vitest'
import { balance, debit, kredit } from '../journal.ts'
import { postGesekTunai } from './gesek-tunai.ts'

const BCA = { keterangan: 'BCA' }

test('the drawer gave the cash, the acquirer owes what was swiped, the rest was earned', () => {
  const lines = postGesekTunai({
    jumlah: 1_000_000,
    tunai: 985_000,
    kode_bank: 'BCA',
    laci: 'KASIR',
  })
  expect(lines).toEqual([
    debit('PIUTANG_EDC', 1_000_000, 0, BCA),
    kredit('KAS', 985_000, 0, { laci: 'KASIR' }),
    kredit('PENDAPATAN_GESEK', 15_000, 0, BCA),
  ])
  expect(balance(lines)).toMatchObject({ selisih_rp: 0, murni_ug: 0 })
})

test('without a fee nothing is earned; the pawn counter has an account of its own', () => {
  const all = { jumlah: 500_000, tunai: 500_000, kode_bank: 'BCA', laci: 'RR' }
  expect(postGesekTunai(all)).toEqual([
    debit('PIUTANG_EDC', 500_000, 0, BCA),
    kredit('KAS_GADAI', 500_000, 0, { laci: 'RR' }),
  ])
})

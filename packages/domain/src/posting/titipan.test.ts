import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARA_BAYAR } from '../cart.ts'
import { assertBalanced, debit, type JournalLine, kredit } from '../journal.ts'
import { postKembaliTitipan, postPengalihan, postTitipan } from './titipan.ts'

// 04-domain B18 #11: what is left with the shop is owed until it is used or returned.

test('money left with the shop, change given from cash', () => {
  const pembayaran = [
    { cara: 'TUNAI', jumlah: 300_000 },
    { cara: 'QRIS', jumlah: 250_000 },
  ] as const
  expect(postTitipan(500_000, { pembayaran, kembali_rp: 50_000, laci: 'KASIR' })).toEqual([
    debit('KAS', 250_000, 0, { laci: 'KASIR' }),
    debit('PIUTANG_QRIS', 250_000),
    kredit('HUTANG_TITIPAN', 500_000),
  ])
})

test('money given back out of the drawer, or by transfer', () => {
  expect(postKembaliTitipan({ cara: 'TUNAI', jumlah: 200_000, laci: 'DUA' })).toEqual([
    debit('HUTANG_TITIPAN', 200_000),
    kredit('KAS', 200_000, 0, { laci: 'DUA' }),
  ])
  const out = { cara: 'TRANSFER', jumlah: 200_000, kode_bank: 'BCA', laci: 'DUA' } as const
  expect(postKembaliTitipan(out)).toEqual([
    debit('HUTANG_TITIPAN', 200_000),
    kredit('BANK', 200_000, 0, { keterangan: 'BCA' }),
  ])
})

test('money moved: two entries that say which deposits they link', () => {
  expect(postPengalihan(75_000, 'FD-A', 'FD-B')).toEqual([
    debit('HUTANG_TITIPAN', 75_000, 0, { keterangan: 'FD-A' }),
    kredit('HUTANG_TITIPAN', 75_000, 0, { keterangan: 'FD-B' }),
  ])
})

/** What a journal owes to customers afterwards. */
const owed = (lines: readonly JournalLine[]): number =>
  lines
    .filter(({ jenis_akun }) => jenis_akun === 'HUTANG_TITIPAN')
    .reduce((sum, line) => sum + line.kredit_rp - line.debit_rp, 0)

test('each balances, and owes exactly what came or went', () => {
  const rupiah = fc.integer({ min: 1, max: 1e13 })
  const ways = CARA_BAYAR.filter(cara => cara !== 'TUNAI')
  const tender = fc.record({ cara: fc.constantFrom(...ways), jumlah: rupiah })
  fc.assert(
    fc.property(
      rupiah,
      fc.nat({ max: 1e9 }),
      fc.array(tender, { maxLength: 9 }),
      (rp, back, rest) => {
        const total = rest.reduce((sum, { jumlah }) => sum + jumlah, rp)
        const pembayaran = [{ cara: 'TUNAI' as const, jumlah: rp + back }, ...rest]
        const taken = postTitipan(total, { pembayaran, kembali_rp: back, laci: 'KASIR' })
        const given = postKembaliTitipan({ cara: 'TUNAI', jumlah: rp, laci: 'KASIR' })
        const moved = postPengalihan(rp, 'A', 'B')
        for (const lines of [taken, given, moved]) assertBalanced(lines)
        expect([owed(taken), owed(given), owed(moved)]).toEqual([total, -rp, 0])
      },
    ),
  )
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CARA_BAYAR, settle } from '../cart.ts'
import { assertBalanced, debit, kredit } from '../journal.ts'
import { tunaiNaik } from '../uang/tunai.ts'
import { postPenjualan, type SaleFigures } from './penjualan.ts'

/** The worked sale of 04-domain B18 #1-#4. */
const sale: SaleFigures = {
  total_rp: 5_232_500,
  diskon_rp: 0,
  ppn_rp: 56_931,
  modal_rp: 4_900_000,
  murni_ug: 2_427_750,
  pembayaran: [{ cara: 'TUNAI', jumlah: 5_232_500 }],
  kembali_rp: 0,
  laci: 'KASIR',
}

describe('a sale', () => {
  it('for cash', () => {
    expect(postPenjualan(sale)).toEqual([
      debit('KAS', 5_232_500, 0, { laci: 'KASIR' }),
      kredit('PENJUALAN', 5_175_569),
      kredit('PPN_KELUARAN', 56_931),
      debit('HPP', 4_900_000, 2_427_750),
      kredit('PERSEDIAAN', 4_900_000, -2_427_750),
    ])
  })

  it('with change puts only what stays into the drawer', () => {
    const paid = { pembayaran: [{ cara: 'TUNAI' as const, jumlah: 5_300_000 }], kembali_rp: 67_500 }
    expect(postPenjualan({ ...sale, ...paid })[0]).toMatchObject({
      jenis_akun: 'KAS',
      debit_rp: 5_232_500,
    })
  })

  it('owes the PPh 22 it collected, on top of the total', () => {
    const paid = [{ cara: 'TRANSFER' as const, jumlah: 5_245_438 }]
    expect(postPenjualan({ ...sale, pph22_rp: 12_938, pembayaran: paid })).toEqual([
      debit('BANK', 5_245_438),
      kredit('PENJUALAN', 5_175_569),
      kredit('PPN_KELUARAN', 56_931),
      kredit('HUTANG_PPH22', 12_938),
      debit('HPP', 4_900_000, 2_427_750),
      kredit('PERSEDIAAN', 4_900_000, -2_427_750),
    ])
  })

  it('keeps the tax exact where no coin pays it: the rounding is a line of its own', () => {
    const paid = [{ cara: 'TUNAI' as const, jumlah: 5_300_000 }]
    const odd = { pph22_rp: 12_938, pembayaran: paid, kembali_rp: 54_500, pembulatan_rp: 62 }
    expect(postPenjualan({ ...sale, ...odd })).toEqual([
      debit('KAS', 5_245_500, 0, { laci: 'KASIR' }),
      kredit('PENJUALAN', 5_175_569),
      kredit('PPN_KELUARAN', 56_931),
      kredit('HUTANG_PPH22', 12_938),
      debit('HPP', 4_900_000, 2_427_750),
      kredit('PERSEDIAAN', 4_900_000, -2_427_750),
      kredit('PEMBULATAN', 62),
    ])
  })

  it('shows revenue before discount, and the discount on its own', () => {
    const lines = postPenjualan({ ...sale, diskon_rp: 100_000 })
    expect(lines).toContainEqual(debit('POTONGAN_PENJUALAN', 100_000))
    expect(lines).toContainEqual(kredit('PENJUALAN', 5_275_569))
  })

  test.each([
    ['TUNAI', 'KAS'],
    ['DEBIT', 'PIUTANG_EDC'],
    ['KREDIT', 'PIUTANG_EDC'],
    ['TRANSFER', 'BANK'],
    ['QRIS', 'PIUTANG_QRIS'],
  ] as const)('by %s goes to %s', (cara, akun) => {
    const [first] = postPenjualan({
      ...sale,
      pembayaran: [{ cara, jumlah: 5_232_500, kode_bank: 'BCA' }],
    })
    expect(first?.jenis_akun).toBe(akun)
    if (cara === 'TUNAI') expect(first).toMatchObject({ laci: 'KASIR' })
    else expect(first).toMatchObject({ keterangan: 'BCA' })
  })

  it('takes what a deposit pays off what is owed to its customer, each by its number', () => {
    const lines = postPenjualan({
      ...sale,
      pembayaran: [
        { cara: 'SALDO', jumlah: 5_000_000, no_bon: 'FD-1', kode_bank: 'BCA' },
        { cara: 'SALDO', jumlah: 232_500, no_bon: 'FD-2' },
      ],
    })
    expect(lines.slice(0, 2)).toEqual([
      debit('HUTANG_TITIPAN', 5_000_000, 0, { keterangan: 'FD-1' }),
      debit('HUTANG_TITIPAN', 232_500, 0, { keterangan: 'FD-2' }),
    ])
  })

  it('keeps acquirers apart', () => {
    const lines = postPenjualan({
      ...sale,
      pembayaran: [
        { cara: 'DEBIT', jumlah: 5_000_000, kode_bank: 'BCA' },
        { cara: 'KREDIT', jumlah: 232_500, kode_bank: null },
      ],
    })
    expect(lines.slice(0, 2)).toEqual([
      debit('PIUTANG_EDC', 5_000_000, 0, { keterangan: 'BCA' }),
      debit('PIUTANG_EDC', 232_500),
    ])
  })

  test.each<[string, Partial<SaleFigures>]>([
    ['tenders too small', { pembayaran: [{ cara: 'TUNAI', jumlah: 5_000_000 }] }],
    ['forgotten change', { pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }] }],
    [
      'change out of a card',
      { pembayaran: [{ cara: 'DEBIT', jumlah: 5_300_000 }], kembali_rp: 67_500 },
    ],
    ['PPh 22 that nobody paid', { pph22_rp: 12_938 }],
    ['negative PPh 22', { pph22_rp: -1 }],
    ['negative change', { kembali_rp: -1 }],
    ['a rounding that nobody paid', { pembulatan_rp: 62 }],
    ['more VAT than price', { ppn_rp: 5_232_501 }],
    ['negative cost', { modal_rp: -1 }],
    ['broken gold', { murni_ug: 0.5 }],
  ])('refuses %s', (_, change) => {
    expect(() => postPenjualan({ ...sale, ...change })).toThrow(RangeError)
  })

  it('always balances, and so does its cancellation', () => {
    const tender = fc.record({
      cara: fc.constantFrom(...CARA_BAYAR),
      jumlah: fc.integer({ min: 1, max: 1e9 }),
    })
    const amount = fc.integer({ min: 0, max: 1e9 })
    const figures = fc.tuple(
      fc.array(tender, { minLength: 1, maxLength: 5 }),
      amount,
      amount,
      amount,
    )
    fc.assert(
      fc.property(figures, ([tenders, diskon_rp, modal_rp, murni_ug]) => {
        const pembayaran = tenders.map(({ cara, jumlah }) =>
          cara === 'TUNAI' ? { cara, jumlah: tunaiNaik(jumlah) } : { cara, jumlah },
        )
        const cash = pembayaran.filter(t => t.cara === 'TUNAI').reduce((s, t) => s + t.jumlah, 0)
        const paid = pembayaran.reduce((s, t) => s + t.jumlah, 0)
        const total_rp = paid - Math.floor(cash / 3)
        const { kembali, pembulatan, tolak } = settle(total_rp, pembayaran, { bulatkan: true })
        expect(tolak).toBeNull()
        const ppn_rp = Math.floor(total_rp / 90)
        const posted = { total_rp, diskon_rp, ppn_rp, modal_rp, murni_ug, pembayaran }
        const settled = { kembali_rp: kembali, pembulatan_rp: pembulatan, laci: 'KASIR' }
        const lines = postPenjualan({ ...posted, ...settled })
        assertBalanced(lines)
      }),
      { numRuns: 10_000 },
    )
  })
})

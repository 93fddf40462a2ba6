import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { balance, debit, kredit } from '../journal.ts'
import { type BoughtFigures, CARA_BELI, postPembelian } from './pembelian.ts'

/** The worked purchase of 04-domain B18 #9: 3.237 g of 750 for 4,337,500. */
const ring = { modal_rp: 4_337_500, murni_ug: 2_427_750 }
const none = { modal_rp: 0, murni_ug: 0 }
const purchase: BoughtFigures = {
  beli: { BLN: ring, BAKI: none },
  pembayaran: [{ cara: 'TUNAI', jumlah: 4_337_500 }],
  laci: 'KASIR',
}

describe('a purchase', () => {
  it('for cash, into BLN', () => {
    expect(postPembelian(purchase)).toEqual([
      debit('PERSEDIAAN_BLN', 4_337_500, 2_427_750),
      kredit('EMAS_DIBELI', 0, -2_427_750),
      kredit('KAS', 4_337_500, 0, { laci: 'KASIR' }),
    ])
  })

  it('of two pieces, one straight into a sales tray, paid in three ways', () => {
    const lines = postPembelian({
      ...purchase,
      beli: { BLN: ring, BAKI: { modal_rp: 5_101_500, murni_ug: 2_400_000 } },
      pembayaran: [
        { cara: 'TUNAI', jumlah: 4_000_000 },
        { cara: 'TRANSFER', jumlah: 5_000_000, kode_bank: 'BCA' },
        { cara: 'SALDO', jumlah: 400_000, no_bon: 'FD-1', kode_bank: 'BCA' },
        { cara: 'SALDO', jumlah: 39_000 },
      ],
    })
    expect(lines).toEqual([
      debit('PERSEDIAAN_BLN', 4_337_500, 2_427_750),
      debit('PERSEDIAAN', 5_101_500, 2_400_000),
      kredit('EMAS_DIBELI', 0, -4_827_750),
      kredit('KAS', 4_000_000, 0, { laci: 'KASIR' }),
      kredit('BANK', 5_000_000, 0, { keterangan: 'BCA' }),
      kredit('HUTANG_TITIPAN', 400_000, 0, { keterangan: 'FD-1' }),
      kredit('HUTANG_TITIPAN', 39_000),
    ])
  })

  test.each<[string, Partial<BoughtFigures>]>([
    ['paid too little', { pembayaran: [{ cara: 'TUNAI', jumlah: 4_337_000 }] }],
    ['paid too much', { pembayaran: [{ cara: 'TUNAI', jumlah: 4_338_000 }] }],
    ['paid by nothing', { pembayaran: [] }],
    ['of broken gold', { beli: { BLN: { ...ring, murni_ug: 0.5 }, BAKI: none } }],
    ['of a negative cost', { beli: { BLN: ring, BAKI: { modal_rp: -1, murni_ug: 0 } } }],
  ])('refuses one %s', (_, change) => {
    expect(() => postPembelian({ ...purchase, ...change })).toThrow(RangeError)
  })

  it('always balances; its gold is no rupiah', () => {
    const amount = fc.integer({ min: 1, max: 1e9 })
    const tender = fc.record({ cara: fc.constantFrom(...CARA_BELI), jumlah: amount })
    fc.assert(
      fc.property(
        fc.array(tender, { minLength: 1, maxLength: 5 }),
        fc.nat(1_000),
        amount,
        amount,
        (pembayaran, part, bln_ug, baki_ug) => {
          const total = pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
          const straight = Math.min(part, total)
          const lines = postPembelian({
            beli: {
              BLN: { modal_rp: total - straight, murni_ug: bln_ug },
              BAKI: { modal_rp: straight, murni_ug: baki_ug },
            },
            pembayaran,
            laci: 'KASIR',
          })
          expect(balance(lines)).toMatchObject({ debit_rp: total, selisih_rp: 0, murni_ug: 0 })
          const gold = lines.filter(({ jenis_akun }) => jenis_akun === 'EMAS_DIBELI')
          expect(gold).toEqual([kredit('EMAS_DIBELI', 0, -(bln_ug + baki_ug))])
        },
      ),
    )
  })
})

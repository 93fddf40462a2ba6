import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import { describe, expect, it, test } from 'vitest'
import {
  saleBody as body,
  COUPON,
  saleFacts as facts,
  LINE,
  RING,
  TRADER,
} from '../../../../../tests/penjualan/sale-facts.ts'
import { refused } from '../../../../../tests/sample-shop/refused.ts'
import { checkPayment, decideSale, saleJournal } from './decide-penjualan.ts'

describe('payment', () => {
  const pay = (more: Partial<PenjualanBody>) => {
    const asked = body(more)
    return checkPayment(asked, decideSale(asked, facts()))
  }

  it('is set against what is due, with change', () => {
    expect(pay({ pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }] })).toMatchObject({
      kembali: 67_500,
      tolak: null,
    })
  })

  it('of a nota that no coin pays goes up to the next one', () => {
    const asked = body({
      customer: { pajak: TRADER },
      total: 5_245_438,
      pembayaran: [{ cara: 'TUNAI', jumlah: 5_245_500 }],
    })
    const paid = checkPayment(asked, decideSale(asked, facts()))
    expect(paid).toMatchObject({ pembulatan: 62, kembali: 0, tolak: null })
  })

  test.each<[string, Partial<PenjualanBody>, string, object]>([
    [
      'the total that was seen is another',
      { total: 5_200_000 },
      'TOTAL_BERUBAH',
      { total_dilihat: '5,200,000', total_sekarang: '5,232,500' },
    ],
    [
      'too little',
      { pembayaran: [{ cara: 'TUNAI', jumlah: 5_000_000 }] },
      'PEMBAYARAN_KURANG',
      { kurang: '232,500', lebih: '0' },
    ],
    [
      'too much by card',
      { pembayaran: [{ cara: 'DEBIT', jumlah: 5_233_000 }] },
      'PEMBAYARAN_LEBIH',
      { kurang: '0', lebih: '500' },
    ],
  ])('%s', (_, more, code, said) => {
    expect(refused(() => pay(more))).toEqual([code, said])
  })
})

describe('the journal', () => {
  const akun = {
    KAS: '1101',
    POTONGAN_PENJUALAN: '4102',
    PENJUALAN: '4101',
    PPN_KELUARAN: '2121',
    HUTANG_PPH22: '2122',
    HPP: '5101',
    PERSEDIAAN: '1201',
    PEMBULATAN: '4124',
  }
  type Journal = Parameters<typeof saleJournal>
  const booked = (more: Partial<PenjualanBody>, paid: Journal[2], map: Journal[3]) => {
    const barang = [RING, { ...RING, kode_barcode: '01000002', modal_rp: 4_800_000 }]
    const asked = body({
      barang: [
        { ...LINE, diskon_rp: 32_500 },
        { kode_barcode: '01000002', diskon_rp: 32_500 },
      ],
      diskon_rp: 100_000,
      ...more,
    })
    return saleJournal(asked, decideSale(asked, facts({ barang })), paid, map)
  }

  // Two rings at 10,465,000 less 165,000: 10,300,000 with 112,067 of VAT, and PPh 22 of 25,469.
  it('holds all discounts, both costs, the tax and the money that stays', () => {
    const more = {
      customer: { pajak: TRADER },
      pembayaran: [{ cara: 'TUNAI' as const, jumlah: 10_400_000 }],
    }
    const rows = booked(more, { kembali: 74_500, pembulatan: 31 }, akun)
    expect(rows.map(row => [row.nomor_akun, row.debit_rp - row.kredit_rp, row.murni_ug])).toEqual([
      ['1101', 10_325_500, 0],
      ['4102', 165_000, 0],
      ['4101', -10_352_933, 0],
      ['2121', -112_067, 0],
      ['2122', -25_469, 0],
      ['5101', 9_700_000, 4_855_500],
      ['1201', -9_700_000, -4_855_500],
      ['4124', -31, 0],
    ])
    expect(rows[0]?.laci).toBe('KASIR')
  })

  it('holds what a coupon took off among the discounts', () => {
    const asked = body({
      diskon_rp: 32_500,
      pembayaran: [{ cara: 'TUNAI', jumlah: 5_167_500 }],
    })
    const sale = decideSale(asked, facts(), COUPON)
    const rows = saleJournal(asked, sale, { kembali: 0, pembulatan: 0 }, akun)
    expect(rows.find(row => row.nomor_akun === '4102')?.debit_rp).toBe(65_000)
  })

  it('is not written where an account is missing', () => {
    const pembayaran = [{ cara: 'TUNAI' as const, jumlah: 10_300_000 }]
    const { HPP: _, ...rest } = akun
    expect(refused(() => booked({ pembayaran }, { kembali: 0, pembulatan: 0 }, rest))).toEqual([
      'AKUN_BELUM_DIPETAKAN',
      { jenis_akun: 'HPP', trx: 'PENJUALAN', type: 'UMUM' },
    ])
  })
})

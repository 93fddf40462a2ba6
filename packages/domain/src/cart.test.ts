import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CARA_JUAL, type CartLine, priceCart, refunds, settle, type Tender } from './cart.ts'
import { bisaTunai, tunaiNaik } from './uang/tunai.ts'

const batas = { naik_harga_rp: 1_000_000 }
const ring: CartLine = {
  harga_hitung_rp: 5_232_500,
  harga_jual_rp: 5_232_500,
  modal_rp: 4_900_000,
  berat_mg: 3237,
  berat_nota_mg: 3250,
  murni_ug: 2_427_750,
  ppn_permyriad: 110,
  pph22_permyriad: 0,
  berlian: false,
}
const pembulatan = { langkah: 500, arah: 'NAIK' } as const
const cart = (lines: CartLine[], diskon_nota_rp = 0, turun_harga_rp = 0) =>
  priceCart(lines, { diskon_nota_rp, pembulatan, batas: { ...batas, turun_harga_rp } })
/** A line sold below its computed price by so much. */
const lowered = (by: number): CartLine => ({ ...ring, harga_jual_rp: ring.harga_jual_rp - by })

describe('a nota', () => {
  it('of one piece', () => {
    expect(cart([ring])).toEqual({
      subtotal: 5_232_500,
      diskon: 0,
      kupon_rp: 0,
      total: 5_232_500,
      pph22_rp: 0,
      bayar: 5_232_500,
      ppn_rp: 56_931,
      ppn: [{ permyriad: 110, dasar_rp: 5_175_569, ppn_rp: 56_931 }],
      berat_mg: 3237,
      berat_nota_mg: 3250,
      murni_ug: 2_427_750,
      potongan_rp: [0],
      butuh: [],
      butuh_baris: [[]],
      tolak: null,
    })
  })

  it('rounds VAT once per rate, not per line', () => {
    const small = { ...ring, harga_hitung_rp: 46, harga_jual_rp: 46, modal_rp: 0 }
    // 46 x 110 / 10110 = 0.5005 -> 1 each; three together 1.5014 -> 2
    expect(cart([small]).ppn_rp).toBe(1)
    expect(cart([small, small, small]).ppn_rp).toBe(2)
  })

  it('keeps rates apart, lowest first', () => {
    const used = { ...ring, ppn_permyriad: 165 }
    expect(cart([used, ring, used]).ppn).toEqual([
      { permyriad: 110, dasar_rp: 5_175_569, ppn_rp: 56_931 },
      { permyriad: 165, dasar_rp: 10_295_130, ppn_rp: 169_870 },
    ])
  })

  it('takes its discount off the VAT base, shared by price', () => {
    const cheap = { ...ring, harga_jual_rp: 1_744_167, modal_rp: 0, ppn_permyriad: 165 }
    const priced = cart([ring, cheap], 100_000)
    // 6,876,667 goes up to 6,877,000: 99,667 of the discount is given
    expect(priced.potongan_rp).toEqual([74_750, 24_917])
    expect(priced.total).toBe(6_877_000)
    expect(priced.ppn.map(rate => rate.dasar_rp + rate.ppn_rp)).toEqual([5_157_750, 1_719_250])
  })

  // Of 5,232,500 with 56,931 of VAT the buyer pays 0.25 % of 5,175,569 on top.
  const trader = { ...ring, pph22_permyriad: 25 }
  test.each<[string, CartLine[], number, number]>([
    ['a trader', [trader], 0, 12_938],
    ['after the discount', [trader], 232_500, 12_363],
    ['two pieces are one base', [trader, trader], 0, 25_877],
    ['only of the lines that bear it', [trader, ring], 0, 12_938],
    // 523,069 and 199,931 of the discount: 0.25 % of 1,800,069
    [
      'each with its own share of the discount',
      [ring, { ...trader, harga_jual_rp: 2_000_000, ppn_permyriad: 0 }],
      723_000,
      4_500,
    ],
    ['without VAT', [{ ...trader, ppn_permyriad: 0 }], 0, 13_081],
    ['each rate by itself', [trader, { ...ring, pph22_permyriad: 50 }], 0, 12_938 + 25_877],
  ])('PPh 22: %s', (_, lines, diskon, tax) => {
    const priced = cart(lines, diskon)
    expect([priced.pph22_rp, priced.bayar - priced.total]).toEqual([tax, tax])
  })

  it('collects nothing where nothing can be sold', () => {
    expect(cart([trader], 5_232_501)).toMatchObject({ pph22_rp: 0, bayar: 0 })
  })

  test.each<[string, number, { total: number; diskon: number }]>([
    ['a multiple of the step', 32_500, { total: 5_200_000, diskon: 32_500 }],
    ['rounded up, less is given', 32_600, { total: 5_200_000, diskon: 32_500 }],
    ['a rupiah is nothing', 1, { total: 5_232_500, diskon: 0 }],
    ['all of it', 5_232_500, { total: 0, diskon: 5_232_500 }],
  ])('discount: %s', (_, diskon, expected) => {
    expect(cart([ring], diskon)).toMatchObject({ ...expected, tolak: null })
  })

  it('gives more where amounts go down', () => {
    const down = { langkah: 1000, arah: 'TURUN' } as const
    const priced = priceCart([ring], { diskon_nota_rp: 32_600, pembulatan: down, batas })
    expect(priced).toMatchObject({ total: 5_199_000, diskon: 33_500, potongan_rp: [33_500] })
  })

  // At 1.1 % a net of 4,900,000 is a price of 4,953,900: 278,600 below the ring's.
  test.each<[string, CartLine[], number, string[]]>([
    ['nothing to ask', [ring], 0, []],
    ['a discount', [ring], 500, ['TURUN_ONGKOS']],
    ['a discount that is rounded away', [ring], 499, []],
    ['a discount to the cost', [ring], 278_500, ['TURUN_ONGKOS']],
    ['a discount below cost', [ring], 279_000, ['JUAL_DIBAWAH_MODAL', 'TURUN_ONGKOS']],
    ['net below cost, without a discount', [lowered(278_601)], 0, ['JUAL_DIBAWAH_MODAL']],
    [
      'diamonds below cost',
      [{ ...ring, berlian: true }],
      279_000,
      ['BERLIAN_DIBAWAH_MODAL', 'TURUN_ONGKOS'],
    ],
    [
      'a price above the limit',
      [{ ...ring, harga_hitung_rp: 4_232_499 }],
      0,
      ['PENJUALAN_DIATAS_BATAS'],
    ],
    ['each approval once', [lowered(500), lowered(500)], 500, ['TURUN_ONGKOS']],
    [
      'each kind of approval',
      [lowered(500), lowered(300_000)],
      0,
      ['JUAL_DIBAWAH_MODAL', 'TURUN_ONGKOS'],
    ],
  ])('approvals: %s', (_, lines, diskon, butuh) => {
    expect(cart(lines, diskon).butuh).toEqual(butuh)
  })

  // The limit is 50,000: of a line with its share, and of the nota's discount by itself.
  test.each<[string, CartLine[], number, string[]]>([
    ['the nota gives all of it', [ring], 50_000, []],
    ['a line gives all of it', [lowered(50_000)], 0, []],
    ['both together', [lowered(50_000)], 500, ['TURUN_ONGKOS']],
    ['halves', [lowered(25_000)], 25_000, []],
    ['halves and a step', [lowered(25_000)], 25_500, ['TURUN_ONGKOS']],
    ['two lines share the discount', [lowered(25_000), lowered(25_000)], 50_000, []],
    ['two lines share too much', [lowered(25_500), lowered(25_500)], 50_000, ['TURUN_ONGKOS']],
    ['the nota beyond it, each line within', [ring, ring], 50_500, ['TURUN_ONGKOS']],
  ])('limit: %s', (_, lines, diskon, butuh) => {
    expect(cart(lines, diskon, 50_000).butuh).toEqual(butuh)
  })

  it('says which line asks, with its share', () => {
    expect(cart([ring, lowered(50_000)], 1_000, 50_000).butuh_baris).toEqual([[], ['TURUN_ONGKOS']])
  })

  it('empty, or discounted beyond its price, cannot be sold', () => {
    expect(cart([])).toMatchObject({ tolak: 'KERANJANG_KOSONG', total: 0 })
    expect(cart([ring], 5_232_500)).toMatchObject({ tolak: null, total: 0, ppn_rp: 0 })
    expect(cart([ring], 5_232_501)).toMatchObject({
      tolak: 'DISKON_MELEBIHI',
      diskon: 5_232_501,
      total: 0,
      ppn_rp: 0,
      potongan_rp: [0],
    })
  })

  test.each([-1, 0.5, Number.NaN])('a discount of %d is a fault', diskon => {
    expect(() => cart([ring], diskon)).toThrow(RangeError)
  })

  it('adds up, whatever is in it', () => {
    const line: fc.Arbitrary<CartLine> = fc.record({
      harga_jual_rp: fc.integer({ min: 0, max: 1e9 }),
      modal_rp: fc.integer({ min: 0, max: 1e9 }),
      berat_mg: fc.integer({ min: 1, max: 1e6 }),
      berat_nota_mg: fc.integer({ min: 1, max: 1e6 }),
      murni_ug: fc.integer({ min: 0, max: 1e9 }),
      ppn_permyriad: fc.constantFrom(0, 110, 165),
      pph22_permyriad: fc.constantFrom(0, 25),
      harga_hitung_rp: fc.integer({ min: 0, max: 1e9 }),
      berlian: fc.boolean(),
    })
    const lines = fc.array(line, { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 1e8 }), (all, diskon) => {
        const priced = cart(all, diskon)
        const shared = priced.potongan_rp.reduce((a, b) => a + b, 0)
        const based = priced.ppn.reduce((sum, rate) => sum + rate.dasar_rp + rate.ppn_rp, 0)
        const fits = priced.potongan_rp.every((cut, i) => cut <= (all[i]?.harga_jual_rp ?? 0))
        if (priced.tolak !== null) return diskon > priced.subtotal && priced.total === 0
        const kept = priced.diskon <= diskon && diskon - priced.diskon < pembulatan.langkah
        return priced.total === priced.subtotal - priced.diskon && shared === priced.diskon && fits
          ? based === priced.total && kept
          : false
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('a coupon', () => {
  const coupon = {
    jenis_kupon: 'RUPIAH',
    potongan_rp: 100_000,
    potongan_permil: null,
    potongan_maksimal: null,
    minimal_rp: 1_000_000,
  } as const
  const batasan = { ...batas, turun_harga_rp: 50_000 }
  const withCoupon = (more: Partial<typeof coupon> | object, diskon_nota_rp = 0, line = ring) =>
    priceCart([line], {
      diskon_nota_rp,
      pembulatan,
      batas: batasan,
      kupon: { ...coupon, ...more },
    })

  it('comes off after what was typed, and needs nobody', () => {
    expect(withCoupon({}, 32_500)).toMatchObject({
      ...{ subtotal: 5_232_500, diskon: 32_500, kupon_rp: 100_000, total: 5_100_000 },
      ...{ potongan_rp: [132_500], butuh: [], butuh_baris: [[]], tolak: null },
    })
    expect(withCoupon({}, 60_000).butuh).toEqual(['TURUN_ONGKOS'])
  })

  it('may not leave less than cost without an approval', () => {
    const below = withCoupon({ potongan_rp: 400_000 })
    expect([below.total, below.butuh]).toEqual([4_832_500, ['JUAL_DIBAWAH_MODAL']])
    const diamond = withCoupon({ potongan_rp: 400_000 }, 0, { ...ring, berlian: true })
    expect(diamond.butuh).toEqual(['BERLIAN_DIBAWAH_MODAL'])
  })

  it('is not taken of a nota that is too small for it, which asks nobody then', () => {
    expect(withCoupon({ minimal_rp: 5_172_501 }, 60_000)).toMatchObject({
      ...{ diskon: 60_000, kupon_rp: 0, total: 0, potongan_rp: [0] },
      ...{ butuh: [], tolak: 'KUPON_MINIMAL' },
    })
  })
})

describe('what is handed back', () => {
  const tunai = (jumlah: number): Tender => ({ cara: 'TUNAI', jumlah })
  const debit = (jumlah: number): Tender => ({ cara: 'DEBIT', jumlah })
  test.each<[string, Tender[], number, Tender[]]>([
    ['exact cash', [tunai(5_000)], 0, [tunai(5_000)]],
    ['cash less the change', [tunai(6_000)], 1_000, [tunai(5_000)]],
    [
      'a card whole, cash less the change',
      [debit(4_000), tunai(2_000)],
      500,
      [debit(4_000), tunai(1_500)],
    ],
    ['change out of several notes', [tunai(1_000), tunai(3_000)], 1_500, [tunai(2_500)]],
    ['nothing for what was all change', [tunai(2_000)], 2_000, []],
    ['nothing for nothing', [], 0, []],
  ])('%s', (_, paid, change, back) => {
    expect(refunds(paid, change)).toEqual(back)
  })
})

describe('paying', () => {
  const tunai = (jumlah: number): Tender => ({ cara: 'TUNAI', jumlah })
  const debit = (jumlah: number): Tender => ({ cara: 'DEBIT', jumlah })
  const total = 5_232_500

  test.each<[string, Tender[], Partial<ReturnType<typeof settle>>]>([
    ['exact cash', [tunai(total)], { dibayar: total, kembali: 0, kurang: 0, tolak: null }],
    ['cash with change', [tunai(5_300_000)], { kembali: 67_500, tolak: null }],
    ['card', [debit(total)], { kembali: 0, tolak: null }],
    ['card and cash', [debit(5_000_000), tunai(300_000)], { kembali: 67_500, tolak: null }],
    [
      'three ways',
      [
        debit(1_000_000),
        { cara: 'QRIS', jumlah: 1_000_000 },
        { cara: 'TRANSFER', jumlah: 3_232_500 },
      ],
      { dibayar: total, tolak: null },
    ],
    [
      'a deposit and cash: change comes out of the cash',
      [{ cara: 'SALDO', jumlah: 5_000_000 }, tunai(300_000)],
      { kembali: 67_500, tolak: null },
    ],
    [
      'no change out of a deposit',
      [{ cara: 'SALDO', jumlah: total + 1 }],
      { lebih: 1, kembali: 0, tolak: 'PEMBAYARAN_LEBIH' },
    ],
    ['too little', [tunai(5_000_000)], { kurang: 232_500, kembali: 0, tolak: 'PEMBAYARAN_KURANG' }],
    [
      'card above the total',
      [debit(total + 1)],
      { lebih: 1, kembali: 0, tolak: 'PEMBAYARAN_LEBIH' },
    ],
    [
      'no change out of a card',
      [debit(total + 500), tunai(1_000)],
      { lebih: 500, kembali: 0, tolak: 'PEMBAYARAN_LEBIH' },
    ],
    ['nothing', [], { kurang: total, tolak: 'PEMBAYARAN_KOSONG' }],
    ['a tender of nothing', [tunai(total), debit(0)], { tolak: 'PEMBAYARAN_KOSONG' }],
    ['a negative tender', [tunai(total + 100), debit(-100)], { tolak: 'PEMBAYARAN_KOSONG' }],
    ['broken rupiah', [tunai(total + 0.5)], { tolak: 'PEMBAYARAN_KOSONG' }],
    ['cash that no coin makes', [tunai(total + 1)], { tolak: 'TUNAI_PECAHAN' }],
    [
      'cash that no coin makes, in two rows',
      [tunai(total - 50), tunai(50)],
      { tolak: 'TUNAI_PECAHAN' },
    ],
    ['a card to the rupiah', [debit(232_477), debit(5_000_023)], { pembulatan: 0, tolak: null }],
    ['change that no coin makes', [debit(32_477), tunai(5_201_000)], { tolak: 'TUNAI_PECAHAN' }],
  ])('%s', (_, pembayaran, expected) => {
    expect(settle(total, pembayaran)).toMatchObject(expected)
  })

  test.each<[string, Tender[], Partial<ReturnType<typeof settle>>]>([
    ['needs no tender', [], { dibayar: 0, kembali: 0, kurang: 0, lebih: 0, tolak: null }],
    ['gives all cash back', [tunai(5_000)], { kembali: 5_000, tolak: null }],
    ['takes no card', [debit(1)], { lebih: 1, tolak: 'PEMBAYARAN_LEBIH' }],
    ['takes no tender of nothing', [tunai(0)], { tolak: 'PEMBAYARAN_KOSONG' }],
  ])('a total of 0 %s', (_, pembayaran, expected) => {
    expect(settle(0, pembayaran)).toMatchObject(expected)
  })

  test.each<[string, number, Tender[], Partial<ReturnType<typeof settle>>]>([
    ['up to the next coin', 5_245_438, [tunai(5_245_500)], { pembulatan: 62, kembali: 0 }],
    ['and so is its change', 5_245_438, [tunai(5_300_000)], { pembulatan: 62, kembali: 54_500 }],
    ['not a card', 5_245_438, [debit(5_245_438)], { pembulatan: 0, kembali: 0 }],
    [
      'what a card leaves',
      5_245_438,
      [debit(5_000_000), tunai(250_000)],
      { pembulatan: 62, kembali: 4_500 },
    ],
    [
      'nothing where a card pays all',
      999,
      [debit(999), tunai(100)],
      { pembulatan: 0, kembali: 100 },
    ],
    ['nothing where it fits', 5_245_400, [tunai(5_245_400)], { pembulatan: 0, kembali: 0 }],
  ])('rounds cash %s', (_, due, pembayaran, expected) => {
    const paid = settle(due, pembayaran, { bulatkan: true })
    expect(paid).toMatchObject({ ...expected, tolak: null })
  })

  test.each<[string, Tender[], Partial<ReturnType<typeof settle>>]>([
    ['the exact amount', [tunai(5_245_438)], { tolak: 'TUNAI_PECAHAN' }],
    ['too little', [tunai(5_245_400)], { kurang: 38, pembulatan: 0, tolak: 'PEMBAYARAN_KURANG' }],
    [
      'a card above it',
      [debit(5_245_439), tunai(100)],
      { pembulatan: 0, tolak: 'PEMBAYARAN_LEBIH' },
    ],
  ])('does not round %s', (_, pembayaran, expected) => {
    expect(settle(5_245_438, pembayaran, { bulatkan: true })).toMatchObject(expected)
  })

  it('tenders less change are the total, and change is covered by cash', () => {
    const tender = fc.record({
      cara: fc.constantFrom(...CARA_JUAL),
      jumlah: fc.integer({ min: 1, max: 100_000 }),
    })
    const figures = fc.tuple(
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(tender, { maxLength: 5 }),
    )
    fc.assert(
      fc.property(figures, fc.boolean(), ([due, typed], bulatkan) => {
        const tenders = typed.map(t => (t.cara === 'TUNAI' ? tunai(tunaiNaik(t.jumlah)) : t))
        const paid = settle(due, tenders, { bulatkan })
        const cash = tenders.filter(t => t.cara === 'TUNAI').reduce((s, t) => s + t.jumlah, 0)
        if (paid.tolak === 'TUNAI_PECAHAN') return !bulatkan && !bisaTunai(paid.kembali)
        if (paid.tolak !== null) return paid.kurang > 0 || paid.lebih > 0 || tenders.length === 0
        const { dibayar, kembali, pembulatan } = paid
        const fits = kembali >= 0 && kembali <= cash && bisaTunai(cash - kembali)
        const isSmall = pembulatan >= 0 && pembulatan < (bulatkan ? 100 : 1)
        return fits && isSmall && dibayar - kembali === due + pembulatan
      }),
      { numRuns: 10_000 },
    )
  })
})

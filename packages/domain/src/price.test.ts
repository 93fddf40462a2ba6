import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  MODE_HARGA,
  neededApprovals,
  type PricedLine,
  type PriceInput,
  priceLine,
  priceOf,
} from './price.ts'
import { STANDARD_BANDS, weightRule } from './rounding.ts'

const rules = Object.entries(STANDARD_BANDS).map(([kode, pita]) =>
  weightRule({ kode, versi: 1, pita }),
)
const [none, from20to60] = rules as [(typeof rules)[number], (typeof rules)[number]]

/** The worked piece of 04-domain B4: 3.237 g of 750 permil at 1,550,000 and 60,000 a gram. */
const ring: PriceInput = {
  berat_mg: 3237,
  permil: 750,
  aturan_berat: none,
  mode: 'GRAM',
  harga_per_gram: 1_550_000,
  ongkos_per_gram: 60_000,
  ongkos_per_pcs: 0,
  atribut_rp: 0,
  harga_bandrol: null,
  diskon_rp: 0,
  modal_rp: 4_900_000,
  pembulatan: { langkah: 500, arah: 'NAIK' },
  batas: { naik_harga_rp: 1_000_000 },
}
const price = (change: Partial<PriceInput>) => priceLine({ ...ring, ...change })
const nota = { aturan_berat: from20to60 }

describe('by gram', () => {
  test.each<[string, Partial<PriceInput>, Partial<PricedLine>]>([
    ['on scale weight', {}, { harga_hitung_rp: 5_212_000, pembulatan_rp: 430 }],
    ['on nota weight', nota, { harga_hitung_rp: 5_232_500, pembulatan_rp: 0 }],
    ['nota weight is 3.250 g', nota, { berat_nota_mg: 3250, berat_mg: 3237 }],
    ['fine gold is of the scale weight', nota, { murni_ug: 2_427_750 }],
    ['per piece', { ongkos_per_pcs: 25_000 }, { harga_hitung_rp: 5_237_000, ongkos_rp: 219_220 }],
    ['attribute', { atribut_rp: 10_000 }, { harga_hitung_rp: 5_222_000 }],
    [
      'rounded down',
      { pembulatan: { langkah: 500, arah: 'TURUN' } },
      { harga_hitung_rp: 5_211_500, pembulatan_rp: -70 },
    ],
    [
      'a thousand as step',
      { pembulatan: { langkah: 1000, arah: 'NAIK' } },
      { harga_hitung_rp: 5_212_000, pembulatan_rp: 430 },
    ],
    // 3237 x 1,610,001 / 1000 = 5,211,573.237: the broken rupiah and the step are one rounding
    [
      'broken rupiah',
      { harga_per_gram: 1_550_001, pembulatan: { langkah: 1, arah: 'NAIK' } },
      { harga_hitung_rp: 5_211_574, pembulatan_rp: 0 },
    ],
    ['a weight rounded down', { ...nota, berat_mg: 3214 }, { harga_hitung_rp: 5_152_000 }],
    ['discount', { diskon_rp: 32_000 }, { harga_hitung_rp: 5_212_000, harga_jual_rp: 5_180_000 }],
    [
      'a discount that leaves no multiple of the step gives less',
      { diskon_rp: 32_100 },
      { diskon_rp: 32_000, harga_jual_rp: 5_180_000 },
    ],
    [
      'or more, where amounts go down',
      { diskon_rp: 32_100, pembulatan: { langkah: 500, arah: 'TURUN' } },
      { diskon_rp: 32_500, harga_jual_rp: 5_179_000 },
    ],
    ['a discount below the step', { diskon_rp: 499 }, { diskon_rp: 0, harga_jual_rp: 5_212_000 }],
    ['no gold at all', { berat_mg: 0 }, { harga_hitung_rp: 0, murni_ug: 0 }],
  ])('%s', (_, change, expected) => {
    expect(price(change)).toMatchObject(expected)
  })

  it('goes with the tax it is sold under, and without where none is said', () => {
    const taxed = price({ ppn_permyriad: 110, pph22_permyriad: 25 })
    expect(taxed).toMatchObject({ ppn_permyriad: 110, pph22_permyriad: 25 })
    expect(price({})).toMatchObject({ ppn_permyriad: 0, pph22_permyriad: 0 })
  })

  it('is the same price in a list', () => {
    expect(priceOf({ ...ring, ...nota, diskon_rp: 32_500 })).toBe(5_200_000)
  })

  it('asks 20,500 more for the same piece on its nota weight', () => {
    expect(price(nota).harga_jual_rp - price({}).harga_jual_rp).toBe(20_500)
  })
})

describe('by gram with a charge in percent', () => {
  test.each<[number | undefined, number]>([
    // 3.237 x 1,550,000 = 5,017,350; 4 % of it = 200,694
    [40, 5_218_500],
    [25, 5_143_000],
    [0, 5_017_500],
    [undefined, 5_017_500],
  ])('%s permil', (ongkos_persen_permil, harga_hitung_rp) => {
    const share = ongkos_persen_permil === undefined ? {} : { ongkos_persen_permil }
    expect(price({ mode: 'GRAM_PERSEN', ...share }).harga_hitung_rp).toBe(harga_hitung_rp)
  })

  it('leaves the charge per gram out', () => {
    const other = price({ mode: 'GRAM_PERSEN', ongkos_persen_permil: 40, ongkos_per_gram: 99_999 })
    expect(other.harga_hitung_rp).toBe(5_218_500)
  })
})

describe('fixed prices', () => {
  it('a tag price is all in: no weight, charge, attribute or rounding', () => {
    const line = price({
      mode: 'BANDROL',
      harga_bandrol: 5_999_900,
      ongkos_per_pcs: 1,
      atribut_rp: 9,
    })
    expect(line).toMatchObject({ harga_jual_rp: 5_999_900, pembulatan_rp: 0, butuh: [] })
    expect(line.kerja).toEqual([{ teks: 'Harga bandrol', facts: {}, jumlah_rp: 5_999_900 }])
  })

  it('a manual price is its own computed price', () => {
    const line = price({ mode: 'MANUAL', harga_manual: 6_000_100 })
    expect(line).toMatchObject({ harga_hitung_rp: 6_000_100, harga_jual_rp: 6_000_100, butuh: [] })
    expect(line.kerja).toEqual([{ teks: 'Harga diisi kasir', facts: {}, jumlah_rp: 6_000_100 }])
  })

  test.each<Partial<PriceInput>>([
    { mode: 'BANDROL' },
    { mode: 'MANUAL' },
    { mode: 'MANUAL', harga_manual: null },
    { mode: 'BANDROL', harga_bandrol: -1 },
    { mode: 'MANUAL', harga_manual: 0.5 },
    { mode: 'BANDROL', harga_manual: 1 },
  ])('refuses %j', change => {
    expect(() => price(change)).toThrow(RangeError)
    expect(() => priceOf({ ...ring, ...change })).toThrow(RangeError)
  })
})

describe('approvals', () => {
  test.each<[string, Partial<PriceInput>, string[]]>([
    ['the computed price', {}, []],
    ['typed as computed', { harga_manual: 5_212_000 }, []],
    ['at the upper limit', { harga_manual: 6_212_000 }, []],
    ['above the limit', { harga_manual: 6_212_001 }, ['PENJUALAN_DIATAS_BATAS']],
    ['a rupiah lower', { harga_manual: 5_211_999 }, ['TURUN_ONGKOS']],
    ['at cost', { harga_manual: 4_900_000 }, ['TURUN_ONGKOS']],
    ['below cost', { harga_manual: 4_899_999 }, ['JUAL_DIBAWAH_MODAL']],
    ['a discount lowers the charge too', { diskon_rp: 500 }, ['TURUN_ONGKOS']],
    ['a discount rounded away', { diskon_rp: 499 }, []],
    ['a discount to the cost', { diskon_rp: 312_000 }, ['TURUN_ONGKOS']],
    ['a discount below cost', { diskon_rp: 312_500 }, ['JUAL_DIBAWAH_MODAL']],
    // 4,953,900 holds VAT of 53,900 at 1.1 %: the shop keeps what the piece cost
    ['net at cost', { harga_manual: 4_953_900, ppn_permyriad: 110 }, ['TURUN_ONGKOS']],
    ['net below cost', { harga_manual: 4_953_899, ppn_permyriad: 110 }, ['JUAL_DIBAWAH_MODAL']],
    ['net at 1.65 %', { harga_manual: 4_953_900, ppn_permyriad: 165 }, ['JUAL_DIBAWAH_MODAL']],
    ['diamonds below cost', { harga_manual: 4_899_999, berlian: true }, ['BERLIAN_DIBAWAH_MODAL']],
    ['diamonds at cost', { harga_manual: 4_900_000, berlian: true }, ['TURUN_ONGKOS']],
    ['typed up, discounted back', { harga_manual: 5_300_000, diskon_rp: 88_000 }, []],
    ['computed below cost', { modal_rp: 5_212_001 }, ['JUAL_DIBAWAH_MODAL']],
    [
      'within what a cashier may give',
      { diskon_rp: 50_000, batas: { naik_harga_rp: 0, turun_harga_rp: 50_000 } },
      [],
    ],
    [
      'beyond it',
      { diskon_rp: 50_500, batas: { naik_harga_rp: 0, turun_harga_rp: 50_000 } },
      ['TURUN_ONGKOS'],
    ],
    [
      'a cheaper tag price',
      { mode: 'BANDROL', harga_bandrol: 6e6, harga_manual: 5e6 },
      ['TURUN_ONGKOS'],
    ],
    ['manual below cost', { mode: 'MANUAL', harga_manual: 4e6 }, ['JUAL_DIBAWAH_MODAL']],
  ])('%s', (_, change, butuh) => {
    expect(price(change).butuh).toEqual(butuh)
  })

  it('never more than one per price', () => {
    const amount = fc.integer({ min: 0, max: 1e8 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (final, hitung, modal, naik_harga_rp) => {
        const line = { harga_jual_rp: final, harga_hitung_rp: hitung, modal_rp: modal }
        const judged = { ...line, ppn_permyriad: 0, berlian: false }
        const butuh = neededApprovals(judged, { naik_harga_rp })
        return butuh.length <= 1 && butuh.includes('JUAL_DIBAWAH_MODAL') === final < modal
      }),
    )
  })
})

describe('a kategori that is cheaper while it lasts', () => {
  const of = { kode_potongan: 'HUT', nama_potongan: 'Ulang tahun toko', versi: 3 }
  const sum = { jenis_potongan: 'RUPIAH', potongan_rp: 32_500, potongan_permil: 0 } as const
  const potongan_kategori = { ...of, ...sum }

  test.each<[string, Partial<PriceInput>, number, number, string[]]>([
    ['is priced less and needs no approval', {}, 5_179_500, 32_500, []],
    ['no price is typed', { harga_manual: null }, 5_179_500, 32_500, []],
    ['less is typed on top', { diskon_rp: 500 }, 5_179_000, 33_000, ['TURUN_ONGKOS']],
    ['its price is typed', { harga_manual: 5_179_500 }, 5_179_500, 0, []],
    ['more is typed', { harga_manual: 6_000_000 }, 6_000_000, 0, []],
  ])('%s', (_, change, harga_jual_rp, diskon_rp, butuh) => {
    const line = price({ potongan_kategori, ...change })
    expect(line).toMatchObject({ harga_jual_rp, diskon_rp, butuh })
    expect(line.kerja.reduce((all, step) => all + step.jumlah_rp, 0)).toBe(harga_jual_rp)
  })

  it('takes nothing off a price that is typed for want of one', () => {
    const manual = { mode: 'MANUAL', harga_manual: 5_000_000 } as const
    expect(price({ potongan_kategori, ...manual })).toEqual(price(manual))
  })
})

describe('what cannot be sold', () => {
  it('a discount above the price', () => {
    expect(price({ diskon_rp: 5_212_000 })).toMatchObject({ harga_jual_rp: 0, tolak: null })
    expect(price({ diskon_rp: 5_212_001 })).toMatchObject({
      harga_jual_rp: 0,
      diskon_rp: 5_212_001,
      tolak: 'DISKON_MELEBIHI',
    })
  })

  test.each<Partial<PriceInput>>([
    { berat_mg: -1 },
    { berat_mg: 3.5 },
    { permil: 1001 },
    { harga_per_gram: -1 },
    { ongkos_per_gram: -1 },
    { ongkos_per_gram: 0.5 },
    { ongkos_per_pcs: -1 },
    { ongkos_persen_permil: -1 },
    { atribut_rp: -1 },
    { atribut_rp: Number.NaN },
    { diskon_rp: -1 },
    { modal_rp: -1 },
    { modal_rp: Number.NaN },
    { ppn_permyriad: -1 },
    { pph22_permyriad: -1 },
    { harga_manual: -1 },
    { pembulatan: { langkah: 0, arah: 'NAIK' } },
  ])('%j is a fault', change => {
    expect(() => price(change)).toThrow(RangeError)
  })
})

describe('the working', () => {
  it('reads like the clerk would explain it', () => {
    const line = price({
      ...nota,
      berat_mg: 3236,
      ongkos_per_pcs: 25_000,
      atribut_rp: 10_100,
      harga_manual: 5_260_000,
      diskon_rp: 10_000,
    })
    expect(line.kerja).toEqual([
      {
        teks: 'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})',
        facts: { berat: '3.236', berat_nota: '3.250', aturan: '20-60' },
        jumlah_rp: 0,
      },
      {
        teks: 'Emas {berat} g × {harga}',
        facts: { berat: '3.250', harga: '1,550,000' },
        jumlah_rp: 5_037_500,
      },
      {
        teks: 'Ongkos {berat} g × {harga}',
        facts: { berat: '3.250', harga: '60,000' },
        jumlah_rp: 195_000,
      },
      { teks: 'Ongkos per barang', facts: {}, jumlah_rp: 25_000 },
      { teks: 'Atribut', facts: {}, jumlah_rp: 10_100 },
      { teks: 'Pembulatan naik ke {langkah}', facts: { langkah: '500' }, jumlah_rp: 400 },
      {
        teks: 'Harga diubah kasir dari {hitung} menjadi {harga}',
        facts: { hitung: '5,268,000', harga: '5,260,000' },
        jumlah_rp: -8_000,
      },
      { teks: 'Potongan', facts: {}, jumlah_rp: -10_000 },
    ])
  })

  it('names a discount that was asked for but not given whole', () => {
    const line = price({ diskon_rp: 32_100 })
    expect(line.kerja.at(-1)).toEqual({
      teks: 'Potongan, diminta {diminta} (kelipatan {langkah})',
      facts: { diminta: '32,100', langkah: '500' },
      jumlah_rp: -32_000,
    })
  })

  it('names the percentage and the way down', () => {
    const line = price({
      mode: 'GRAM_PERSEN',
      ongkos_persen_permil: 25,
      pembulatan: { langkah: 500, arah: 'TURUN' },
    })
    const [, charge, rounding] = line.kerja
    expect(charge).toEqual({
      teks: 'Ongkos {persen}% dari harga emas',
      facts: { persen: '2.5' },
      jumlah_rp: 125_433,
    })
    expect(rounding?.teks).toBe('Pembulatan turun ke {langkah}')
  })

  it('has a fact for every placeholder', () => {
    const lines = [
      price({ ...nota, harga_manual: 1 }),
      price({ mode: 'GRAM_PERSEN', diskon_rp: 1 }),
    ]
    for (const { teks, facts } of lines.flatMap(line => line.kerja)) {
      const names = [...teks.matchAll(/\{(\w+)\}/g)].map(match => match[1])
      expect(Object.keys(facts).sort()).toEqual(names.sort())
    }
  })
})

describe('any piece', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  const input: fc.Arbitrary<PriceInput> = fc.record({
    berat_mg: fc.integer({ min: 0, max: 1_000_000 }),
    permil: fc.integer({ min: 1, max: 1000 }),
    aturan_berat: fc.constantFrom(...rules),
    mode: fc.constantFrom(...MODE_HARGA),
    harga_per_gram: amount,
    ongkos_per_gram: amount,
    ongkos_per_pcs: amount,
    ongkos_persen_permil: fc.integer({ min: 0, max: 1000 }),
    atribut_rp: amount,
    harga_bandrol: amount,
    harga_manual: fc.option(amount, { nil: 12_345 }),
    diskon_rp: fc.integer({ min: 0, max: 100_000 }),
    modal_rp: amount,
    pembulatan: fc.record({
      langkah: fc.constantFrom(1, 100, 500, 1000),
      arah: fc.constantFrom('NAIK' as const, 'TURUN' as const),
    }),
    batas: fc.record({ naik_harga_rp: amount, turun_harga_rp: amount }),
  })
  const runs = { numRuns: 10_000 }

  it('steps add up to the price exactly; whole, never negative', () => {
    fc.assert(
      fc.property(input, piece => {
        const line = priceLine(piece)
        const worked = line.kerja.reduce((sum, step) => sum + step.jumlah_rp, 0)
        const whole = [line.harga_hitung_rp, line.harga_jual_rp, line.murni_ug]
        return (
          (line.tolak !== null || worked === line.harga_jual_rp) &&
          whole.every(n => Number.isSafeInteger(n) && n >= 0)
        )
      }),
      runs,
    )
  })

  it('is the exact price rounded once to the step', () => {
    fc.assert(
      fc.property(input, piece => {
        fc.pre(piece.mode === 'GRAM')
        const { harga_hitung_rp, berat_nota_mg } = priceLine(piece)
        const perGram = BigInt(piece.harga_per_gram + piece.ongkos_per_gram)
        const fixed = BigInt(piece.ongkos_per_pcs + piece.atribut_rp)
        const exact = BigInt(berat_nota_mg) * perGram + 1000n * fixed
        const over = 1000n * BigInt(harga_hitung_rp) - exact
        const step = 1000n * BigInt(piece.pembulatan.langkah)
        const side = piece.pembulatan.arah === 'NAIK' ? over : -over
        return side >= 0n && side < step && harga_hitung_rp % piece.pembulatan.langkah === 0
      }),
      runs,
    )
  })

  it('costs no less when it is heavier', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 1000 }), (piece, more) => {
        const heavier = priceLine({ ...piece, berat_mg: piece.berat_mg + more })
        return priceLine(piece).harga_hitung_rp <= heavier.harga_hitung_rp
      }),
      runs,
    )
  })
})

import { includedPpn } from './pajak.ts'
import type { Microgram, Milligram, Permil, Rupiah } from './quantity.ts'
import { fineUg, formatGram, formatRupiah, scale } from './quantity.ts'
import type { AmountRounding, WeightRule } from './rounding.ts'
import { roundAmount, roundingStep, roundWeight } from './rounding.ts'
import { afterDiscount, type CategoryCut, categoryCut, cutSteps } from './terms/potongan.ts'

/** How a piece is priced (04-domain B4). */
export const MODE_HARGA = ['GRAM', 'GRAM_PERSEN', 'BANDROL', 'MANUAL'] as const
export type ModeHarga = (typeof MODE_HARGA)[number]

/** Approvals a price can need; names of 03-decisions §7. */
export type ButuhOtorisasi =
  | 'JUAL_DIBAWAH_MODAL'
  | 'BERLIAN_DIBAWAH_MODAL'
  | 'PENJUALAN_DIATAS_BATAS'
  | 'TURUN_ONGKOS'

/** How far a cashier may go alone. */
export interface PriceLimits {
  /** Rupiah above the computed price from which approval is needed (`BATAS_NAIK_HARGA`). */
  readonly naik_harga_rp: Rupiah
  /** Rupiah below the computed price that need no approval; none when left out. */
  readonly turun_harga_rp?: Rupiah
}

/** Everything the price of one piece hangs on; a line keeps a snapshot of it. */
export interface PriceInput {
  readonly berat_mg: Milligram
  readonly permil: Permil
  readonly aturan_berat: WeightRule
  readonly mode: ModeHarga
  /** Selling price of the board, per gram. Not read in BANDROL and MANUAL. */
  readonly harga_per_gram: Rupiah
  readonly ongkos_per_gram: Rupiah
  readonly ongkos_per_pcs: Rupiah
  /** Making charge as a share of the metal value, in GRAM_PERSEN. */
  readonly ongkos_persen_permil?: Permil
  readonly atribut_rp: Rupiah
  readonly harga_bandrol: Rupiah | null
  /** Price typed by the cashier instead of the computed one; required in MANUAL. */
  readonly harga_manual?: Rupiah | null
  /** Master Potongan Kategori; a typed price goes before it. */
  readonly potongan_kategori?: CategoryCut | null
  /** Discount as typed; what is left is rounded like every amount, so less may be given. */
  readonly diskon_rp: Rupiah
  /** What the piece cost, without VAT. */
  readonly modal_rp: Rupiah
  /** VAT inside the price, in parts per 10,000 of the price before VAT; none when left out. */
  readonly ppn_permyriad?: number
  /** PPh 22 collected on the price before VAT, in parts per 10,000; none when left out. */
  readonly pph22_permyriad?: number
  /** A piece with diamonds has an approval of its own for a price below cost. */
  readonly berlian?: boolean
  readonly pembulatan: AmountRounding
  readonly batas: PriceLimits
}

/**
 * A step of the working. `teks` is an Indonesian sentence with {facts}; the amounts of all steps
 * add up to the selling price.
 */
export interface WorkStep {
  readonly teks: string
  readonly facts: Readonly<Record<string, string>>
  readonly jumlah_rp: Rupiah
}

export interface PricedLine {
  readonly berat_mg: Milligram
  readonly berat_nota_mg: Milligram
  readonly murni_ug: Microgram
  readonly modal_rp: Rupiah
  /** Price by the rule, less what its kategori is cheaper by, before a typed price and discount. */
  readonly harga_hitung_rp: Rupiah
  /** Making charge of the whole piece, per gram and per piece together. */
  readonly ongkos_rp: Rupiah
  /** What the rounding added to (or took from) the exact price. */
  readonly pembulatan_rp: Rupiah
  /** Discount and the cut of its kategori: `harga_jual_rp` and this are the price before them. */
  readonly diskon_rp: Rupiah
  /** What the customer pays for the piece. */
  readonly harga_jual_rp: Rupiah
  readonly ppn_permyriad: number
  readonly pph22_permyriad: number
  readonly berlian: boolean
  readonly kerja: readonly WorkStep[]
  readonly butuh: readonly ButuhOtorisasi[]
  /** Set when no such sale can be: the price is then 0 and must not be posted. */
  readonly tolak: 'DISKON_MELEBIHI' | null
}

/**
 * Prices one piece for sale (04-domain B4). Metal and charge per gram are taken on the nota weight;
 * fine gold always on the scale weight. Throws RangeError on figures that are negative or not
 * whole, and when the mode lacks its price: callers check what people typed before.
 */
export function priceLine(input: PriceInput): PricedLine {
  const { berat_nota_mg, computed, cut, hitung, price, tolak, final } = reckoned(input)
  const { modal_rp, ppn_permyriad = 0, berlian = false } = input
  const line = { harga_hitung_rp: hitung, harga_jual_rp: final, modal_rp, ppn_permyriad, berlian }
  return {
    berat_mg: input.berat_mg,
    berat_nota_mg,
    murni_ug: fineUg(input.berat_mg, input.permil),
    ...line,
    pph22_permyriad: input.pph22_permyriad ?? 0,
    ongkos_rp: computed.ongkos,
    pembulatan_rp: computed.pembulatan,
    diskon_rp: tolak === null ? price - final + (isTyped(input) ? 0 : cut) : input.diskon_rp,
    kerja: [
      ...stepsOf(input, berat_nota_mg, computed),
      ...cutSteps(input.potongan_kategori, cut),
      ...unlessZero(
        {
          teks: 'Harga diubah kasir dari {hitung} menjadi {harga}',
          facts: { hitung: formatRupiah(hitung), harga: formatRupiah(price) },
          jumlah_rp: price - hitung,
        },
        discountStep(input, price - final),
      ),
    ],
    butuh: neededApprovals(line, input.batas),
    tolak,
  }
}

/** What `priceLine` says the customer pays, without the working: for lists of many pieces. */
export const priceOf = (input: PriceInput): Rupiah => reckoned(input).final

function reckoned(input: PriceInput) {
  for (const key of NOT_NEGATIVE) demandAmount(key, input[key])
  const berat_nota_mg = roundWeight(input.berat_mg, input.aturan_berat)
  const computed = compute(input, berat_nota_mg)
  const cut = cutOf(input, berat_nota_mg, computed)
  const hitung = computed.hitung - cut
  const price = input.harga_manual ?? hitung
  const tolak: PricedLine['tolak'] = input.diskon_rp > price ? 'DISKON_MELEBIHI' : null
  const final = tolak === null ? afterDiscount(price, input.diskon_rp, input.pembulatan) : 0
  return { berat_nota_mg, computed, cut, hitung, price, tolak, final }
}

const isTyped = ({ harga_manual }: PriceInput): boolean => (harga_manual ?? null) !== null

/** Of a price that is typed for want of one nothing comes off by itself. */
function cutOf(input: PriceInput, berat_nota_mg: Milligram, { hitung }: Computed): Rupiah {
  if (input.mode === 'MANUAL') return 0
  return categoryCut(input.potongan_kategori, { berat_nota_mg, harga_rp: hitung }, input.pembulatan)
}

/** What an approval of a price hangs on; a `PricedLine` fits. */
export interface JudgedPrice {
  readonly harga_hitung_rp: Rupiah
  /** What the customer pays, VAT in it. */
  readonly harga_jual_rp: Rupiah
  /** Cost, without VAT. */
  readonly modal_rp: Rupiah
  readonly ppn_permyriad: number
  readonly berlian: boolean
}

/**
 * Approvals a final price needs. What the shop keeps of it, without VAT, is held against the cost;
 * below cost hides the lesser approvals. A price under the computed one, typed or by discount, is
 * paid for out of the making charge, hence TURUN_ONGKOS.
 */
export function neededApprovals(line: JudgedPrice, batas: PriceLimits): ButuhOtorisasi[] {
  const { harga_jual_rp: final, harga_hitung_rp: hitung } = line
  if (final - includedPpn(final, line.ppn_permyriad) < line.modal_rp) {
    return [line.berlian ? 'BERLIAN_DIBAWAH_MODAL' : 'JUAL_DIBAWAH_MODAL']
  }
  if (final - hitung > batas.naik_harga_rp) return ['PENJUALAN_DIATAS_BATAS']
  if (hitung - final > (batas.turun_harga_rp ?? 0)) return ['TURUN_ONGKOS']
  return []
}

interface Computed {
  /** Value of the metal, and what the charge by weight adds to it; 0 for a fixed price. */
  readonly metal: Rupiah
  readonly charge: Rupiah
  readonly hitung: Rupiah
  readonly ongkos: Rupiah
  readonly pembulatan: Rupiah
}

function compute(input: PriceInput, nota: Milligram): Computed {
  switch (input.mode) {
    case 'BANDROL': // all in, as the tag says: no weight, no charges, no rounding
      return fixed(input.harga_bandrol)
    case 'MANUAL':
      return fixed(input.harga_manual)
    case 'GRAM':
    case 'GRAM_PERSEN':
      return byGram(input, nota)
  }
}

function fixed(hitung: Rupiah | null | undefined): Computed {
  if (hitung == null) throw new RangeError('the mode lacks its price')
  return { metal: 0, charge: 0, hitung, ongkos: 0, pembulatan: 0 }
}

/**
 * Whole rupiah and the step are rounded in the same direction, and a ceiling of a ceiling is one
 * ceiling (a floor of a floor one floor): the exact price is rounded once.
 */
function byGram(input: PriceInput, nota: Milligram): Computed {
  const { pembulatan: rule, ongkos_per_pcs, atribut_rp } = input
  const metal = scale(nota, input.harga_per_gram, 1000, rule.arah)
  const charge = makingCharge(input, nota, metal)
  const exact = metal + charge + ongkos_per_pcs + atribut_rp
  const { hasil, selisih } = roundAmount(exact, rule)
  return { metal, charge, hitung: hasil, ongkos: charge + ongkos_per_pcs, pembulatan: selisih }
}

/** What the charge adds to the metal: the two are rounded together, so it is their difference. */
function makingCharge(input: PriceInput, nota: Milligram, metal: Rupiah): Rupiah {
  const { harga_per_gram, ongkos_per_gram, ongkos_persen_permil = 0, pembulatan } = input
  if (input.mode === 'GRAM_PERSEN') {
    const perGram = harga_per_gram * (1000 + ongkos_persen_permil)
    return scale(nota, perGram, 1_000_000, pembulatan.arah) - metal
  }
  return scale(nota, harga_per_gram + ongkos_per_gram, 1000, pembulatan.arah) - metal
}

function stepsOf(input: PriceInput, nota: Milligram, priced: Computed): WorkStep[] {
  const { hitung: jumlah_rp } = priced
  if (input.mode === 'BANDROL') return [{ teks: 'Harga bandrol', facts: {}, jumlah_rp }]
  if (input.mode === 'MANUAL') return [{ teks: 'Harga diisi kasir', facts: {}, jumlah_rp }]
  const { pembulatan: rule } = input
  return [
    ...weightStep(input, nota),
    {
      teks: 'Emas {berat} g × {harga}',
      facts: { berat: formatGram(nota), harga: formatRupiah(input.harga_per_gram) },
      jumlah_rp: priced.metal,
    },
    ...unlessZero(
      chargeStep(input, nota, priced.charge),
      { teks: 'Ongkos per barang', facts: {}, jumlah_rp: input.ongkos_per_pcs },
      { teks: 'Atribut', facts: {}, jumlah_rp: input.atribut_rp },
      roundingStep(rule, priced.pembulatan),
    ),
  ]
}

function chargeStep(input: PriceInput, nota: Milligram, jumlah_rp: Rupiah): WorkStep {
  if (input.mode === 'GRAM_PERSEN') {
    const persen = String((input.ongkos_persen_permil ?? 0) / 10)
    return { teks: 'Ongkos {persen}% dari harga emas', facts: { persen }, jumlah_rp }
  }
  const facts = { berat: formatGram(nota), harga: formatRupiah(input.ongkos_per_gram) }
  return { teks: 'Ongkos {berat} g × {harga}', facts, jumlah_rp }
}

function discountStep({ diskon_rp, pembulatan }: PriceInput, given: Rupiah): WorkStep {
  if (given === diskon_rp) return { teks: 'Potongan', facts: {}, jumlah_rp: -given }
  const facts = { diminta: formatRupiah(diskon_rp), langkah: formatRupiah(pembulatan.langkah) }
  const teks = 'Potongan, diminta {diminta} (kelipatan {langkah})'
  return { teks, facts, jumlah_rp: -given }
}

function weightStep(input: PriceInput, nota: Milligram): WorkStep[] {
  if (nota === input.berat_mg) return []
  const facts = {
    berat: formatGram(input.berat_mg),
    berat_nota: formatGram(nota),
    aturan: input.aturan_berat.kode,
  }
  return [{ teks: 'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})', facts, jumlah_rp: 0 }]
}

function unlessZero(...steps: readonly WorkStep[]): WorkStep[] {
  return steps.filter(step => step.jumlah_rp !== 0)
}

const NOT_NEGATIVE = [
  'harga_per_gram',
  'ongkos_per_gram',
  'ongkos_per_pcs',
  'ongkos_persen_permil',
  'atribut_rp',
  'harga_bandrol',
  'harga_manual',
  'diskon_rp',
  'modal_rp',
  'ppn_permyriad',
  'pph22_permyriad',
] as const

function demandAmount(name: string, value: number | null | undefined): void {
  if (value == null) return
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name}: ${value}`)
}

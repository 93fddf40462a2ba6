import { includedPpn, pph22 } from './pajak.ts'
import type { ButuhOtorisasi, JudgedPrice, PriceLimits } from './price.ts'
import { neededApprovals } from './price.ts'
import type { Microgram, Milligram, Rupiah } from './quantity.ts'
import { split } from './quantity.ts'
import type { AmountRounding } from './rounding.ts'
import { type CouponTerms, couponCut } from './terms/kupon.ts'
import { afterDiscount } from './terms/potongan.ts'
import { bisaTunai, tunaiNaik } from './uang/tunai.ts'

/** What the cart reads of a priced line; a `PricedLine` fits. */
export interface CartLine extends JudgedPrice {
  readonly pph22_permyriad: number
  readonly berat_mg: Milligram
  readonly berat_nota_mg: Milligram
  readonly murni_ug: Microgram
}

export interface CartOptions {
  /** Discount on the whole nota as typed, on top of those of the lines. */
  readonly diskon_nota_rp: Rupiah
  /** Taken off what is left after it; none when left out. */
  readonly kupon?: CouponTerms | null | undefined
  readonly pembulatan: AmountRounding
  readonly batas: PriceLimits
}

export interface PricedCart {
  /** Sum of the lines' selling prices. */
  readonly subtotal: Rupiah
  /** Discount on the whole nota as given: what is left is rounded like every amount. */
  readonly diskon: Rupiah
  /** What the coupon takes off besides. */
  readonly kupon_rp: Rupiah
  /** Price of the nota, VAT in it. */
  readonly total: Rupiah
  /** PPh 22 collected from the buyer, on top. */
  readonly pph22_rp: Rupiah
  /** What the customer pays: the total and PPh 22. */
  readonly bayar: Rupiah
  /** VAT inside the total, all rates together. */
  readonly ppn_rp: Rupiah
  /** VAT per rate, rounded once each. */
  readonly ppn: readonly { permyriad: number; dasar_rp: Rupiah; ppn_rp: Rupiah }[]
  readonly berat_mg: Milligram
  readonly berat_nota_mg: Milligram
  readonly murni_ug: Microgram
  /** Share of both per line, in the lines' order; adds up to `diskon` and `kupon_rp`. */
  readonly potongan_rp: readonly Rupiah[]
  readonly butuh: readonly ButuhOtorisasi[]
  /** What each line asks for with its share of the nota's discount taken off. */
  readonly butuh_baris: readonly (readonly ButuhOtorisasi[])[]
  /** Set when the cart cannot be sold; the total is then 0 and must not be posted. */
  readonly tolak: 'KERANJANG_KOSONG' | 'DISKON_MELEBIHI' | 'KUPON_MINIMAL' | null
}

/**
 * Totals of a nota. Prices include VAT; the nota's discount is shared over the lines by price, so
 * that the VAT base of each rate and the check against cost are after discount. VAT is rounded once
 * per rate (04-domain B18 #3). A coupon is the shop's own promise: it needs no approval of its own,
 * but what it leaves may not be below cost without one. Throws RangeError on a negative or
 * fractional discount.
 */
export function priceCart(lines: readonly CartLine[], options: CartOptions): PricedCart {
  const subtotal = sum(lines, line => line.harga_jual_rp)
  const taken = takenOff(subtotal, lines.length, options)
  const { tolak, diskon, kupon_rp } = taken
  const total = tolak === null ? subtotal - diskon - kupon_rp : 0
  const prices = lines.map(line => line.harga_jual_rp)
  const potongan_rp = split(tolak === null ? diskon + kupon_rp : 0, prices)
  const typed = split(tolak === null ? diskon : 0, prices)
  const paid = lines.map((line, i) => paidFor(line, potongan_rp[i]))
  const ppn = tolak === null ? ppnPerRate(paid) : []
  const pph22_rp = tolak === null ? collected(paid) : 0
  const butuh_baris = paid.map((line, i) =>
    approvalsOf(line, paidFor(lines[i] ?? line, typed[i]), options.batas),
  )
  return {
    subtotal,
    diskon,
    kupon_rp,
    total,
    pph22_rp,
    bayar: total + pph22_rp,
    ppn_rp: sum(ppn, rate => rate.ppn_rp),
    ppn,
    berat_mg: sum(lines, line => line.berat_mg),
    berat_nota_mg: sum(lines, line => line.berat_nota_mg),
    murni_ug: sum(lines, line => line.murni_ug),
    potongan_rp,
    butuh: approvals(butuh_baris, tolak === null ? diskon : 0, options.batas),
    butuh_baris,
    tolak,
  }
}

/** What is taken off all prices together: what was typed, then the coupon. */
function takenOff(
  subtotal: Rupiah,
  count: number,
  { diskon_nota_rp: typed, kupon, pembulatan }: CartOptions,
): Pick<PricedCart, 'tolak' | 'diskon' | 'kupon_rp'> {
  if (!Number.isSafeInteger(typed) || typed < 0) throw new RangeError(`discount: ${typed}`)
  if (count === 0) return { tolak: 'KERANJANG_KOSONG', diskon: typed, kupon_rp: 0 }
  if (typed > subtotal) return { tolak: 'DISKON_MELEBIHI', diskon: typed, kupon_rp: 0 }
  const left = afterDiscount(subtotal, typed, pembulatan)
  const diskon = subtotal - left
  const kupon_rp = kupon ? couponCut(kupon, left, pembulatan) : 0
  if (kupon_rp === null) return { tolak: 'KUPON_MINIMAL', diskon, kupon_rp: 0 }
  return { tolak: null, diskon, kupon_rp }
}

/** Ways money comes in. */
export const CARA_BAYAR = ['TUNAI', 'DEBIT', 'KREDIT', 'TRANSFER', 'QRIS'] as const
export type CaraBayar = (typeof CARA_BAYAR)[number]

/**
 * Ways a sale is paid: with money that comes in, with what was left with the shop before, or with
 * the old pieces of an exchange.
 */
export const CARA_JUAL = [...CARA_BAYAR, 'SALDO', 'TUKAR'] as const
/** Those a till may choose: what old pieces pay follows from them. */
export type CaraTender = Exclude<(typeof CARA_JUAL)[number], 'TUKAR'>
export type CaraJual = (typeof CARA_JUAL)[number]

export interface Tender {
  readonly cara: CaraJual
  readonly jumlah: Rupiah
}

export interface Settlement {
  readonly dibayar: Rupiah
  /** Change, given out of the cash received. */
  readonly kembali: Rupiah
  readonly kurang: Rupiah
  /** What tenders other than cash exceed the total by. */
  readonly lebih: Rupiah
  /** What the cash is more than it had to be, for want of a smaller coin. */
  readonly pembulatan: Rupiah
  /** The first rule broken, by its refusal code; null when the tenders pay the total. */
  readonly tolak:
    | 'PEMBAYARAN_KOSONG'
    | 'PEMBAYARAN_LEBIH'
    | 'PEMBAYARAN_KURANG'
    | 'TUNAI_PECAHAN'
    | null
}

/** How a total is settled where cash has no coin for all of it. */
export interface SettleOptions {
  /** What is left for cash goes up to the next coin; else such cash is refused. */
  readonly bulatkan?: boolean
}

/**
 * What is handed back for each tender when a sale is taken back: all of it, of cash what was
 * left of it after the change. Tenders of one way and bank are not put together.
 */
export function refunds<T extends Tender>(pembayaran: readonly T[], kembali: Rupiah): T[] {
  let change = kembali
  return pembayaran.flatMap(tender => {
    const less = tender.cara === 'TUNAI' ? Math.min(change, tender.jumlah) : 0
    change -= less
    return tender.jumlah === less ? [] : [{ ...tender, jumlah: tender.jumlah - less }]
  })
}

/**
 * Sets tenders against a total. Change comes from cash only; other tenders may not exceed the
 * total; every tender is a positive whole amount, and there is at least one unless nothing is due.
 * Cash and its change are what notes and coins make (`bisaTunai`); other tenders are to the rupiah.
 */
export function settle(
  total: Rupiah,
  pembayaran: readonly Tender[],
  { bulatkan = false }: SettleOptions = {},
): Settlement {
  const valid = pembayaran.filter(({ jumlah }) => Number.isSafeInteger(jumlah) && jumlah > 0)
  const dibayar = sum(valid, tender => tender.jumlah)
  const handed = valid.filter(({ cara }) => cara === 'TUNAI')
  const cash = sum(handed, tender => tender.jumlah)
  const due = total - (dibayar - cash)
  const lebih = Math.max(0, -due)
  const kurang = Math.max(0, total - dibayar)
  const isPaid = lebih === 0 && kurang === 0
  const pembulatan = bulatkan && isPaid ? tunaiNaik(due) - due : 0
  const kembali = isPaid ? Math.max(0, cash - due - pembulatan) : 0
  const isEmpty = valid.length < pembayaran.length || (valid.length === 0 && total > 0)
  const isPayable = handed.every(({ jumlah }) => bisaTunai(jumlah)) && bisaTunai(kembali)
  const tolak = isEmpty
    ? 'PEMBAYARAN_KOSONG'
    : lebih > 0
      ? 'PEMBAYARAN_LEBIH'
      : kurang > 0
        ? 'PEMBAYARAN_KURANG'
        : isPayable
          ? null
          : 'TUNAI_PECAHAN'
  return { dibayar, kembali, kurang, lebih, pembulatan, tolak }
}

/**
 * A line at what is paid for it, its share of the nota's discount taken off. So it is taxed, and so
 * it is judged: two reductions, each within the limit, must not pass it together.
 */
const paidFor = (line: CartLine, potongan_rp = 0): CartLine => ({
  ...line,
  harga_jual_rp: line.harga_jual_rp - potongan_rp,
})

/** Below cost with the coupon taken off; else what needs an approval without it. */
function approvalsOf(
  paid: CartLine,
  withoutCoupon: CartLine,
  batas: PriceLimits,
): ButuhOtorisasi[] {
  const below = neededApprovals(paid, batas).filter(isBelowCost)
  return below.length > 0 ? below : neededApprovals(withoutCoupon, batas)
}

const isBelowCost = (one: ButuhOtorisasi): boolean =>
  one === 'JUAL_DIBAWAH_MODAL' || one === 'BERLIAN_DIBAWAH_MODAL'

function ppnPerRate(paid: readonly CartLine[]) {
  const rates = [...new Set(paid.map(line => line.ppn_permyriad))]
  return rates
    .sort((a, b) => a - b)
    .map(permyriad => {
      const of = paid.filter(line => line.ppn_permyriad === permyriad)
      const price = sum(of, line => line.harga_jual_rp)
      const ppn_rp = includedPpn(price, permyriad)
      return { permyriad, dasar_rp: price - ppn_rp, ppn_rp }
    })
}

/**
 * PPh 22 of the nota, on prices before VAT; lines of one pair of rates are one base, and rupiah are
 * broken off once per rate of PPh 22.
 */
const collected = (paid: readonly CartLine[]): Rupiah =>
  sum([...new Set(paid.map(line => line.pph22_permyriad))], rate => {
    const bases = ppnPerRate(paid.filter(line => line.pph22_permyriad === rate))
    return pph22(
      sum(bases, base => base.dasar_rp),
      rate,
    )
  })

/** The nota's discount has the limit of a line by itself. */
function approvals(
  lines: readonly (readonly ButuhOtorisasi[])[],
  diskon: Rupiah,
  { turun_harga_rp = 0 }: PriceLimits,
): ButuhOtorisasi[] {
  const butuh = new Set(lines.flat())
  if (diskon > turun_harga_rp) butuh.add('TURUN_ONGKOS')
  return [...butuh].sort()
}

function sum<T>(rows: readonly T[], pick: (row: T) => number): number {
  return rows.reduce((total, row) => total + pick(row), 0)
}

import type { Permil, Rupiah } from './quantity.ts'
import { scale, split } from './quantity.ts'

/** Where a piece came from, for VAT: with or without a complete tax invoice (04-domain C1). */
export type AsalPajak = 'FAKTUR' | 'TANPA'

/** Tax class of a kategori: gold jewellery, jewellery without gold and stones, gold bars. */
export const KELAS_PAJAK = ['PERHIASAN', 'BATU', 'BATANGAN'] as const
export type KelasPajak = (typeof KELAS_PAJAK)[number]

/** Who buys, for VAT and PPh 22; nothing said is an end user. */
export type JenisPembeli = 'KONSUMEN' | 'PEDAGANG' | 'PABRIKAN'

/** Rates of a class in force from a day on (Parameter Pajak), in parts per 10,000. */
export interface TaxRates {
  readonly kode_pajak: string
  readonly kelas_pajak: KelasPajak
  readonly tgl_berlaku: string
  readonly versi: number
  /** VAT of a piece that came with a complete tax invoice. */
  readonly ppn_faktur: number
  /** VAT of one that did not. */
  readonly ppn_tanpa: number
  /** VAT when a maker buys, wherever the piece came from. */
  readonly ppn_pabrikan: number
  /** Income tax collected from a buyer who is no end user and has no exemption. */
  readonly pph22: number
}

/** Buyer as the tax rules see one. */
export interface TaxBuyer {
  readonly jenis: JenisPembeli
  /** Holds an exemption from PPh 22, with number and date. */
  readonly bebas_pph22: boolean
}

export interface LineTax {
  readonly ppn_permyriad: number
  readonly pph22_permyriad: number
}

export const KONSUMEN: TaxBuyer = { jenis: 'KONSUMEN', bebas_pph22: false }

/** What makes a bar one for the tax office: how fine it is at least, and that it has its paper. */
export interface BarTerms {
  /** Permil with one decimal, of the setting KADAR_BATANGAN. */
  readonly kadar_batangan: Permil
  /** Pieces of its kategori come with a certificate. */
  readonly bersertifikat: boolean
}

/**
 * Class a piece is taxed in: its kategori's, but only fine gold with a certificate is a bar
 * (04-domain C1); what is not is taxed like jewellery.
 */
export function taxClass(kelas: KelasPajak, permil: Permil, bar: BarTerms): KelasPajak {
  const isBar = bar.bersertifikat && permil >= bar.kadar_batangan
  return kelas === 'BATANGAN' && !isBar ? 'PERHIASAN' : kelas
}

/**
 * What is taken of a piece, by the rates of its class (04-domain C1, C2). A shop that charges no
 * VAT (`ppn` false) still collects PPh 22 from traders and makers.
 */
export function lineTax(rates: TaxRates, asal: AsalPajak, buyer: TaxBuyer, ppn: boolean): LineTax {
  const origin = asal === 'FAKTUR' ? rates.ppn_faktur : rates.ppn_tanpa
  const rate = buyer.jenis === 'PABRIKAN' ? rates.ppn_pabrikan : origin
  const collected = buyer.jenis !== 'KONSUMEN' && !buyer.bebas_pph22
  return { ppn_permyriad: ppn ? rate : 0, pph22_permyriad: collected ? rates.pph22 : 0 }
}

/** VAT inside a price that includes it, to the nearest rupiah: 5,232,500 at 110 holds 56,931. */
export function includedPpn(price: Rupiah, permyriad: number): Rupiah {
  return scale(price, permyriad, 10_000 + permyriad, 'TERDEKAT')
}

/** PPh 22 on prices before VAT; broken rupiah are dropped, as the tax office asks. */
export function pph22(net: Rupiah, permyriad: number): Rupiah {
  return scale(net, permyriad, 10_000, 'TURUN')
}

/** What VAT is in: a line, or several of one class, at what is paid. */
export interface TaxedPrice {
  /** `null` on notas of before classes were kept. */
  readonly kelas_pajak: KelasPajak | null
  readonly ppn_permyriad: number
  readonly harga_rp: Rupiah
}

/**
 * VAT in each price of a nota. The VAT of a rate is rounded once (04-domain B18 #3) and shared over
 * its prices, class by class, so that lines, classes and the nota agree to the rupiah.
 */
export function ppnShares(prices: readonly TaxedPrice[]): Rupiah[] {
  const shares: Rupiah[] = []
  for (const rate of new Set(prices.map(price => price.ppn_permyriad))) {
    const taxed = prices
      .map(({ kelas_pajak, ...price }, at) => ({ ...price, at, kelas: kelas_pajak ?? '' }))
      .filter(price => price.ppn_permyriad === rate)
    const classes = [...new Set(taxed.map(({ kelas }) => kelas))].sort()
    const of = classes.flatMap(kelas => taxed.filter(price => price.kelas === kelas))
    const total = of.reduce((sum, price) => sum + price.harga_rp, 0)
    const parts = split(
      includedPpn(total, rate),
      of.map(price => price.harga_rp),
    )
    of.forEach(({ at }, i) => {
      shares[at] = parts[i] ?? 0
    })
  }
  return shares
}

/**
 * VAT that the law does not collect of a gold bar (PP 49/2022): 12 % of 11/12 of its price. It is
 * told to the tax office and stands in no account.
 */
export const uncollectedPpn = (price: Rupiah): Rupiah => scale(price, 11, 100, 'TERDEKAT')

import {
  includedPpn,
  type LineTax,
  lineTax,
  pph22,
  type TaxBuyer,
  type TaxRates,
} from '../pajak.ts'
import { fineUg, type Microgram, type Rupiah, scale } from '../quantity.ts'

/** What is taken of a bar that is sold, in rupiah. */
export interface BarSale {
  /** VAT inside the price. */
  readonly ppn_rp: Rupiah
  /** PPh 22 on top of it, on the price before VAT (04-domain C2). */
  readonly pph22_rp: Rupiah
  /** What the buyer pays. */
  readonly total_rp: Rupiah
}

/**
 * A bar that is sold (13 §1, vector 8): melted gold has no tax invoice behind it and no
 * certificate, so it is taxed as jewellery without one. `ppn`: the shop charges VAT.
 */
export function barSale(harga: Rupiah, rates: TaxRates, buyer: TaxBuyer, ppn: boolean): BarSale {
  const tax: LineTax = lineTax(rates, 'TANPA', buyer, ppn)
  const ppn_rp = includedPpn(harga, tax.ppn_permyriad)
  const pph22_rp = pph22(harga - ppn_rp, tax.pph22_permyriad)
  return { ppn_rp, pph22_rp, total_rp: harga + pph22_rp }
}

/** What a supplier values a bar at: rupiah per gram of its fine gold. */
export const barValue = (murni_ug: Microgram, kurs: Rupiah): Rupiah =>
  scale(kurs, murni_ug, fineUg(1_000, 1_000), 'TERDEKAT')

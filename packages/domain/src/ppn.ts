import type { Rupiah } from './quantity.ts'
import { scale } from './quantity.ts'

/** Where a piece came from, for VAT: with or without a complete tax invoice (04-domain C1). */
export type AsalPajak = 'FAKTUR' | 'TANPA'

/** VAT in parts per 10,000 of the price before VAT: 1.1 % with a tax invoice, 1.65 % without. */
export function ppnPermyriad(asal: AsalPajak): number {
  return asal === 'FAKTUR' ? 110 : 165
}

/** VAT inside a price that includes it, to the nearest rupiah: 5,232,500 at 110 holds 56,931. */
export function includedPpn(price: Rupiah, permyriad: number): Rupiah {
  return scale(price, permyriad, 10_000 + permyriad, 'TERDEKAT')
}

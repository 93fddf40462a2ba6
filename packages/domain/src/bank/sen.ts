import { formatRupiah, type Rupiah, scale } from '../quantity.ts'

/** Hundredths of a rupiah, whole: banks reckon in them, books never do. */
export type Sen = number

/** Sen of a rupiah. */
export const SEN = 100

/** Rupiah a balance of so many sen fills, towards minus infinity. RangeError where it is unsafe. */
export const rupiahOf = (sen: Sen): Rupiah => scale(sen, 1, SEN, 'TURUN')

/** '1,234.56', and '1,234' where no sen are left. RangeError where it is unsafe. */
export function formatSen(sen: Sen): string {
  const [whole, left] = [rupiahOf(Math.abs(sen)), Math.abs(sen) % SEN]
  const decimals = left === 0 ? '' : `.${String(left).padStart(2, '0')}`
  return `${sen < 0 ? '-' : ''}${formatRupiah(whole)}${decimals}`
}

import { formatGram, formatRupiah, gramToMg } from '@kencana/domain/quantity'

/** Grams as they travel, with three decimals. */
export const gramText = (gram: number): string => formatGram(gramToMg(gram))

/** 'Rp 5,232,500', as sentences speak of money. */
export const rupiahText = (amount: number): string => `Rp ${formatRupiah(amount)}`

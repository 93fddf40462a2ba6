import { formatRupiah } from '@kencana/domain/quantity'

/** Charts speak in millions: '13.5 jt'. */
export const inMillions = (amount: number): string =>
  `${formatRupiah(Math.trunc(amount / 1_000_000))}.${Math.abs(Math.trunc(amount / 100_000) % 10)} jt`

import { formatRupiah } from '@kencana/domain/quantity'

/** Charts speak in millions: '13.5 jt', which no chart may break into two lines. */
export const inMillions = (amount: number): string => {
  const tenth = Math.abs(Math.trunc(amount / 100_000) % 10)
  return `${formatRupiah(Math.trunc(amount / 1_000_000))}.${tenth}\u00a0jt`
}

import { formatRupiah, type Milligram, type Rupiah } from '../quantity.ts'

/**
 * Whether a figure moves away from another by more than so many percent of it; never from nothing.
 * Whole figures only, so that the limit itself is exact.
 */
export const movesBeyond = (now: number, before: number | null, persen: number): boolean =>
  before ? Math.abs(now - before) * 100 > before * persen : false

/** Change of a figure in whole percent of another, towards zero; both positive. */
export const changePercent = (now: number, before: number): number =>
  Math.trunc(((now - before) * 100) / before)

/** An amount of rupiah as it was (`null`: none was) and as it will be. */
interface Moved {
  readonly lama: Rupiah | null
  readonly baru: Rupiah
}

/** Those that move by more than so many percent, in their order. */
export const leapsOf = <M extends Moved>(
  moved: readonly M[],
  persen: number,
): (M & { readonly lama: Rupiah })[] =>
  moved.filter((one): one is M & { readonly lama: Rupiah } =>
    movesBeyond(one.baru, one.lama, persen),
  )

/** What a sentence says of a leap. */
export const leapFacts = ({ lama, baru }: { readonly lama: Rupiah; readonly baru: Rupiah }) => ({
  persen: changePercent(baru, lama),
  lama: formatRupiah(lama),
  baru: formatRupiah(baru),
})

/** Cost of a piece per gram, cut to whole rupiah; 0 of no weight. */
export const costPerGram = (modal_rp: Rupiah, berat_mg: Milligram): Rupiah =>
  berat_mg === 0 ? 0 : Math.floor((modal_rp * 1000) / berat_mg)

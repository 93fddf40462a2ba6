import type { BusinessDate } from '../calendar.ts'
import { addDays } from '../calendar.ts'
import type { WorkStep } from '../price.ts'
import type { Permil, Rupiah } from '../quantity.ts'
import { scale } from '../quantity.ts'
import type { InterestTerms, MetodeBunga } from './hutang.ts'
import { bungaHutang, lamaPinjam } from './hutang.ts'

/** Everything a redemption hangs on; a loan keeps it as it was when the loan was written. */
export interface LoanTerms extends InterestTerms {
  /** Whether the day of the loan itself bears interest: one day more. */
  readonly hitung_hari_pertama: boolean
  /** Fewest days that bear interest. */
  readonly hari_minimal: number
  /** Days until the loan is due. */
  readonly jangka_hari: number
  /** Days after that without a penalty. */
  readonly hari_tenggang: number
  /** Penalty on the principal per 30 days, by the day, beside the interest. */
  readonly denda_permil: Permil
}

export interface Penebusan {
  /** Days from loan to redemption, at least 1; what papers show (03-decisions §11). */
  readonly lama_pinjam: number
  /** Days that bear interest. */
  readonly hari_bunga: number
  readonly tgl_jatuh_tempo: BusinessDate
  /** Days that bear a penalty. */
  readonly hari_denda: number
  /** Interest of one month of 30 days. */
  readonly bunga_rp: Rupiah
  readonly bunga_pinjam: Rupiah
  readonly denda_rp: Rupiah
  readonly total_bayar: Rupiah
  /** The steps add up to `total_bayar`. */
  readonly kerja: readonly WorkStep[]
}

/**
 * What a loan costs when it is redeemed on a day (04-domain B10). Throws RangeError on a day before
 * the loan and on figures that `bungaHutang` refuses.
 */
export function hitungPenebusan(
  pokok: Rupiah,
  tgl_hutang: BusinessDate,
  tgl_lunas: BusinessDate,
  terms: LoanTerms,
): Penebusan {
  const lama_pinjam = lamaPinjam(tgl_hutang, tgl_lunas)
  const hari_bunga = Math.max(terms.hari_minimal, lama_pinjam + (terms.hitung_hari_pertama ? 1 : 0))
  const hari_denda = Math.max(0, lama_pinjam - terms.jangka_hari - terms.hari_tenggang)
  const bunga_pinjam = bungaHutang(pokok, hari_bunga, terms)
  const denda_rp = hari_denda === 0 ? 0 : bungaHutang(pokok, hari_denda, penalty(terms))
  const bunga = { persen: percent(terms.bunga_permil), hari: String(hari_bunga) }
  const denda = { persen: percent(terms.denda_permil), hari: String(hari_denda) }
  const steps: readonly WorkStep[] = [
    { teks: 'Pokok pinjaman', facts: {}, jumlah_rp: pokok },
    { ...CARA[terms.metode], facts: bunga, jumlah_rp: bunga_pinjam },
    { teks: 'Denda {persen}% per 30 hari, lewat {hari} hari', facts: denda, jumlah_rp: denda_rp },
  ]
  return {
    lama_pinjam,
    hari_bunga,
    hari_denda,
    tgl_jatuh_tempo: addDays(tgl_hutang, terms.jangka_hari),
    bunga_rp: scale(pokok, terms.bunga_permil, 1000, 'NAIK'),
    bunga_pinjam,
    denda_rp,
    total_bayar: pokok + bunga_pinjam + denda_rp,
    kerja: steps.filter(step => step.jumlah_rp !== 0),
  }
}

/** How each method is said; the amounts are rounded up to the step. */
const CARA: Readonly<Record<MetodeBunga, { readonly teks: string }>> = {
  HARIAN: { teks: 'Bunga {persen}% per 30 hari × {hari} hari' },
  BLOK_15: { teks: 'Bunga {persen}% per 30 hari, {hari} hari per blok 15 hari' },
  BULANAN: { teks: 'Bunga {persen}% per 30 hari, {hari} hari per bulan berjalan' },
  BERTINGKAT: { teks: 'Bunga {persen}% per 30 hari, {hari} hari bertingkat' },
}

const penalty = ({ denda_permil, langkah }: LoanTerms): InterestTerms => ({
  metode: 'HARIAN',
  bunga_permil: denda_permil,
  langkah,
})

const percent = (permil: Permil): string => String(permil / 10)

import type { BusinessDate } from '../calendar.ts'
import { addDays, daysBetween } from '../calendar.ts'
import type { WorkStep } from '../price.ts'
import type { Permil, Rupiah } from '../quantity.ts'
import { scale } from '../quantity.ts'
import type { InterestTerms, MetodeBunga } from './hutang.ts'
import { bungaHutang, lamaPinjam } from './hutang.ts'

/** Everything a redemption hangs on; a loan keeps it as it was when the loan was written. */
export interface LoanTerms extends InterestTerms {
  /** Whether the day of the loan itself bears interest; a loan paid when due bears no more days. */
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
  const hari_bunga = interestDays(daysBetween(tgl_hutang, tgl_lunas), terms)
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

/**
 * How the days of a loan are counted, as loans keep it from here on (`syarat.cara_hari`); those of
 * before, which say nothing, may have paid a day more with the first one counted.
 */
export const CARA_HARI = 2

/**
 * Days that bear interest. The day of the loan counts once, and at least one day does; up to the
 * due date there are never more of them than the loan was given for.
 */
function interestDays(days: number, terms: LoanTerms): number {
  const { hari_minimal, jangka_hari, hitung_hari_pertama } = terms
  const counted = Math.max(1, hitung_hari_pertama ? days + 1 : days)
  const isLate = days > jangka_hari
  return Math.max(hari_minimal, isLate ? counted : Math.min(counted, Math.max(1, jangka_hari)))
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

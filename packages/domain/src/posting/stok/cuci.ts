import type { JournalLine } from '../../journal.ts'
import { debit, journalOf, kredit } from '../../journal.ts'
import type { Microgram, Rupiah } from '../../quantity.ts'
import type { SumberSusut } from '../../stok/susut.ts'

/** Gold and its cost. */
interface Sum {
  readonly modal_rp: Rupiah
  readonly murni_ug: Microgram
}

/** Stocks that pieces are in while a craftsman has them or they are worked on. */
export const DI_LUAR = {
  CUCI: 'PERSEDIAAN_CUCI',
  SEPUH: 'PERSEDIAAN_SEPUHAN',
  TUKANG: 'PERSEDIAAN_TUKANG',
} as const
export type StatusDiLuar = keyof typeof DI_LUAR

/** Stocks that pieces are sent from and come back to. */
const DI_TOKO = { ADA: 'PERSEDIAAN', BLN: 'PERSEDIAAN_BLN', SEPUH: 'PERSEDIAAN_SEPUHAN' } as const

type Sums<K extends string> = Readonly<Partial<Record<K, Sum>>>

const each = <K extends string>(
  names: Readonly<Record<K, string>>,
  sums: Sums<K>,
  line: (jenis_akun: string, sum: Sum) => JournalLine,
): JournalLine[] =>
  (Object.keys(names) as K[]).flatMap(key => {
    const sum = sums[key]
    return sum === undefined ? [] : [line(names[key], sum)]
  })

const out = (jenis_akun: string, { modal_rp, murni_ug }: Sum) =>
  kredit(jenis_akun, modal_rp, -murni_ug)
const into = (jenis_akun: string, { modal_rp, murni_ug }: Sum) =>
  debit(jenis_akun, modal_rp, murni_ug)

/** Decided figures of pieces that are given to a craftsman. */
export interface SentFigures {
  readonly dari: Sums<'ADA' | 'BLN'>
  readonly ke: StatusDiLuar
}

/** Journal of pieces sent to a craftsman (13 §8 #103): from one stock to another. */
export function postKirimCuci({ dari, ke }: SentFigures): JournalLine[] {
  const sums = Object.values(dari)
  const all = {
    modal_rp: sums.reduce((rp, one) => rp + one.modal_rp, 0),
    murni_ug: sums.reduce((ug, one) => ug + one.murni_ug, 0),
  }
  return journalOf([into(DI_LUAR[ke], all), ...each(DI_TOKO, dari, out)])
}

/** Decided figures of pieces that came back. */
export interface BackFigures {
  /** As they were sent. */
  readonly dari: Sums<StatusDiLuar>
  /** Where they are now, at their cost with the fee. */
  readonly ke: Sums<keyof typeof DI_TOKO>
  /** What is lost as allowed, and what waits to be judged. */
  readonly wajar: { readonly rp: Rupiah; readonly ug: Microgram }
  readonly tunggu: { readonly rp: Rupiah; readonly ug: Microgram }
  /** Gold without a cost that was found, and that lacks, by weight or by test. */
  readonly lebih_ug: Microgram
  readonly kurang_ug: Microgram
  /** What the craftsman is owed for it. */
  readonly ongkos_rp: Rupiah
}

/**
 * Journal of pieces that came back (13 §8 #104, #105): their cost and what is lost of it, what
 * waits to be judged, the fee owed to the craftsman. Throws RangeError when they are not what was
 * sent.
 */
export function postTerimaCuci(back: BackFigures): JournalLine[] {
  const { dari, ke, wajar, tunggu, lebih_ug, kurang_ug, ongkos_rp } = back
  return journalOf([
    ...each(DI_TOKO, ke, into),
    debit('BEBAN_SUSUT', wajar.rp, wajar.ug + kurang_ug),
    debit('SUSUT_TUNGGU', tunggu.rp, tunggu.ug),
    ...each(DI_LUAR, dari, out),
    kredit('STOK_LEBIH', 0, -lebih_ug),
    kredit('HUTANG_TUKANG', ongkos_rp),
  ])
}

/** Who bears a loss that waited: the shop, the craftsman, or somebody of the shop. */
const PENANGGUNG = {
  TOKO: 'BEBAN_SUSUT',
  TUKANG: 'HUTANG_TUKANG',
  USER: 'PIUTANG_SUSUT',
} as const
export type Penanggung = keyof typeof PENANGGUNG

/**
 * Journal of a loss that was judged (13 §8 #106): rupiah and gold go to who bears it; what the shop
 * bears of a melt is a loss of melting.
 */
export function postValidasiSusut(
  { rp, ug }: { readonly rp: Rupiah; readonly ug: Microgram },
  oleh: Penanggung,
  sumber: SumberSusut,
): JournalLine[] {
  const akun = sumber === 'LEBUR' && oleh === 'TOKO' ? 'BEBAN_LEBUR' : PENANGGUNG[oleh]
  return journalOf([debit(akun, rp, ug), kredit('SUSUT_TUNGGU', rp, -ug)])
}

/**
 * Journal of a batch that is closed (13 §8 #107): pieces that never came back wait to be judged at
 * their whole cost.
 */
export function postWasting(hilang: Sums<StatusDiLuar>): JournalLine[] {
  const sums = Object.values(hilang)
  return journalOf([
    debit(
      'SUSUT_TUNGGU',
      sums.reduce((rp, one) => rp + one.modal_rp, 0),
      sums.reduce((ug, one) => ug + one.murni_ug, 0),
    ),
    ...each(DI_LUAR, hilang, out),
  ])
}

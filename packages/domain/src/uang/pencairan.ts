import type { Rupiah } from '../quantity.ts'

/** Ways to pay whose money the acquirer owes until he pays it out; a transfer is there at once. */
export const CARA_PIUTANG = ['DEBIT', 'KREDIT', 'QRIS'] as const
export type CaraPiutang = (typeof CARA_PIUTANG)[number]

/** What an acquirer keeps of each way, in hundredths of a percent: 180 is 1.8 %. */
export type Mdr = Readonly<Record<CaraPiutang, number>>

/** A payment that an acquirer pays out; rupiah. */
export interface Receivable {
  readonly cara: CaraPiutang
  /** As its document booked it. */
  readonly jumlah: Rupiah
  /** As the slip has it: what the acquirer knows of. */
  readonly mutasi: Rupiah
}

/** What a payment out of receivables is made of; rupiah. */
export interface Settlement {
  /** Receivables it ends, by their account. */
  readonly edc: Rupiah
  readonly qris: Rupiah
  readonly piutang: Rupiah
  /** Slips less what was booked: above 0 more was swiped than the documents say. */
  readonly selisih: Rupiah
  /** The fee by the rates, and what then comes into the bank. */
  readonly usulan: Rupiah
  readonly harapan: Rupiah
}

/** The same with what came into the bank. */
export interface Settled extends Settlement {
  readonly bank: Rupiah
  /** The fee: what is left of the slips once the bank has its amount. */
  readonly biaya: Rupiah
  /** The fee less the one by the rates: wants words unless it is 0. */
  readonly beda: Rupiah
}

/**
 * What payments are together, and their fee by the rates, rounded once (04-domain B12).
 */
export function settlementOf(payments: readonly Receivable[], mdr: Mdr): Settlement {
  const sum = (of: (one: Receivable) => number) =>
    payments.reduce((total, one) => total + of(one), 0)
  const qris = sum(one => (one.cara === 'QRIS' ? one.jumlah : 0))
  const piutang = sum(one => one.jumlah)
  const mutasi = sum(one => one.mutasi)
  const share = (one: Receivable) => BigInt(one.mutasi) * BigInt(mdr[one.cara])
  const shares = payments.reduce((all, one) => all + share(one), 0n)
  const usulan = Number((shares * 2n + WHOLE) / (WHOLE * 2n))
  return {
    edc: piutang - qris,
    qris,
    piutang,
    selisih: mutasi - piutang,
    usulan,
    harapan: mutasi - usulan,
  }
}

/** A hundred percent, as rates are told. */
const WHOLE = 10_000n

/**
 * What the statement says wins: the fee is what it lacks. Undefined where it has more than the
 * slips are together, for then something else came with it.
 */
export function settledBy(settlement: Settlement, bank: Rupiah): Settled | undefined {
  const biaya = settlement.piutang + settlement.selisih - bank
  return biaya < 0 ? undefined : { ...settlement, bank, biaya, beda: biaya - settlement.usulan }
}

import type { Rupiah } from '../quantity.ts'

/** A machine has a slip of its own: that of an acquirer's cards, and that of QRIS. */
export const ALAT = ['KARTU', 'QRIS'] as const
export type Alat = (typeof ALAT)[number]

/** Whose slip it is: the kind of machine and the acquirer, `-` where payments name none. */
export interface Machine {
  readonly alat: Alat
  readonly penerbit: string
}

/** What the documents of a day say a machine took; payments undone that day stand apart. */
export interface Taken extends Machine {
  readonly buku_rp: Rupiah
  readonly buku_n: number
  readonly batal_rp: Rupiah
  readonly batal_n: number
}

/** What the slip of its settlement says: rupiah and number of payments. */
export interface Slip extends Machine {
  readonly slip_rp: Rupiah
  readonly slip_n: number
}

/** Both beside each other; `null` where no slip was typed. */
export interface MachineCount extends Taken {
  readonly slip_rp: Rupiah | null
  readonly slip_n: number | null
}

const isSame = (a: Machine, b: Machine) => a.alat === b.alat && a.penerbit === b.penerbit

/** The name of a machine on papers and screens, alike in every language. */
export const machineName = ({ alat, penerbit }: Machine): string =>
  [alat === 'KARTU' ? 'EDC' : alat, ...(penerbit === '-' ? [] : [penerbit])].join(' ')

/**
 * Every machine that took something, and every slip of one that took nothing by the documents: what
 * was swiped and written down as cash is found there.
 */
export const heldAgainstSlips = (
  taken: readonly Taken[],
  slips: readonly Slip[],
): MachineCount[] => [
  ...taken.map(one => {
    const slip = slips.find(other => isSame(other, one))
    return { ...one, slip_rp: slip?.slip_rp ?? null, slip_n: slip?.slip_n ?? null }
  }),
  ...slips
    .filter(slip => !taken.some(one => isSame(one, slip)))
    .map(slip => ({ buku_rp: 0, buku_n: 0, batal_rp: 0, batal_n: 0, ...slip })),
]

/** Slip less documents, rupiah; `null` without a slip. */
export const slipDifference = ({ slip_rp, buku_rp }: MachineCount): Rupiah | null =>
  slip_rp === null ? null : slip_rp - buku_rp

/** A slip has no tolerance: a machine does not count wrong, one rupiah or payment is told. */
export const differs = ({ slip_rp, slip_n, buku_rp, buku_n }: MachineCount): boolean =>
  slip_rp !== null && (slip_rp !== buku_rp || slip_n !== buku_n)

/** A machine that took something, or gave it back, and has no slip yet. */
export const lacksSlip = ({ slip_rp }: MachineCount): boolean => slip_rp === null

import { includedPpn } from '../pajak.ts'
import { type Milligram, type Permil, type Rupiah, scale } from '../quantity.ts'

/** What a sales person earns by: grams of the nota, pieces, or what is earned on the piece. */
export type DasarBonus = 'GRAM' | 'PCS' | 'MARGIN'

/** A row of Parameter Bonus Sales that is in force. */
export interface BonusRule {
  readonly kode_bonus: string
  readonly dasar: DasarBonus
  /** Per gram or per piece. */
  readonly bonus_rp: Rupiah | null
  /** Of the margin. */
  readonly bonus_permil: Permil | null
  /** Every jenis or group where it is null. */
  readonly kode_dept: string | null
  readonly kode_group: string | null
  readonly tgl_dari: string
  /** Taken back when the sale is cancelled. */
  readonly ditarik: boolean
  readonly versi: number
}

/** A piece as it was sold. */
export interface EarningPiece {
  readonly kode_dept: string
  readonly kode_group: string
  readonly berat_nota_mg: Milligram
  /** What the customer pays for it, all discounts taken off, VAT in it. */
  readonly harga_rp: Rupiah
  readonly ppn_permyriad: number
  /** Cost, without VAT. */
  readonly modal_rp: Rupiah
}

/** What a line keeps of it: rule, version and amount, which is never reckoned again. */
export interface KeptBonus {
  readonly kode_bonus: string
  readonly versi: number
  readonly dasar: DasarBonus
  readonly bonus_rp: Rupiah
  readonly ditarik: boolean
}

/**
 * What a sold piece earns its sales person, by the one rule that is closest to it (decision 0062);
 * null where none is meant for it. Parts of a rupiah are not given, and a loss takes nothing.
 */
export function bonusOf(rules: readonly BonusRule[], piece: EarningPiece): KeptBonus | null {
  const [rule] = rules.filter(one => isFor(one, piece)).sort(closestFirst)
  if (rule === undefined) return null
  const { kode_bonus, versi, dasar, ditarik } = rule
  return { kode_bonus, versi, dasar, bonus_rp: earned(rule, piece), ditarik }
}

const isFor = ({ kode_dept, kode_group }: BonusRule, piece: EarningPiece): boolean =>
  (kode_dept === null || kode_dept === piece.kode_dept) &&
  (kode_group === null || kode_group === piece.kode_group)

/** Group before jenis before any; then the one that began last; then by code. */
const closestFirst = (a: BonusRule, b: BonusRule): number =>
  closeness(b) - closeness(a) ||
  compare(b.tgl_dari, a.tgl_dari) ||
  compare(a.kode_bonus, b.kode_bonus)

const closeness = ({ kode_dept, kode_group }: BonusRule): number =>
  (kode_group === null ? 0 : 2) + (kode_dept === null ? 0 : 1)

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

function earned(rule: BonusRule, piece: EarningPiece): Rupiah {
  const bonus_rp = rule.bonus_rp ?? 0
  if (rule.dasar === 'GRAM') return scale(piece.berat_nota_mg, bonus_rp, 1000, 'TURUN')
  if (rule.dasar === 'PCS') return bonus_rp
  const { harga_rp, ppn_permyriad, modal_rp } = piece
  const margin = harga_rp - includedPpn(harga_rp, ppn_permyriad) - modal_rp
  return scale(Math.max(0, margin), rule.bonus_permil ?? 0, 1000, 'TURUN')
}

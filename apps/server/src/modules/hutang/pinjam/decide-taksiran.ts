import type { terms } from '@kencana/contract/areas/hutang'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { fineUg, formatRupiah } from '@kencana/domain/quantity'
import {
  LANGKAH_BUNGA,
  METODE_BUNGA,
  type MetodeBunga,
  pilihBunga,
} from '@kencana/domain/terms/hutang'
import { type PlafondTerms, plafondHutang } from '@kencana/domain/terms/plafond'
import type { z } from 'zod'
import type { GoodsRow } from '../hutang.queries.ts'
import type { AppraisalFacts, InterestRow } from './taksir.queries.ts'

export type Terms = z.output<typeof terms>

/** Goods as they lie on the scale. */
export type Goods = Pick<
  GoodsRow,
  | 'nama_barang'
  | 'kode_dept'
  | 'kode_kadar'
  | 'permil'
  | 'jumlah'
  | 'berat_kotor_mg'
  | 'berat_mg'
  | 'kode_kondisi'
  | 'keterangan'
>

/** What a gram is lent upon: its price, and how much of it, or what is lent apart from it. */
export interface GramPrice {
  /** Of the board: what the goods are appraised at. */
  readonly harga_per_gram: number
  /** Lent per gram by Parameter Hutang Pokok; null where a share of the price is. */
  readonly pokok_per_gram: number | null
  readonly terms: PlafondTerms
}

/** An appraised pledge; money in rupiah. */
export interface Appraisal {
  readonly lines: readonly GoodsRow[]
  readonly taksiran_rp: number
  /** Most that may be lent on all of it. */
  readonly plafond_rp: number
  /** Least that is lent. */
  readonly minimal_rp: number
  readonly berat_mg: number
  readonly murni_ug: number
}

/** Whether what is lent per gram is set by Parameter Hutang Pokok rather than by the board. */
export const lendsByParameter = (setting: Readonly<Record<string, string>>): boolean =>
  (setting.HUTANG_POKOK ?? DEFAULT_SETTINGS.HUTANG_POKOK) === 'PARAMETER'

/** Why a gram has no price: the purity is gone, the board lacks it, or no ceiling is set. */
type Unpriced = 'KADAR' | 'PAPAN' | 'PLAFOND'

/**
 * Price and ceiling of a gram (04-domain B10). Goods are appraised by the board; what is lent is a
 * share of that, or set as it is by Parameter Hutang Pokok.
 */
export function findPrice(
  { kode_kadar, kode_dept }: Goods,
  facts: AppraisalFacts,
  byParameter: boolean,
): GramPrice | Unpriced {
  const kadar = facts.kadar.get(kode_kadar)
  if (kadar === undefined) return 'KADAR'
  const terms = kadar.plafond ?? ceilingOf(kode_dept, facts)
  const { papan: harga_per_gram, pokok: pokok_per_gram } = kadar
  if (harga_per_gram === null) return 'PAPAN'
  if (byParameter && pokok_per_gram !== null) {
    const whole = { ...(terms ?? FREE), plafond_permil: 1000 }
    return { harga_per_gram, pokok_per_gram, terms: whole }
  }
  return terms === undefined ? 'PLAFOND' : { harga_per_gram, pokok_per_gram: null, terms }
}

/** The same for goods that must have a price. @throws Refusal HARGA_BELUM_ADA, RUJUKAN_TIDAK_ADA */
export function gramPrice(goods: Goods, facts: AppraisalFacts, byParameter: boolean): GramPrice {
  const price = findPrice(goods, facts, byParameter)
  if (typeof price !== 'string') return price
  const kode = goods.kode_kadar
  if (price === 'PAPAN') refuse('HARGA_BELUM_ADA', { kode_kadar: kode })
  const label = price === 'KADAR' ? 'Kadar' : 'Plafond hutang untuk kadar'
  return refuse('RUJUKAN_TIDAK_ADA', { label, kode })
}

/** Bounds where no ceiling is set. */
const FREE = { pinjaman_minimal: 0, pinjaman_maksimal: null }

function ceilingOf(kode_dept: string | null, facts: AppraisalFacts): PlafondTerms | undefined {
  const kategori = facts.jenis.get(kode_dept) ?? null
  return facts.plafond.get(kategori) ?? facts.plafond.get(null)
}

/** The value of one line at a price; its ceiling knows no bounds yet, they are the loan's. */
export function appraised(
  goods: Goods,
  index: number,
  price: GramPrice,
  potongan_permil: number,
): GoodsRow {
  const { harga_per_gram, pokok_per_gram, terms } = price
  const value = plafondHutang(
    goods.berat_mg,
    harga_per_gram,
    { ...terms, ...FREE },
    potongan_permil,
    pokok_per_gram ?? harga_per_gram,
  )
  return {
    ...goods,
    baris: index + 1,
    murni_ug: fineUg(goods.berat_mg, goods.permil),
    potongan_permil,
    harga_per_gram,
    pokok_per_gram,
    plafond_permil: terms.plafond_permil,
    taksiran_rp: value.nilai_rp,
    plafond_rp: value.plafond_rp,
  }
}

/**
 * The pledge as a whole: bounds are those of the loan, the tightest greatest and the smallest least
 * among its lines, and what is worth less than the least is lent nothing upon.
 */
export function totalOf(lines: readonly GoodsRow[], bounds: readonly PlafondTerms[]): Appraisal {
  const sum = (of: (line: GoodsRow) => number) => lines.reduce((all, line) => all + of(line), 0)
  const most = bounds.map(({ pinjaman_maksimal }) => pinjaman_maksimal ?? Number.POSITIVE_INFINITY)
  const minimal_rp = bounds.length === 0 ? 0 : Math.min(...bounds.map(b => b.pinjaman_minimal))
  const share = Math.min(
    sum(line => line.plafond_rp),
    ...most,
  )
  return {
    lines,
    taksiran_rp: sum(line => line.taksiran_rp),
    plafond_rp: share < minimal_rp ? 0 : share,
    minimal_rp,
    berat_mg: sum(line => line.berat_mg),
    murni_ug: sum(line => line.murni_ug),
  }
}

/** Refuses a principal that the pledge does not bear. @throws Refusal MELEBIHI_PLAFOND, … */
export function demandWithin(pokok_rp: number, { plafond_rp, minimal_rp }: Appraisal): void {
  const jumlah = formatRupiah(pokok_rp)
  if (pokok_rp > plafond_rp) {
    refuse('MELEBIHI_PLAFOND', { jumlah, plafond: formatRupiah(plafond_rp) })
  }
  if (pokok_rp < minimal_rp) {
    refuse('PINJAMAN_TERLALU_KECIL', { jumlah, minimal: formatRupiah(minimal_rp) })
  }
}

/** Terms in force for a principal, one of each method, the wanted method first. */
export function termsFor(
  bunga: readonly InterestRow[],
  pokok_rp: number,
  wanted: MetodeBunga | undefined,
): Terms[] {
  const methods = new Set([wanted ?? METODE_BUNGA[0], ...METODE_BUNGA])
  return [...methods].flatMap(metode => {
    const band = pilihBunga(bunga, metode, pokok_rp)
    return band === undefined ? [] : [termsOf(band)]
  })
}

/**
 * Terms a loan is written under: of the method asked for, else of the first that serves the
 * principal. @throws Refusal PINJAMAN_TIDAK_DILAYANI
 */
export function termsToWrite(
  bunga: readonly InterestRow[],
  pokok_rp: number,
  wanted: MetodeBunga | undefined,
): Terms {
  const [terms] = termsFor(bunga, pokok_rp, wanted)
  if (terms !== undefined && (wanted === undefined || terms.metode === wanted)) return terms
  return refuse('PINJAMAN_TIDAK_DILAYANI', { jumlah: formatRupiah(pokok_rp) })
}

const termsOf = ({ pokok_dari: _from, pokok_sampai: _to, ...band }: InterestRow): Terms => ({
  ...band,
  langkah: LANGKAH_BUNGA,
})

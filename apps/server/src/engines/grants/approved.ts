import { APPROVED, type ApprovedThing, type ApprovedWord } from '@kencana/contract/names/approved'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { formatGram, formatRupiah, scale } from '@kencana/domain/quantity'
import { OURS, PART } from '../../platform/texts/say.ts'

/** A word about a thing, with what it says as people read it. */
type Said = readonly [kata: ApprovedWord, jumlah: string]

/** A thing a supervisor is asked about, as the command was decided; rupiah, milligrams, fine µg. */
export interface Approvable {
  /** A piece, a person, a drawer, the number of a document. */
  readonly apa: string
  readonly berat_mg?: number
  /** Its fine gold. */
  readonly murni_ug?: number
  /** What would be done, for how much. */
  readonly nilai?: readonly [kata: ApprovedWord, rp: number]
  /** What it is measured against. */
  readonly batas?: readonly [kata: ApprovedWord, rp: number]
  /** The same where it is what the piece cost: told to those alone who may know it. */
  readonly modal_rp?: number
  /** How far it is off; the one less the other unless said. */
  readonly selisih_rp?: number
  /** Fine gold it is off; what the difference buys of the piece's own unless said. */
  readonly selisih_ug?: number
  /** What has no figure in rupiah: days, weights, a state. */
  readonly kata?: readonly Said[]
}

/** What one grant is needed for. */
export interface Needed {
  readonly kategori: KategoriOtorisasi
  readonly hal: readonly Approvable[]
}

/** What a used grant keeps of it; nothing where a figure has no meaning. */
export interface ApprovedFacts {
  /** Words and figures by the marks of a report's cell (`sayParts`). */
  readonly kata: string
  readonly nilai_rp: number | null
  readonly batas_rp: number | null
  readonly selisih_rp: number | null
  readonly murni_ug: number | null
  readonly selisih_ug: number | null
  readonly modal_rp: number | null
  readonly selisih_modal_rp: number | null
  readonly selisih_modal_ug: number | null
}

export const rupiahSaid = (kata: ApprovedWord, rp: number): Said => [kata, formatRupiah(rp)]
export const gramSaid = (kata: ApprovedWord, mg: number): Said => [kata, formatGram(mg)]

/** Each category once, with all that asks for it. */
export function neededOnce(needed: readonly Needed[]): Needed[] {
  const kinds = [...new Set(needed.map(({ kategori }) => kategori))]
  return kinds.map(kategori => ({
    kategori,
    hal: needed.filter(one => one.kategori === kategori).flatMap(one => one.hal),
  }))
}

/** What of a thing is told to whoever asks and approves: never what it cost. */
function thingOf({ apa, berat_mg, nilai, batas, modal_rp, kata = [] }: Approvable) {
  return {
    apa,
    kata: [
      ...(berat_mg === undefined ? [] : [gramSaid('BERAT', berat_mg)]),
      ...(nilai === undefined ? [] : [rupiahSaid(...nilai)]),
      ...(batas === undefined ? [] : [rupiahSaid(...batas)]),
      ...(modal_rp === undefined ? [] : [['DIBAWAH_MODAL', ''] as const]),
      ...kata,
    ],
  } satisfies ApprovedThing
}

/** Things by category, as a refusal carries them. */
export const thingsSaid = (needed: readonly Needed[]): string =>
  JSON.stringify(Object.fromEntries(needed.map(one => [one.kategori, one.hal.map(thingOf)])))

/** What a grant keeps once it is used. */
export function factsOf({ hal }: Needed): ApprovedFacts {
  const atCost = hal.filter(one => one.modal_rp !== undefined)
  const bound = hal.filter(one => one.modal_rp === undefined)
  return {
    kata: hal.flatMap(marked).join(PART),
    nilai_rp: sumOf(hal, one => one.nilai?.[1]),
    batas_rp: sumOf(bound, one => one.batas?.[1]),
    selisih_rp: sumOf(bound, differenceOf),
    murni_ug: sumOf(hal, one => one.murni_ug),
    selisih_ug: sumOf(bound, fineOf),
    modal_rp: sumOf(atCost, one => one.modal_rp),
    selisih_modal_rp: sumOf(atCost, differenceOf),
    selisih_modal_ug: sumOf(atCost, fineOf),
  }
}

/** A thing as parts of a cell: what people called it, then our words with their figures. */
function marked(of: Approvable): string[] {
  const { apa, kata } = thingOf(of)
  const said = kata.map(([word, jumlah]) => `${OURS}${APPROVED[word]}${OURS}${jumlah}`)
  return [...(apa === '' ? [] : [apa]), ...said]
}

const boundOf = ({ modal_rp, batas }: Approvable): number | undefined => modal_rp ?? batas?.[1]

function differenceOf(of: Approvable): number | undefined {
  const [value, bound] = [of.nilai?.[1], boundOf(of)]
  if (of.selisih_rp !== undefined) return of.selisih_rp
  return value === undefined || bound === undefined ? undefined : value - bound
}

/** Fine gold that the difference buys, at what the piece's own would cost by its bound. */
function fineOf(of: Approvable): number | undefined {
  const [off, bound] = [differenceOf(of), boundOf(of)]
  if (of.selisih_ug !== undefined) return of.selisih_ug
  if (off === undefined || of.murni_ug === undefined || !bound) return undefined
  const ug = scale(of.murni_ug, Math.abs(off), bound, 'TERDEKAT')
  return off < 0 ? -ug : ug
}

function sumOf(
  hal: readonly Approvable[],
  pick: (one: Approvable) => number | undefined,
): number | null {
  const known = hal.flatMap(one => pick(one) ?? [])
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}

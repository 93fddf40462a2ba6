import type { Milligram, Rupiah } from './quantity.ts'
import { formatRupiah, scale, times } from './quantity.ts'

/** Step and direction amounts are rounded to; sales go up, purchases down (03-decisions §5). */
export interface AmountRounding {
  readonly langkah: Rupiah
  readonly arah: 'NAIK' | 'TURUN'
}

/**
 * Rounds an amount to a multiple of the step. `selisih` is what the rounding added (negative when
 * it took away), so that parts + selisih = hasil. Throws RangeError on a negative amount or a step
 * below 1.
 */
export function roundAmount(
  amount: Rupiah,
  { langkah, arah }: AmountRounding,
): { hasil: Rupiah; selisih: Rupiah } {
  if (amount < 0) throw new RangeError(`amount to round is negative: ${amount}`)
  const hasil = times(scale(amount, 1, langkah, arah), langkah)
  return { hasil, selisih: hasil - amount }
}

/** The step of a working that tells what the rounding added, or took away. */
export const roundingStep = ({ langkah, arah }: AmountRounding, selisih: Rupiah) => ({
  teks: arah === 'NAIK' ? 'Pembulatan naik ke {langkah}' : 'Pembulatan turun ke {langkah}',
  facts: { langkah: formatRupiah(langkah) },
  jumlah_rp: selisih,
})

/** What is added to the weight cut to 0.1 g when the milligrams cut off are in `(gt, lte]`. */
export interface WeightBand {
  readonly gt_mg: Milligram
  readonly lte_mg: Milligram
  readonly tambah_mg: Milligram
}

/** Rule from scale weight to nota weight. No bands: the nota shows the scale weight. */
export interface WeightRule {
  readonly kode: string
  /** Counts up when the bands change; every line keeps the version it was weighed by. */
  readonly versi: number
  readonly pita: readonly WeightBand[]
}

/** Bands of the rules every chain begins with, as text (04-domain B5, 03-decisions §5). */
export const STANDARD_BANDS = {
  TANPA: '',
  '20-60': '20=0, 60=50, 100=100',
  '20-70': '20=0, 70=50, 100=100',
  '20-80': '20=0, 80=50, 100=100',
  '40-80': '40=0, 80=50, 100=100',
  HALUS: '0=0, 30=30, 50=50, 80=80, 100=100',
} as const

/** A rule as it is kept: its bands are text, empty for none. */
export interface KeptWeightRule {
  readonly kode: string
  readonly versi: number
  readonly pita: string | null
}

/** The rule of what is kept. Throws RangeError on bands that `bandFault` would have refused. */
export function weightRule({ kode, versi, pita }: KeptWeightRule): WeightRule {
  const bands = read(pita)
  if (typeof bands === 'string') throw new RangeError(`rule ${kode}: ${bands}`)
  return { kode, versi, pita: bands }
}

/** Why bands will not do, as a sentence with what is said behind it; see `bandFault`. */
export const BAND_FAULTS = {
  bentuk: 'Tulis pita seperti 20=0, 60=50, 100=100',
  banyak: 'Paling banyak 6 pita',
  urut: 'Batas pita harus naik',
  ujung: 'Pita terakhir harus sampai 100',
  turun: 'Tambahan tidak boleh turun dan paling banyak 100',
  geser: 'Berat yang sudah dibulatkan tidak boleh berubah lagi',
} as const
type BandFault = (typeof BAND_FAULTS)[keyof typeof BAND_FAULTS]

const MOST_BANDS = 6

/**
 * What is wrong with bands written as 'up to mg = add mg', parted by commas; `null` when they are a
 * rule: without holes, never less for a heavier piece, and leaving alone what they have rounded.
 */
export function bandFault(text: string | null): BandFault | null {
  const bands = read(text)
  return typeof bands === 'string' ? bands : null
}

function read(text: string | null): readonly WeightBand[] | BandFault {
  const bands = bandsOf(text ?? '')
  if (bands === null) return BAND_FAULTS.bentuk
  if (bands.length === 0) return bands
  if (bands.length > MOST_BANDS) return BAND_FAULTS.banyak
  if (bands.some(({ gt_mg, lte_mg }) => lte_mg <= gt_mg)) return BAND_FAULTS.urut
  if (Math.max(...bands.map(band => band.lte_mg)) !== 100) return BAND_FAULTS.ujung
  const added = bands.map(band => band.tambah_mg)
  if (added.some((mg, i) => mg > 100 || mg < (added[i - 1] ?? 0))) return BAND_FAULTS.turun
  const settled = added.map(mg => mg % 100).every(cut => addedTo(cut, bands) === cut)
  return settled ? bands : BAND_FAULTS.geser
}

/** What the band of some milligrams adds; undefined in a hole between bands. */
const addedTo = (cut: Milligram, bands: readonly WeightBand[]): Milligram | undefined =>
  bands.find(({ gt_mg, lte_mg }) => cut > gt_mg && cut <= lte_mg)?.tambah_mg

/** Bands of their text, each beginning where the one before ends; `null` when it is none. */
function bandsOf(text: string): WeightBand[] | null {
  if (text.trim() === '') return []
  let gt_mg = -1
  const bands: WeightBand[] = []
  for (const part of text.split(',')) {
    const hit = /^\s*(\d{1,3})\s*=\s*(\d{1,3})\s*$/.exec(part)
    if (hit === null) return null
    const lte_mg = Number(hit[1])
    bands.push({ gt_mg, lte_mg, tambah_mg: Number(hit[2]) })
    gt_mg = lte_mg
  }
  return bands
}

/**
 * Nota weight of a scale weight. The bands may round down (3.214 g -> 3.200 g); a piece so light
 * that nothing would be left keeps its scale weight. Throws RangeError on a negative or fractional
 * weight and on a rule with a hole between its bands.
 */
export function roundWeight(mg: Milligram, rule: WeightRule): Milligram {
  if (!Number.isSafeInteger(mg) || mg < 0) throw new RangeError(`not a weight: ${mg} mg`)
  if (rule.pita.length === 0) return mg
  const cut = mg % 100
  const added = addedTo(cut, rule.pita)
  if (added === undefined) throw new RangeError(`rule ${rule.kode} says nothing about ${cut} mg`)
  const rounded = mg - cut + added
  return rounded === 0 ? mg : rounded
}

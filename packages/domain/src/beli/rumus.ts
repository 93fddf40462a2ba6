import type { WorkStep } from '../price.ts'
import type { Milligram, Permil, Rounding, Rupiah } from '../quantity.ts'
import { formatGram, formatRupiah, RUPIAH_PER_GRAM_MAX, scale, times } from '../quantity.ts'
import {
  beratPotongan,
  pilihRugi,
  potonganPerGram,
  type RugiNota,
  rugiDariNota,
} from '../terms/buy-back.ts'
import type { CategoryCut } from '../terms/potongan.ts'
import type { Janji, PotonganNota, RumusBeli } from './aturan-beli.ts'
import type { Kerusakan } from './kerusakan.ts'

/** Deduction agreed at the sale, as its line keeps it; TIDAK_ADA: agreed that nothing is taken. */
export type PotonganSepakat = CategoryCut | { readonly jenis_potongan: 'TIDAK_ADA' }

/** The line of our own nota that a piece was sold on. */
export interface NotaBarang {
  readonly harga_rp: Rupiah
  readonly berat_nota_mg: Milligram
  /** Whole days since the sale. */
  readonly umur: number
  /** `null` on a nota from before it was kept. */
  readonly potongan: PotonganSepakat | null
  readonly janji: Janji
}

/** Which of the two prices: what the clerk aims at, or the most he may give. */
export type Ujung = 'TARGET' | 'TERTINGGI'

/** What damage takes off: a share of the price, so much a gram, or rupiah. */
export interface Kurang {
  readonly teks: string
  readonly facts: Readonly<Record<string, string>>
  readonly permil: Permil
  readonly per_gram: Rupiah
  readonly rp: Rupiah
}

/** Deductions of the damage itself, in every class; of a repairable piece its repair besides. */
export function kurangKerusakan(list: readonly Kerusakan[], repaired: boolean): Kurang[] {
  const none = { permil: 0, per_gram: 0, rp: 0 }
  const mended = list.filter(row => repaired && row.hasil !== 'URIPAN' && row.bisa_diperbaiki)
  return [
    ...mended.map(({ nama_kondisi: nama, biaya_perbaikan: rp }) => {
      return { ...none, teks: 'Biaya perbaikan, {nama}', facts: { nama }, rp }
    }),
    ...list.map(row => ({
      ...none,
      teks: 'Potongan kerusakan, {nama}',
      facts: { nama: row.nama_kondisi },
      ...ownCut(row),
    })),
  ]
}

function ownCut({ jenis_potongan, potongan_rp, potongan_permil }: Kerusakan): Partial<Kurang> {
  switch (jenis_potongan) {
    case 'TANPA':
      return {}
    case 'PER_GRAM':
      return { per_gram: potongan_rp }
    case 'PERSEN':
      return { permil: potongan_permil }
    case 'RUPIAH':
      return { rp: potongan_rp }
  }
}

/**
 * Worth of the metal at a share of a price per gram (04-domain B6 A–C), less what damage takes off.
 * What goes by the gram is one figure with it and rounded once, towards the rounding of the price,
 * so that a heavier piece is never worth less. Never below 0; the steps add up to it.
 */
export function nilaiLogam(
  berat_mg: Milligram,
  { per_gram, permil }: { readonly per_gram: Rupiah; readonly permil: Permil },
  cuts: readonly Kurang[],
  arah: Rounding,
): WorkStep[] {
  const worth = (off: Off): Rupiah => {
    const share = times(times(per_gram, permil), Math.max(0, 1000 - off.permil))
    const perGram = Math.min(off.per_gram, LEAVES_NOTHING)
    const rate = Math.max(0, share - times(perGram, 1_000_000))
    return Math.max(0, scale(berat_mg, rate, 1_000_000_000, arah) - off.rp)
  }
  const facts = {
    berat: formatGram(berat_mg),
    harga: formatRupiah(per_gram),
    persen: String(permil / 10),
  }
  const whole = { teks: 'Emas {berat} g × {harga} × {persen}%', facts, jumlah_rp: worth(NOTHING) }
  return [whole, ...cutsOff(cuts, worth)]
}

/** So much off a gram exceeds every price and percentage there can be; more cannot be counted. */
const LEAVES_NOTHING: Rupiah = 2 * RUPIAH_PER_GRAM_MAX

/**
 * Worth by the price of our own nota (04-domain B6 D–G), whatever the piece weighs today, less what
 * damage takes off; what goes by the gram goes by the nota's weight. Never below 0.
 */
export function nilaiNota(
  nota: NotaBarang,
  first: readonly WorkStep[],
  cuts: readonly Kurang[],
): WorkStep[] {
  const { harga_rp, berat_nota_mg } = nota
  const steps = [{ teks: 'Harga nota', facts: {}, jumlah_rp: harga_rp }, ...first]
  const left = jumlahKerja(steps)
  const worth = (off: Off): Rupiah => {
    const share = scale(harga_rp, off.permil, 1000, 'TERDEKAT')
    return Math.max(0, left - share - potonganPerGram(berat_nota_mg, off.per_gram) - off.rp)
  }
  return [...steps, ...cutsOff(cuts, worth)]
}

type Off = Pick<Kurang, 'permil' | 'per_gram' | 'rp'>
const NOTHING: Off = { permil: 0, per_gram: 0, rp: 0 }

/** One step for each that takes something off, by what is left with it and all before it. */
function cutsOff(cuts: readonly Kurang[], worth: (off: Off) => Rupiah): WorkStep[] {
  let off = NOTHING
  return cuts.flatMap(({ teks, facts, ...cut }) => {
    const before = worth(off)
    off = {
      permil: off.permil + cut.permil,
      per_gram: off.per_gram + cut.per_gram,
      rp: off.rp + cut.rp,
    }
    return berjumlah({ teks, facts, jumlah_rp: worth(off) - before })
  })
}

/** The steps that move something. */
export const berjumlah = (...steps: readonly WorkStep[]): WorkStep[] =>
  steps.filter(({ jumlah_rp }) => jumlah_rp !== 0)

/** What steps add up to. */
export const jumlahKerja = (steps: readonly WorkStep[]): Rupiah =>
  steps.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0)

/** A piece by its nota: kadar and group for the rugi nota of today. */
export interface BarangNota {
  readonly nota: NotaBarang
  readonly kode_kadar: string
  readonly kode_group: string
  readonly setia: boolean
}

/** The deduction of a nota formula and what of it is forgiven, never more than it. */
export function langkahPotongan(
  rumus: Extract<RumusBeli, { rumus: 'NOTA' }>,
  piece: BarangNota,
  rugi: readonly RugiNota[],
  ujung: Ujung,
): WorkStep[] {
  const off = deduction(rumus.potongan, piece, rugi)
  const given = -Math.min(off.jumlah_rp, piece.nota.harga_rp)
  const most = ujung === 'TERTINGGI' || piece.setia
  const forgiven = most ? rumus.toleransi_max_rp : rumus.toleransi_min_rp
  return berjumlah(
    { ...off, jumlah_rp: given },
    {
      teks: piece.setia ? 'Keringanan potongan, pelanggan setia' : 'Keringanan potongan',
      facts: {},
      jumlah_rp: Math.min(forgiven, -given),
    },
  )
}

/** The penalty of a late promise, by the step function and the rate of the nota's weight. */
export function langkahDenda(
  rumus: Extract<RumusBeli, { rumus: 'NOTA_DENDA' }>,
  { berat_nota_mg, harga_rp }: NotaBarang,
): WorkStep[] {
  const light = berat_nota_mg < rumus.batas_mg
  const rate = light ? rumus.denda_per_gram_ringan : rumus.denda_per_gram_berat
  const denda = Math.min(potonganPerGram(berat_nota_mg, rate), harga_rp)
  const facts = { berat: formatGram(beratPotongan(berat_nota_mg)), harga: formatRupiah(rate) }
  return berjumlah({ teks: 'Denda lewat janji {berat} g × {harga}', facts, jumlah_rp: -denda })
}

/** The deduction as a positive amount, before it is held against the price. */
function deduction(potongan: PotonganNota, piece: BarangNota, rugi: readonly RugiNota[]): WorkStep {
  switch (potongan.sumber) {
    case 'TANPA':
      return NO_STEP
    case 'SENDIRI': {
      const { cara, nilai } = potongan
      return { teks: 'Potongan menurut aturan', facts: {}, jumlah_rp: offNota(cara, nilai, piece) }
    }
    case 'RUGI_NOTA':
      return ofToday(piece, rugi)
    case 'SEPAKAT':
      return piece.nota.potongan === null
        ? ofToday(piece, rugi)
        : agreed(piece.nota.potongan, piece)
  }
}

const NO_STEP: WorkStep = { teks: '', facts: {}, jumlah_rp: 0 }

function agreed(potongan: PotonganSepakat, piece: BarangNota): WorkStep {
  if (potongan.jenis_potongan === 'TIDAK_ADA') return NO_STEP
  const { jenis_potongan: cara, potongan_rp, potongan_permil } = potongan
  const facts = {
    nama: potongan.nama_potongan,
    kode: potongan.kode_potongan,
    versi: String(potongan.versi),
  }
  const jumlah_rp = offNota(cara, cara === 'PERSEN' ? potongan_permil : potongan_rp, piece)
  return { teks: 'Potongan sesuai nota, {nama}', facts, jumlah_rp }
}

function ofToday(
  { nota, kode_kadar, kode_group }: BarangNota,
  rugi: readonly RugiNota[],
): WorkStep {
  const rule = pilihRugi(rugi, { kode_kadar, kode_group, umur: nota.umur })
  if (rule === undefined) return NO_STEP
  const facts = { umur: String(nota.umur) }
  return { teks: 'Rugi nota, umur {umur} hari', facts, jumlah_rp: rugiDariNota(rule, nota) }
}

function offNota(
  cara: 'PER_GRAM' | 'PERSEN' | 'RUPIAH',
  nilai: number,
  { nota }: BarangNota,
): Rupiah {
  switch (cara) {
    case 'PER_GRAM':
      return potonganPerGram(nota.berat_nota_mg, nilai)
    case 'PERSEN':
      return scale(nota.harga_rp, nilai, 1000, 'TERDEKAT')
    case 'RUPIAH':
      return nilai
  }
}

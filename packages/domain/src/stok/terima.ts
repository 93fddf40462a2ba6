import {
  fineUg,
  type Microgram,
  type Milligram,
  type Permil,
  type Rupiah,
  scale,
  split,
} from '../quantity.ts'
import { allowedLoss, divideLoss, type GoldAtCost, type LossTerms } from './susut.ts'

/** A piece that was sent away, and as it came back. */
export interface ReturnedPiece {
  readonly kode_kadar: string
  readonly kirim_mg: Milligram
  readonly kirim_permil: Permil
  readonly kembali_mg: Milligram
  /** As it was tested; the same where nobody did. */
  readonly permil: Permil
  readonly modal_rp: Rupiah
}

/** What a piece is once it came back. */
export interface ReceivedPiece {
  /** With its share of the fee. */
  readonly modal_rp: Rupiah
  readonly ongkos_rp: Rupiah
  readonly murni_ug: Microgram
}

/** What came back of a kadar on one reception, as it was sent. */
export interface KadarReturned {
  readonly kode_kadar: string
  readonly pcs: number
  readonly kirim_mg: Milligram
  readonly kembali_mg: Milligram
  readonly izin_mg: Milligram
  /** Lost by the pieces that came back lighter, and how far that is beyond what is allowed. */
  readonly susut_mg: Milligram
  readonly lebih_mg: Milligram
  readonly wajar: GoldAtCost
  readonly tunggu: GoldAtCost
  /** On top of those that came back heavier, and how far beyond. */
  readonly naik_mg: Milligram
  readonly naik_lebih_mg: Milligram
  readonly naik_ug: Microgram
  /** Fine gold that lacks of what was tested as another kadar. */
  readonly uji_kurang_ug: Microgram
}

export interface Received {
  readonly pieces: readonly ReceivedPiece[]
  readonly kadar: readonly KadarReturned[]
  /** Fine gold of what was tested as another kadar: found, and lacking. */
  readonly uji_lebih_ug: Microgram
  readonly uji_kurang_ug: Microgram
}

interface Terms {
  /** Of a kadar: of Parameter Susut, else of the craftsman. */
  readonly of: (kode_kadar: string) => LossTerms
  /** All of a loss waits to be judged. */
  readonly semua: boolean
  /** What the craftsman asks, for all of them. */
  readonly ongkos_rp: Rupiah
}

/**
 * Judges what came back of a batch (13 §1): the cost of a piece goes with its weight; what is lost
 * is judged kadar by kadar on what was sent of it; gold on top costs nothing; the fee is divided by
 * what came back. Throws RangeError on weights that are not positive.
 */
export function receive(pieces: readonly ReturnedPiece[], terms: Terms): Received {
  const fees = split(
    terms.ongkos_rp,
    pieces.map(({ kembali_mg }) => kembali_mg),
  )
  const kept = pieces.map(leftOf)
  const uji = pieces.map(tested)
  const kadar = [...new Set(pieces.map(({ kode_kadar }) => kode_kadar))]
  return {
    pieces: pieces.map((of, i) => ({
      modal_rp: (kept[i] ?? 0) + (fees[i] ?? 0),
      ongkos_rp: fees[i] ?? 0,
      murni_ug: fineUg(of.kembali_mg, of.permil),
    })),
    kadar: kadar.map(kode => {
      const own = pieces.filter(({ kode_kadar }) => kode_kadar === kode)
      const uji_kurang_ug = lacking(own.map(tested))
      return { kode_kadar: kode, ...judgeKadar(own, terms.of(kode), terms.semua), uji_kurang_ug }
    }),
    uji_lebih_ug: uji.reduce((sum, ug) => sum + Math.max(0, ug), 0),
    uji_kurang_ug: lacking(uji),
  }
}

/** Cost that is left of a piece: its share by weight, all of it where nothing is lost. */
const leftOf = ({ kirim_mg, kembali_mg, modal_rp }: ReturnedPiece): Rupiah =>
  kembali_mg >= kirim_mg ? modal_rp : scale(modal_rp, kembali_mg, kirim_mg, 'TERDEKAT')

/** Fine gold that a test found on top of what was sent, below 0 where it lacks. */
const tested = (of: ReturnedPiece): Microgram => fineUg(of.kembali_mg, of.permil) - asSent(of)

const lacking = (uji: readonly Microgram[]): Microgram =>
  uji.reduce((sum, ug) => sum + Math.max(0, -ug), 0)

/** Fine gold of what came back, at the kadar it was sent as. */
const asSent = ({ kembali_mg, kirim_permil }: ReturnedPiece): Microgram =>
  fineUg(kembali_mg, kirim_permil)

function judgeKadar(
  own: readonly ReturnedPiece[],
  terms: LossTerms,
  semua: boolean,
): Omit<KadarReturned, 'kode_kadar' | 'uji_kurang_ug'> {
  const sum = (of: readonly ReturnedPiece[], figure: (one: ReturnedPiece) => number) =>
    of.reduce((total, one) => total + figure(one), 0)
  const kirim_mg = sum(own, one => one.kirim_mg)
  const izin_mg = allowedLoss(kirim_mg, own.length, terms)
  const lighter = own.filter(one => one.kembali_mg < one.kirim_mg)
  const heavier = own.filter(one => one.kembali_mg > one.kirim_mg)
  const susut_mg = sum(lighter, one => one.kirim_mg - one.kembali_mg)
  const naik_mg = sum(heavier, one => one.kembali_mg - one.kirim_mg)
  const lebih_mg = Math.max(0, susut_mg - izin_mg)
  const gone = {
    rp: sum(lighter, one => one.modal_rp - leftOf(one)),
    ug: sum(lighter, one => fineUg(one.kirim_mg, one.kirim_permil) - asSent(one)),
  }
  return {
    pcs: own.length,
    kirim_mg,
    kembali_mg: sum(own, one => one.kembali_mg),
    izin_mg,
    susut_mg,
    lebih_mg,
    ...divideLoss(gone, susut_mg, lebih_mg, semua),
    naik_mg,
    naik_lebih_mg: Math.max(0, naik_mg - izin_mg),
    naik_ug: sum(heavier, one => asSent(one) - fineUg(one.kirim_mg, one.kirim_permil)),
  }
}

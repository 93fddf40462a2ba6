import { type Milligram, type Rupiah, scale } from '../quantity.ts'
import { type Pool, takenOut } from './kolam.ts'
import { allowedLoss, divideLoss, type GoldAtCost, type LossTerms } from './susut.ts'

/** Gold by weight that came back from a craftsman, and what was lost of it. */
export interface WeightBack {
  /** What leaves the craftsman, at the average of what he had. */
  readonly keluar: Pool
  /** What the shop has of it, its fee in the cost. */
  readonly masuk: Pool
  readonly susut_mg: Milligram
  readonly izin_mg: Milligram
  readonly lebih_mg: Milligram
  readonly wajar: GoldAtCost
  readonly tunggu: GoldAtCost
  /** Fine gold on top, which costs nothing, and how far its weight is beyond what is allowed. */
  readonly naik_ug: number
  readonly naik_lebih_mg: Milligram
}

interface Terms {
  readonly loss: LossTerms
  /** All of a loss waits to be judged. */
  readonly semua: boolean
  readonly ongkos_rp: Rupiah
}

/**
 * Takes back gold by weight (13 §1, stock cuci manual): `kirim_mg` of what the craftsman has came
 * back as `kembali_mg`; cost and fine gold go with the weight, a loss is judged as that of pieces.
 * Throws RangeError where he does not have so much, or nothing came back.
 */
export function weightBack(
  at: Pool,
  kirim_mg: Milligram,
  kembali_mg: Milligram,
  { loss, semua, ongkos_rp }: Terms,
): WeightBack {
  if (kembali_mg <= 0) throw new RangeError('nothing came back')
  const keluar = takenOut(at, kirim_mg)
  const susut_mg = Math.max(0, kirim_mg - kembali_mg)
  const naik_mg = Math.max(0, kembali_mg - kirim_mg)
  // By weight alone: a piece may lose the least a scale shows, a reception is none.
  const izin_mg = allowedLoss(kirim_mg, 0, loss)
  const lebih_mg = Math.max(0, susut_mg - izin_mg)
  const murni_ug = scale(keluar.murni_ug, kembali_mg, kirim_mg, 'TERDEKAT')
  const modal_rp =
    susut_mg === 0 ? keluar.modal_rp : scale(keluar.modal_rp, kembali_mg, kirim_mg, 'TERDEKAT')
  const gone = {
    rp: keluar.modal_rp - modal_rp,
    ug: Math.max(0, keluar.murni_ug - murni_ug),
  }
  return {
    keluar,
    masuk: { berat_mg: kembali_mg, murni_ug, modal_rp: modal_rp + ongkos_rp },
    ...{ susut_mg, izin_mg, lebih_mg },
    ...divideLoss(gone, susut_mg, lebih_mg, semua),
    naik_ug: Math.max(0, murni_ug - keluar.murni_ug),
    naik_lebih_mg: Math.max(0, naik_mg - izin_mg),
  }
}

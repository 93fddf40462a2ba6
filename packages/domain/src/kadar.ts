import { type Permil, permyriad } from './quantity.ts'

/**
 * Lower bounds of the classes of SNI 8880:2020 in parts per 10,000. The published 12K row overlaps
 * the next one; the next one's start (54.16 %) is taken as its end.
 */
const SNI_FROM: readonly (readonly [from: number, kelas: string])[] = [
  [9999, 'MURNI'],
  [9990, '24K'],
  [9583, '23K'],
  [9167, '22K'],
  [8750, '21K'],
  [8333, '20K'],
  [7917, '19K'],
  [7500, '18K'],
  [7083, '17K'],
  [6667, '16K'],
  [6250, '15K'],
  [5833, '14K'],
  [5416, '13K'],
  [5000, '12K'],
  [4583, '11K'],
  [4167, '10K'],
  [3750, '9K'],
  [3333, '8K'],
]

/**
 * Class of a purity by SNI 8880:2020 ('8K' … '24K', 'MURNI'), or null below 8K. It is printed
 * beside the shop's own label, which follows no standard (04-domain B3).
 */
export function sniClass(permil: Permil): string | null {
  return SNI_FROM.find(([from]) => permyriad(permil) >= from)?.[1] ?? null
}

/** A class that a stamp may stand for beside its own, and the permil it begins at. */
export interface CutClass {
  readonly kelas: string
  readonly permil: Permil
}

/**
 * A stamp of whole permil is a purity cut to three digits: 22/24 are 91.67 %, stamped 916, which
 * the table of SNI puts below 22K while every shop sells it as 22K. The class such a stamp may
 * hide, or null where none begins within its permil.
 */
export function classBehindStamp(permil: Permil): CutClass | null {
  const stamp = permyriad(permil)
  if (stamp % 10 !== 0) return null
  const found = SNI_FROM.find(([from]) => from > stamp && from < stamp + 10)
  return found === undefined ? null : { kelas: found[1], permil: found[0] / 10 }
}

/** How the trade speaks of a purity. */
export type GolonganKadar = 'MUDA' | 'TANGGUNG' | 'TUA'

/** Emas tua from 700 permil, muda below 450 (the stamps 375 and 420), tanggung between them. */
export function golongan(permil: Permil): GolonganKadar {
  if (permil >= 700) return 'TUA'
  return permil < 450 ? 'MUDA' : 'TANGGUNG'
}

/**
 * Whether a purity may be entered: 'NOL' when it is not above 0, 'LEBIH' when it is above the
 * parameter `KADAR_MAKS` (never more than 1000). Null when it may.
 */
export function checkPermil(permil: Permil, maks: Permil): null | 'NOL' | 'LEBIH' {
  // written so that NaN is refused too
  if (!(permil > 0)) return 'NOL'
  return permil > Math.min(maks, 1000) ? 'LEBIH' : null
}

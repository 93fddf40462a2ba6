import type { ScaledWeight } from './use-scale.ts'

/** Where a weight comes from: what was typed over is nobody's but the hand's. */
export function sourceOf(read: ScaledWeight | null, mg: number) {
  if (read?.mg !== mg) return {}
  const { raw: baris_mentah, kode_timbangan } = read
  return {
    sumber: 'TIMBANGAN' as const,
    baris_mentah,
    ...(kode_timbangan === undefined ? {} : { kode_timbangan }),
  }
}

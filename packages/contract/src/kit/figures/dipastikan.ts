import { z } from 'zod'

/**
 * Marks of refusals that only asked (`tanda` of their facts): who sends one of them back has read
 * what is unusual and means it. A mark belongs to those very figures.
 */
export const dipastikan = z.array(z.string().max(64)).max(5).optional()

/** Refusals that ask, and are answered by the same command with their mark. */
export const ASKING = [
  'HARGA_EMAS_MELONJAK',
  'BERAT_TIDAK_WAJAR',
  'MODAL_TIDAK_WAJAR',
  'BAKI_KATEGORI',
  'HARGA_BERUBAH_JAUH',
  'PER_GRAM_TIDAK_WAJAR',
] as const

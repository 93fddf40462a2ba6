import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { words } from '../../kit/sheet/cells.ts'

/** Where a weight comes from: a scale, or somebody's hand. */
export const SUMBER_TIMBANG = ['TIMBANGAN', 'KETIK'] as const

/** What is kept beside a weight: where it is from, and the line of the scale as it came. */
export const weighedBy = {
  sumber: z.enum(SUMBER_TIMBANG).default('KETIK'),
  baris_mentah: withoutCard(words(200)).optional(),
  kode_timbangan: z.string().trim().toUpperCase().min(1).max(20).optional(),
}

/** A scale is named of what a scale wrote alone. */
export const isScaled = (of: { readonly kode_timbangan?: string | undefined; sumber: string }) =>
  of.kode_timbangan === undefined || of.sumber === 'TIMBANGAN'

export const NOT_SCALED = 'Berat yang diketik bukan dari timbangan'

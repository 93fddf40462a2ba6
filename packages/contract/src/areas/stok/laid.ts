import { z } from 'zod'
import { gram } from '../../kit/figures/gram.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { barcode } from '../barang.ts'
import { isScaled, NOT_SCALED, weighedBy } from './weighed.ts'

const picked = z.string().trim().min(1).max(40)

/** Of a piece that is laid into a tray, what it is sold by; left out: as it was. */
const SOLD_BY = ['kode_baki', 'kode_group', 'kode_ongkos', 'kode_bandrol'] as const

/**
 * A piece that was weighed again and goes somewhere: into a tray to be sold (`BAKI`), or elsewhere.
 * Only what lies in a tray says what it is sold by.
 */
export const weighedPiece = <const T extends readonly [string, ...string[]]>(tujuan: T) =>
  z
    .strictObject({
      kode_barcode: barcode,
      /** As whoever weighs it has read it. */
      versi: rowVersion,
      tujuan: z.enum(tujuan, { error: 'Pilih tujuan' }),
      berat: gram,
      ...weighedBy,
      /** Only where it was tested as another kadar. */
      kode_kadar: picked.optional(),
      kode_baki: picked.optional(),
      /** Another group than before. */
      kode_group: picked.optional(),
      /** Its charge by Parameter Ongkos; null: none. */
      kode_ongkos: picked.nullable().optional(),
      /** Its tag by Master Bandrol. */
      kode_bandrol: picked.optional(),
    })
    .refine(isScaled, { error: NOT_SCALED, path: ['kode_timbangan'] })
    .superRefine((piece, ctx) => {
      if (piece.tujuan !== 'BAKI') {
        for (const field of SOLD_BY) {
          if (piece[field] === undefined) continue
          ctx.addIssue({ code: 'custom', path: [field], message: 'Hanya untuk barang ke baki' })
        }
      } else if (piece.kode_baki === undefined) {
        const message = 'Mohon Untuk Pilih Kode Baki'
        ctx.addIssue({ code: 'custom', path: ['kode_baki'], message })
      }
    })

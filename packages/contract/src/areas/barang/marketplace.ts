import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { defineRoute } from '../../kit/route.ts'
import { barangDetail, barcode } from '../barang.ts'
import { PIECE_EDITORS } from './commands.ts'

/** A description on a marketplace is no shorter (doc2 §5). */
const DESKRIPSI_MIN = 20
const DESKRIPSI_MAX = 2000

const code = z.string().trim().max(40)

/** Platform and carrier are chosen, never left empty (doc2 §5). */
const platform = code.min(1, { error: 'Pilih marketplace dahulu' })
const carrier = code.min(1, { error: 'Pilih kurir dahulu' })

const right = {
  screens: ['/data-barang'],
  levels: PIECE_EDITORS,
  module: 'MARKETPLACE_MODULE',
} as const

const answer = z.object({ message: z.string(), data: barangDetail })
export const offerBarang = defineRoute({
  method: 'PUT',
  path: 'barang/{kode_barcode}/marketplace',
  summary:
    'Offers a piece on a marketplace: platform, carrier, description; it must have a picture. ' +
    '`versi` is that of the offer, 0 for the first.',
  right,
  params: z.object({ kode_barcode: barcode }),
  body: z.strictObject({
    kode_marketplace: platform,
    kode_kurir: carrier,
    deskripsi: withoutCard(
      z
        .string()
        .trim()
        .min(DESKRIPSI_MIN, { error: 'Deskripsi tidak boleh kurang dari 20 huruf' })
        .max(DESKRIPSI_MAX, { error: `Paling banyak ${DESKRIPSI_MAX} huruf` })
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
        .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, {
          error: 'Ada huruf yang tidak boleh dipakai',
        }),
    ),
    versi: rowVersion,
  }),
  answer,
  refusals: [
    'BARANG_TIDAK_ADA',
    'BARANG_SUDAH_TERJUAL',
    'BARANG_TIDAK_TERSEDIA',
    'BARANG_DIPERIKSA',
    'RUJUKAN_TIDAK_ADA',
    'GAMBAR_WAJIB',
    'BERUBAH',
  ],
})

export const withdrawBarang = defineRoute({
  method: 'DELETE',
  path: 'barang/{kode_barcode}/marketplace',
  summary: 'Takes a piece off its marketplace; also one that was sold meanwhile.',
  right,
  params: z.object({ kode_barcode: barcode }),
  query: z.strictObject({ versi: z.coerce.number().pipe(rowVersion) }),
  answer,
  refusals: ['BARANG_TIDAK_ADA', 'BERUBAH'],
})

import { z } from 'zod'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { MODE_BARANG } from '../barang.ts'

/** Screens of pieces at a craftsman. */
export const SENDING = '/kirim-barang-cuci'
export const RECEIVING = '/terima-barang-cuci'
export const PLATED = '/terima-sepuhan'
export const CLOSING = '/wasting-sepuhan'
export const READERS = [SENDING, RECEIVING, PLATED, CLOSING]

/** A piece that is away, as it was sent and with whom; grams, rupiah. */
const away = z.object({
  kode_barcode: z.string(),
  versi: z.number().int(),
  nama_barang: z.string(),
  status: z.enum(['CUCI', 'SEPUH', 'TUKANG']),
  kode_group: z.string(),
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  kadar: z.number(),
  berat: z.number(),
  /** `null` for a level that may not know it. */
  modal_rp: z.number().nullable(),
  mode_harga: z.enum(MODE_BARANG),
  kode_ongkos: z.string().nullable(),
  harga_bandrol: z.number().nullable(),
  no_kirim: z.string(),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  tgl_kirim: z.string(),
  tgl_janji: z.string().nullable(),
  /** Days since it was sent. */
  hari: z.number().int(),
})
export type DiTukang = z.output<typeof away>

export const listAntreTukang = defineRoute({
  method: 'GET',
  path: 'antre-tukang',
  summary: 'Pieces that are at a craftsman, those that were sent first before others.',
  right: { screens: READERS },
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().max(60).optional(),
    /** `CUCI`: to be taken back washed or mended; `SEPUH`: plated. */
    terima: z.enum(['ALL', 'CUCI', 'SEPUH']).default('ALL'),
    no_kirim: z.string().trim().max(40).optional(),
  }),
  answer: pageOf(away),
  refusals: ['TOKO_BELUM_BUKA'],
})

export const showAntreTukang = defineRoute({
  method: 'GET',
  path: 'antre-tukang/{kode_barcode}',
  summary: 'One of them, as it was scanned.',
  right: { screens: READERS },
  params: z.object({ kode_barcode: z.string().trim() }),
  answer: away,
  refusals: ['BARANG_TIDAK_ADA', 'TIDAK_DI_TUKANG', 'TOKO_BELUM_BUKA'],
})

import { STATUS_SUSUT, SUMBER_SUSUT } from '@kencana/domain/stok/susut'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { validasiSusut } from '../../entries/stok/validasi-susut.ts'
import { day } from '../../kit/day.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { CHECKERS } from '../../permissions.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

const SCREEN = '/validasi-susut'

/** Grams; fine gold in micrograms; rupiah `null` for a level that may not know it. */
const loss = z.object({
  no_susut: z.string(),
  versi: z.number().int(),
  status: z.enum(STATUS_SUSUT),
  sumber: z.enum(SUMBER_SUSUT),
  /** Its batch and craftsman; none of a melt, whose own number it has. */
  no_kirim: z.string().nullable(),
  kode_tukang: z.string().nullable(),
  nama_tukang: z.string().nullable(),
  tgl: z.string(),
  /** Who took the pieces back: not who judges. */
  user_id: z.string(),
  /** A melt is judged in fine gold alone. */
  susut: z.number().nullable(),
  izin: z.number().nullable(),
  tunggu_ug: z.number(),
  tunggu_rp: z.number().nullable(),
  penanggung: z.string().nullable(),
})
export type Susut = z.output<typeof loss>

export const listSusut = defineRoute({
  method: 'GET',
  path: 'validasi-susut',
  summary: 'Losses beyond what is allowed, the oldest that waits first.',
  right: { screens: [SCREEN] },
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().max(60).optional(),
    tgl_from: day().optional(),
    tgl_to: day().optional(),
    status: z.enum(['ALL', ...STATUS_SUSUT]).default('MENUNGGU'),
  }),
  dateLock: { fields: ['tgl_from', 'tgl_to'], unnamed: 'allowed' },
  answer: pageOf(loss),
  refusals: ['TANGGAL_TERKUNCI'],
})

export const judgeSusut = entryRoute(validasiSusut, {
  summary: 'Says who bears a loss that waited: the shop, the craftsman, or somebody of the shop.',
  right: { screens: [SCREEN], levels: CHECKERS },
  params: z.strictObject({ no_susut: short(40).min(1) }),
  also: { versi: rowVersion },
  answer: z.object({
    no_validasi: z.string(),
    tgl_system: z.string(),
    no_susut: z.string(),
    status: z.enum(STATUS_SUSUT),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    'TIDAK_DITEMUKAN',
    'TOKO_BELUM_BUKA',
    'PERIKSA_SENDIRI',
    'PENANGGUNG_SALAH',
    'AKUN_BELUM_DIPETAKAN',
  ],
})

import { HASIL_TIMBANG } from '@kencana/domain/stok/timbang'
import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { gram } from '../../kit/figures/gram.ts'
import { defineRoute } from '../../kit/route.ts'
import { words } from '../../kit/sheet/cells.ts'
import type { Level } from '../../permissions.ts'
import { isScaled, NOT_SCALED, SUMBER_TIMBANG, weighedBy } from '../stok/weighed.ts'

const SCREEN = '/timbang-baki'
const right = { screens: [SCREEN] } as const

/** Levels that may know what a tray should weigh before it has been weighed. */
export const SEES_BUKU: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

const named = (error: string) => z.string({ error }).trim().toUpperCase().min(1, { error }).max(40)

/** A tray that is being weighed, or has been. Weights in grams. */
const timbang = z.object({
  id: z.string(),
  kode_gudang: z.string(),
  kode_baki: z.string(),
  nama_baki: z.string(),
  /** What lies in it by the books; kept back until it has been weighed, but for `SEES_BUKU`. */
  jumlah: z.number().int().nullable(),
  berat_barang: z.number().nullable(),
  /** Of the label on one piece. */
  berat_label: z.number(),
  berat_baki: z.number(),
  berat_buku: z.number().nullable(),
  berat_timbang: z.number().nullable(),
  /** What the scale showed less the books. */
  selisih: z.number().nullable(),
  toleransi: z.number().nullable(),
  /** `null` until it has been weighed. */
  status: z.enum(HASIL_TIMBANG).nullable(),
  sumber: z.enum(SUMBER_TIMBANG).nullable(),
  /** The scale it came from, where it was one the store knows. */
  kode_timbangan: z.string().nullable(),
  /** Something came in or went out while it was weighed. */
  isi_berubah: z.boolean(),
  alasan: z.string().nullable(),
  /** Pieces whose absence alone would explain what lacks. */
  mungkin_hilang: z.array(
    z.object({ kode_barcode: z.string(), nama_barang: z.string(), berat: z.number() }),
  ),
  mulai_oleh: z.string(),
  mulai_pada: z.string(),
  user_id: z.string().nullable(),
  pada: z.string().nullable(),
})
export type Timbang = z.output<typeof timbang>

/** The list of today, and the trays with pieces in them that nobody has weighed today. */
const answer = z.object({
  data_timbang: z.array(timbang),
  belum_ditimbang: z.array(z.string()),
})
export type DaftarTimbang = z.output<typeof answer>

export const listTimbang = defineRoute({
  method: 'GET',
  path: 'timbang-baki',
  summary: 'The list of today: trays that were begun and weighed since it was cleared.',
  right,
  answer,
  refusals: ['TOKO_BELUM_BUKA'],
})

export const startTimbang = defineRoute({
  method: 'POST',
  path: 'timbang-baki/start',
  summary:
    'Begins to weigh a tray: it comes onto the list of today. `kode_toko` is the tray, as the ' +
    'specification calls it.',
  right,
  keyed: true,
  body: z.strictObject({
    kode_gudang: named('Mohon Untuk Pilih Kode Gudang'),
    kode_toko: named('Mohon Untuk Pilih Kode Baki'),
  }),
  answer,
  refusals: ['TOKO_BELUM_BUKA', 'TIMBANG_KOSONG', 'KUNCI_BEDA'],
})

export const weighTimbang = defineRoute({
  method: 'PUT',
  path: 'timbang-baki/{id}',
  summary:
    'What a tray weighs, judged against the books of this moment; later why it is too light or ' +
    'too heavy, once.',
  right,
  keyed: true,
  params: z.strictObject({ id: z.uuid() }),
  body: z
    .strictObject({
      berat_timbang: gram.optional(),
      ...weighedBy,
      alasan: withoutCard(words(200).min(5, { error: 'Alasan sedikitnya 5 huruf' })).optional(),
    })
    .refine(body => body.berat_timbang !== undefined || body.alasan !== undefined, {
      error: 'Harus Diisi',
      path: ['berat_timbang'],
    })
    .refine(isScaled, { error: NOT_SCALED, path: ['kode_timbangan'] }),
  answer: timbang,
  refusals: [
    'TOKO_BELUM_BUKA',
    'TIDAK_DITEMUKAN',
    'TIMBANG_SUDAH',
    'TIMBANG_KOSONG',
    'RUJUKAN_TIDAK_ADA',
    'TERA_HABIS',
    'KUNCI_BEDA',
  ],
})

export const resetTimbang = defineRoute({
  method: 'POST',
  path: 'timbang-baki/reset',
  summary: 'Clears the list of today, of one tray or of all; what was weighed stays in the report.',
  right,
  keyed: true,
  body: z.strictObject({ kode_baki: z.string().trim().toUpperCase().max(40).optional() }),
  answer,
  refusals: ['TOKO_BELUM_BUKA', 'KUNCI_BEDA'],
})

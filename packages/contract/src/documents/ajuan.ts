import { z } from 'zod'
import { withoutCard } from '../kit/card-number.ts'
import { pageQuery } from '../kit/page.ts'
import { defineRoute, type Route } from '../kit/route.ts'
import { OF_THE_LEDGER } from '../refusals.ts'
import { short } from './define-cancel.ts'

// What every submission has in common (decision 0099): laid down by one, ended once by another, or
// taken back by who submitted it.

/** What became of it: it waits, was approved, refused, or taken back. */
export const STATUS_AJUAN = ['MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK'] as const
export type StatusAjuan = (typeof STATUS_AJUAN)[number]

/** What a row of every list of them says. */
export const ajuanHead = {
  no_ajuan: z.string(),
  status: z.enum(STATUS_AJUAN),
  tgl_system: z.string(),
  pada: z.string(),
  /** Who submitted it. */
  user_id: z.string(),
  /** Who ended it, when, and why where it was refused or taken back. */
  diputus_oleh: z.string().nullable(),
  diputus_pada: z.string().nullable(),
  alasan: z.string().nullable(),
}

/** A page of them; what waits unless more is asked for. */
export const ajuanQuery = z.strictObject({
  ...pageQuery,
  q: short(60).optional(),
  status: z.enum([...STATUS_AJUAN, 'ALL']).default('MENUNGGU'),
})

export const ajuanNumber = z.strictObject({ no_ajuan: short(40).min(1) })

/** What ending a submission may meet. */
export const AJUAN_ENDING = [
  'TIDAK_DITEMUKAN',
  'AJUAN_SELESAI',
  'KUNCI_BEDA',
  ...OF_THE_LEDGER,
] as const

/** The same where it ends by a document of the open day. */
export const AJUAN_ENDING_TODAY = [...AJUAN_ENDING, 'TOKO_BELUM_BUKA'] as const

/** The document that ended it without what was submitted. */
const ajuanEnded = z.object({
  nomor: z.string(),
  no_ajuan: z.string(),
  tgl_system: z.string(),
})

interface Ending extends Pick<Route, 'summary'> {
  /** What stands before its number: 'ajuan-uang'. */
  readonly path: string
  readonly screens: readonly string[]
}

/** The call that refuses one with a reason, by another than who submitted it. */
export const refusingRoute = ({ path, summary, screens }: Ending) =>
  defineRoute({
    method: 'POST',
    path: `${path}/{no_ajuan}/tolak`,
    summary,
    right: { screens },
    keyed: true,
    params: ajuanNumber,
    body: z.strictObject({ alasan: withoutCard(short(200).min(1, { error: 'Harus Diisi' })) }),
    answer: ajuanEnded,
    refusals: [...AJUAN_ENDING_TODAY, 'AJUAN_SENDIRI'],
  })

/** The call that takes one back, by who submitted it, with a reason or none. */
export const withdrawingRoute = ({ path, summary, screens }: Ending) =>
  defineRoute({
    method: 'POST',
    path: `${path}/{no_ajuan}/tarik`,
    summary,
    right: { screens },
    keyed: true,
    params: ajuanNumber,
    body: z.strictObject({ alasan: withoutCard(short(200)).optional() }),
    answer: ajuanEnded,
    refusals: [...AJUAN_ENDING_TODAY, 'AJUAN_ORANG_LAIN'],
  })

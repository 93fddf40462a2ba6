import { z } from 'zod'
import { withoutCard } from '../kit/card-number.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute } from '../kit/route.ts'

/** Verdicts of a check. */
const HASIL_PERIKSA = ['SESUAI', 'TIDAK_SESUAI'] as const
export type HasilPeriksa = (typeof HASIL_PERIKSA)[number]

/** Documents of an area that somebody else than the writer checks. */
export interface CheckedKind<Subject extends z.ZodRawShape> {
  /** Resource of the area: 'titipan'. */
  readonly name: string
  /** What the two calls do, in English. */
  readonly list: string
  readonly keep: string
  readonly screen: string
  /** Kinds of documents that wait for a check. */
  readonly jenis: readonly string[]
  /** What tells one document from another, beside its number, writer, time and total. */
  readonly subject: Subject
}

/** What a check said, as the detail of what was checked shows it. */
export const checkKept = z.object({
  pada: z.string(),
  user_id: z.string(),
  nomor: z.string(),
  hasil: z.enum(HASIL_PERIKSA),
  keterangan: z.string().nullable(),
})

/** The two calls of a queue of checks: what waits or was checked, and keeping a check. */
export function defineChecks<Subject extends z.ZodRawShape>(kind: CheckedKind<Subject>) {
  const path = `validasi-${kind.name}`
  return {
    checks: defineRoute({
      method: 'GET',
      path,
      summary: kind.list,
      right: { screens: [kind.screen] },
      query: z.strictObject({
        ...pageQuery,
        q: z.string().trim().max(60).optional(),
        status: z.enum(['BELUM', ...HASIL_PERIKSA, 'ALL']).default('BELUM'),
      }),
      answer: pageOf(
        z.object({
          nomor: z.string(),
          jenis: z.string(),
          tgl: z.string(),
          pada: z.string(),
          user_id: z.string(),
          total: z.number(),
          hasil: z.enum(HASIL_PERIKSA).nullable(),
          diperiksa_oleh: z.string().nullable(),
          diperiksa_pada: z.string().nullable(),
          keterangan: z.string().nullable(),
          ...kind.subject,
        }),
      ),
    }),
    check: defineRoute({
      method: 'POST',
      path,
      summary: kind.keep,
      right: { screens: [kind.screen] },
      keyed: true,
      body: z
        .strictObject({
          nomor: z.string().trim().max(40).min(1),
          hasil: z.enum(HASIL_PERIKSA),
          keterangan: withoutCard(z.string().trim().max(200)).optional(),
        })
        .refine(({ hasil, keterangan }) => hasil === 'SESUAI' || Boolean(keterangan), {
          path: ['keterangan'],
          error: 'Harus Diisi',
        }),
      answer: z.object({ message: z.string() }),
      refusals: ['TIDAK_DITEMUKAN', 'PERIKSA_SENDIRI', 'SUDAH_DIPERIKSA'],
    }),
  }
}

import { z } from 'zod'
import type { DateLock } from '../date-lock.ts'
import { withoutCard } from '../kit/card-number.ts'
import { day } from '../kit/day.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute } from '../kit/route.ts'
import type { KategoriOtorisasi } from '../permissions.ts'
import { type CheckedKind, defineChecks } from './define-checks.ts'

/** Text of at most so many letters, without blanks around it. */
const short = (max: number) => z.string().trim().max(max)

/** Who approved, and why: what a command that asks for a grant carries. */
export const reasoned = z.strictObject({
  alasan: withoutCard(short(200).min(1, { error: 'Harus Diisi' })),
  otorisasi: z.uuid().optional(),
})

/** The same for a document of several: another one may be the last by now. */
const undoing = reasoned.extend({
  /** Number of the document that is meant; none: whichever is the last. */
  dokumen: short(40).min(1).optional(),
})

/** A copy of a paper is approved by a supervisor; the first print asks nothing. */
const copied = z.strictObject({ otorisasi: z.uuid().optional() })

const COPIES = 'The first print is free; a reprint needs a grant, says SALINAN n.'

/** A kind of document: what it is called, what its list shows, what can be done with it. */
export interface DocumentKind<
  Number extends string,
  Summary extends z.ZodRawShape,
  Detail extends z.ZodType,
  Status extends string,
  Subject extends z.ZodRawShape,
> {
  /** Resource of its calls: 'titipan'. */
  readonly name: string
  /** One of them in English, for the summaries of the calls: 'deposit'. */
  readonly what: string
  /** How its number is called: 'no_titipan'. */
  readonly nomor: Number
  readonly status: readonly [Status, ...Status[]]
  /** Columns of its list beside number, time, writer and status. */
  readonly summary: Summary
  readonly detail: Detail
  /** Screens that read it. */
  readonly readers: readonly string[]
  /** What the previous-date lock means for the days of its list. */
  readonly dateLock: DateLock | false
  readonly cancel: {
    readonly screens: readonly string[]
    readonly grant: KategoriOtorisasi
    readonly refusals: readonly string[]
  }
  /** Its documents that another than the writer checks. */
  readonly check: Pick<CheckedKind<Subject>, 'screen' | 'jenis' | 'subject'>
  /** Its papers by the last part of their calls: 'slip'. */
  readonly papers: Readonly<Record<string, { readonly summary: string }>>
}

/**
 * The calls every document has: list, one of them, its journal, taking it back, checking it by
 * another than the writer, and its papers. What an area writes beside them are its entries.
 */
export function defineDocument<
  const Number extends string,
  Summary extends z.ZodRawShape,
  Detail extends z.ZodType,
  const Status extends string,
  Subject extends z.ZodRawShape,
>(kind: DocumentKind<Number, Summary, Detail, Status, Subject>) {
  const { name, what, nomor } = kind
  const one = `${name}/{${nomor}}`
  const params = z.strictObject({ [nomor]: short(40).min(1) } as { [N in Number]: z.ZodString })
  return {
    kind,
    list: listOf(kind),
    show: defineRoute({
      method: 'GET',
      path: one,
      summary: `One ${what} with everything that is known of it.`,
      right: { screens: kind.readers },
      params,
      answer: kind.detail,
      refusals: ['TIDAK_DITEMUKAN'],
    }),
    journal: defineRoute({
      method: 'GET',
      path: `${one}/jurnal`,
      summary: `The journals of a ${what}, document by document.`,
      right: { screens: kind.readers },
      params,
      answer: z.array(journalLine.extend({ nomor: z.string() })),
      refusals: ['TIDAK_DITEMUKAN'],
    }),
    cancel: defineRoute({
      method: 'POST',
      path: `${one}/batal`,
      summary: `Undoes the last document of a ${what} on the day it was written, with a grant.`,
      right: { screens: kind.cancel.screens },
      keyed: true,
      params,
      body: undoing,
      answer: z.object({
        no_batal: z.string(),
        /** Number of the document that was undone. */
        membatalkan: z.string(),
        tgl_system: z.string(),
      }),
      refusals: [...kind.cancel.refusals],
    }),
    ...defineChecks({
      ...kind.check,
      name,
      list: `Documents of every ${what}, those nobody has checked yet first.`,
      keep: `Keeps that somebody else than the writer has checked a document of a ${what}.`,
    }),
    /** The call of a paper. */
    paper: (paper: string) =>
      defineRoute({
        method: 'POST',
        path: `${one}/${paper}`,
        summary: `${kind.papers[paper]?.summary ?? paper}. ${COPIES}`,
        right: { screens: kind.readers },
        keyed: true,
        file: true,
        params,
        body: copied,
        answer: z.unknown(),
        refusals: ['TIDAK_DITEMUKAN', 'BUTUH_OTORISASI', 'OTORISASI_TIDAK_SAH', 'KUNCI_BEDA'],
      }),
  }
}

/** A line of a journal as it travels; the fine gold in micrograms, signed. */
export const journalLine = z.object({
  nomor_akun: z.string(),
  nama_akun: z.string(),
  jenis_akun: z.string(),
  debit: z.number(),
  kredit: z.number(),
  murni_ug: z.number(),
})

function listOf<
  const Number extends string,
  Summary extends z.ZodRawShape,
  Detail extends z.ZodType,
  const Status extends string,
  Subject extends z.ZodRawShape,
>(kind: DocumentKind<Number, Summary, Detail, Status, Subject>) {
  const { name, what, nomor, status, summary, readers, dateLock } = kind
  return defineRoute({
    method: 'GET',
    path: name,
    summary: `Every ${what} of the store, newest first.`,
    right: { screens: readers },
    dateLock,
    query: z.strictObject({
      ...pageQuery,
      q: short(60).optional(),
      tgl_from: day().optional(),
      tgl_to: day().optional(),
      kode_sales: short(20).optional(),
      status: z.union([z.literal('ALL'), z.enum(status)]).default('ALL'),
    }),
    answer: pageOf(
      z.object({
        ...({ [nomor]: z.string() } as { [N in Number]: z.ZodString }),
        tgl_system: z.string(),
        pada: z.string(),
        user_id: z.string(),
        ...summary,
        status: z.enum(status),
      }),
    ),
    refusals: ['TANGGAL_TERKUNCI', 'TOKO_BELUM_BUKA'],
  })
}

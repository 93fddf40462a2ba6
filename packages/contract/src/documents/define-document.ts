import { z } from 'zod'
import { type DateLock, keepsPast } from '../date-lock.ts'
import { day } from '../kit/day.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute, type Route } from '../kit/route.ts'
import { type CancelKind, defineAhead, defineCancel, numberOf, short } from './define-cancel.ts'
import { type CheckedKind, defineChecks } from './define-checks.ts'
import { defineReceipt, type ReceiptKind } from './define-receipt.ts'

/** A copy of a paper is approved by a supervisor; the first print asks nothing. */
const copied = z.strictObject({ otorisasi: z.uuid().optional() })

const COPIES = 'The first print is free; a reprint needs a grant, says SALINAN n.'

/** A kind of document: what it is called, what its list shows, what can be done with it. */
export interface DocumentKind {
  /** Resource of its calls: 'titipan'. */
  readonly name: string
  /** One of them in English, for the summaries of the calls: 'deposit'. */
  readonly what: string
  /** How its number is called: 'no_titipan'. */
  readonly nomor: string
  readonly status: readonly [string, ...string[]]
  /** Columns of its list beside number, day, time, writer and status. */
  readonly summary: z.ZodRawShape
  /** A list of its own, where it is one of something else than documents: loans by their terms. */
  readonly list?: Route
  readonly detail: z.ZodType
  /** Screens that read it. */
  readonly readers: readonly string[]
  /** What the previous-date lock means for the days of its list. */
  readonly dateLock: DateLock | false
  /** Whether its journals are shown: of its one document, or document by document. */
  readonly journal: 'one' | 'each' | false
  /** What its calls do, where that is more than a word for it can say. */
  readonly says?: { readonly list?: string; readonly show?: string }
  readonly cancel: CancelKind
  /** Its documents that another than the writer checks. */
  readonly check?: Pick<CheckedKind<z.ZodRawShape>, 'screen' | 'jenis' | 'subject'> &
    Partial<Pick<CheckedKind<z.ZodRawShape>, 'list' | 'keep'>>
  /** Its papers by the last part of their calls; read by its readers unless they say more. */
  readonly papers: Readonly<
    Record<string, { readonly summary: string; readonly screens?: readonly string[] }>
  >
  /** What is sent to its customer (doc2 §7); what prints nothing for a customer sends nothing. */
  readonly receipt: ReceiptKind | false
}

type Checks<K extends DocumentKind> = K extends {
  readonly check: { readonly subject: infer S extends z.ZodRawShape }
}
  ? ReturnType<typeof defineChecks<S>>
  : { checks: undefined; check: undefined }

/** The calls of a kind of document; what it does not have is not there. */
export type DocumentOf<K extends DocumentKind> = Checks<K> & {
  readonly kind: K
  readonly list: K extends { readonly list: infer R extends Route }
    ? R
    : ReturnType<typeof listOf<K>>
  readonly show: ReturnType<typeof showOf<K>>
  readonly journal: K['journal'] extends false ? undefined : ReturnType<typeof journalOf<K>>
  readonly cancel: ReturnType<typeof defineCancel<K['nomor'], K['cancel']>>
  /** Whether it may be cancelled now. */
  readonly ahead: ReturnType<typeof defineAhead<K['nomor']>>
  /** The calls that fetch its receipt to send. */
  readonly receipt: K['receipt'] extends infer R extends ReceiptKind
    ? ReturnType<typeof defineReceipt> & { readonly kind: R }
    : undefined
  /** The call of a paper. */
  readonly paper: (paper: keyof K['papers'] & string) => ReturnType<typeof paperOf<K>>
}

/**
 * The calls every document has: list, one of them, its journal, taking it back, checking it by
 * another than the writer, its papers, its receipt to send. What an area writes beside them are its
 * entries.
 */
export function defineDocument<const K extends DocumentKind>(kind: K): DocumentOf<K> {
  return {
    kind,
    list: kind.list ?? listOf(kind),
    show: showOf(kind),
    journal: kind.journal === false ? undefined : journalOf(kind),
    cancel: defineCancel(kind, kind.cancel),
    ahead: defineAhead(kind, kind.cancel),
    ...checksOf(kind),
    receipt: kind.receipt === false ? undefined : defineReceipt(kind, kind.receipt, ofOld(kind)),
    paper: (paper: string) => paperOf(kind, paper),
  } as DocumentOf<K>
}

/** What a number of a locked day may be refused with: each is counted. */
const ofOld = ({ dateLock }: DocumentKind): readonly string[] =>
  keepsPast(dateLock) ? ['CARI_LAMA_HABIS'] : []

/** The same of a list, where it is read by numbers on such days at all. */
const ofOldListed = ({ dateLock }: DocumentKind): readonly string[] =>
  dateLock !== false && dateLock.unless !== undefined ? ['CARI_LAMA_HABIS'] : []

function listOf<K extends DocumentKind>(kind: K) {
  const { name, what, status } = kind
  const nomor: K['nomor'] = kind.nomor
  return defineRoute({
    method: 'GET',
    path: name,
    summary: kind.says?.list ?? `Every ${what} of the store, newest first.`,
    right: { screens: kind.readers },
    dateLock: kind.dateLock,
    query: z.strictObject({
      ...pageQuery,
      q: short(60).optional(),
      tgl_from: day().optional(),
      tgl_to: day().optional(),
      kode_sales: short(20).optional(),
      status: z.enum(['ALL', ...(status as readonly K['status'][number][])]).default('ALL'),
    }),
    answer: pageOf(
      z.object({
        ...({ [nomor]: z.string() } as { [N in K['nomor']]: z.ZodString }),
        tgl_system: z.string(),
        pada: z.string(),
        user_id: z.string(),
        ...(kind.summary as K['summary']),
        status: z.enum(status as readonly K['status'][number][]),
      }),
    ),
    refusals: ['TANGGAL_TERKUNCI', 'TOKO_BELUM_BUKA', ...ofOldListed(kind)],
  })
}

const showOf = <K extends DocumentKind>(kind: K) =>
  defineRoute({
    method: 'GET',
    path: `${kind.name}/{${kind.nomor}}`,
    summary: kind.says?.show ?? `One ${kind.what} with everything that is known of it.`,
    right: { screens: kind.readers },
    params: numberOf<K['nomor']>(kind.nomor),
    answer: kind.detail as K['detail'],
    refusals: ['TIDAK_DITEMUKAN', ...ofOld(kind)],
  })

const journalOf = <K extends DocumentKind>(kind: K) =>
  defineRoute({
    method: 'GET',
    path: `${kind.name}/{${kind.nomor}}/jurnal`,
    summary:
      kind.journal === 'one'
        ? `The journal of a ${kind.what}.`
        : `The journals of a ${kind.what}, document by document.`,
    right: { screens: kind.readers },
    params: numberOf<K['nomor']>(kind.nomor),
    answer: z.array(
      (kind.journal === 'one' ? journalLine : numberedLine) as K['journal'] extends 'one'
        ? typeof journalLine
        : typeof numberedLine,
    ),
    refusals: ['TIDAK_DITEMUKAN', ...ofOld(kind)],
  })

const checksOf = ({ name, what, check }: DocumentKind) =>
  check === undefined
    ? { checks: undefined, check: undefined }
    : defineChecks({
        list: `Documents of every ${what}, those nobody has checked yet first.`,
        keep: `Keeps that somebody else than the writer has checked a document of a ${what}.`,
        ...check,
        name,
      })

const paperOf = <K extends DocumentKind>(kind: K, paper: string) =>
  defineRoute({
    method: 'POST',
    path: `${kind.name}/{${kind.nomor}}/${paper}`,
    summary: `${kind.papers[paper]?.summary ?? paper}. ${COPIES}`,
    right: { screens: kind.papers[paper]?.screens ?? kind.readers },
    keyed: true,
    file: true,
    params: numberOf<K['nomor']>(kind.nomor),
    body: copied,
    answer: z.unknown(),
    refusals: [
      ...['TIDAK_DITEMUKAN', 'BUTUH_OTORISASI', 'OTORISASI_TIDAK_SAH', 'KUNCI_BEDA'],
      ...ofOld(kind),
    ],
  })

/** A line of a journal as it travels; the fine gold in micrograms, signed. */
export const journalLine = z.object({
  nomor_akun: z.string(),
  nama_akun: z.string(),
  jenis_akun: z.string(),
  debit: z.number(),
  kredit: z.number(),
  murni_ug: z.number(),
})

const numberedLine = journalLine.extend({ nomor: z.string() })

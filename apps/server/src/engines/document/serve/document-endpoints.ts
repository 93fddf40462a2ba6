import type { DocumentKind } from '@kencana/contract/documents/define-document'
import type { ReceiptKind } from '@kencana/contract/documents/define-receipt'
import type { AnswerOf, QueryOf, Route } from '@kencana/contract/kit/route'
import type { StoreCtx } from '../../../platform/context.ts'
import {
  change,
  document,
  type Endpoint,
  type FileAnswer,
  file,
  read,
} from '../../../platform/http/endpoint.ts'
import { readInStore } from '../../../platform/transaction.ts'
import { checksPage, keepCheck } from '../checks/check-documents.ts'
import type { Subject } from '../checks/checks.queries.ts'
import { journalsOf } from '../journal/read-journal.ts'
import {
  type CancelBody,
  type Cancelling,
  cancelDocument,
  lookAhead,
  type Step,
} from './cancel-document.ts'
import { documentsPage, type ListSource } from './list-documents.ts'
import { lookAtOld, readByNumber } from './old-numbers.ts'
import { type ReceiptFacts, receiptOf, receiptsOf, type Telling } from './receipts.ts'

/** A kind of document as `defineDocument` declares it, with the calls it has. */
interface Declared {
  readonly kind: DocumentKind
  readonly list: Route
  readonly show: Route
  readonly journal: Route | undefined
  readonly cancel: Route
  readonly ahead: Route
  readonly checks: Route | undefined
  readonly check: Route | undefined
  readonly receipt: { readonly single: Route; readonly many: Route } | undefined
  readonly paper: (paper: never) => Route
}

type Print = (ctx: StoreCtx, nomor: string, otorisasi: string | undefined) => Promise<FileAnswer>

/** A row of a page; what the engine says of every list and queue is not the area's to say. */
type RowOf<R> = AnswerOf<R> extends { data: (infer One)[] } ? One : never
type OfEveryList = 'tgl_system' | 'pada' | 'user_id' | 'status'
type OfEveryQueue = keyof Awaited<ReturnType<typeof checksPage<object, object>>>['data'][number]

/** What an area writes of its documents; what its definition does not have, it does not write. */
interface Parts<D extends Declared, Row, Checked, Found, S extends Step> {
  /** Where its list is read, or the list of something else than documents. */
  readonly list:
    | ListSource<QueryOf<D['list']>, Row, Omit<RowOf<D['list']>, D['kind']['nomor'] | OfEveryList>>
    | ((ctx: StoreCtx, query: QueryOf<D['list']>) => Promise<AnswerOf<D['list']>>)
  readonly show: (ctx: StoreCtx, nomor: string) => Promise<AnswerOf<D['show']>>
  /** Numbers of the documents whose journals are shown. @throws Refusal TIDAK_DITEMUKAN */
  readonly journal?: D['journal'] extends Route
    ? (ctx: StoreCtx, nomor: string) => Promise<readonly string[]>
    : never
  readonly cancel: Cancelling<Found, S>
  /** What is said of a document in the queue of checks. */
  readonly checked?: D['checks'] extends Route
    ? {
        readonly subject: Subject
        readonly shown: (row: Checked) => Omit<RowOf<D['checks']>, OfEveryQueue>
      }
    : never
  readonly papers: Readonly<Record<keyof D['kind']['papers'] & string, Print>>
  /** What is sent of a document, from its detail. */
  readonly receipt?: D['kind']['receipt'] extends infer R extends ReceiptKind
    ? (shown: AnswerOf<D['show']>) => ReceiptFacts<R>
    : never
}

/** What the calls of documents are asked with. */
interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: never
  readonly body: CancelBody
}

/**
 * The calls of a kind of document, each with what the area writes of it: list, detail, journals,
 * cancelling, the queue of checks, papers, the receipt to send.
 */
export function documentEndpoints<
  D extends Declared,
  Row extends object,
  Checked extends object,
  Found,
  S extends Step,
>(declared: D, parts: Parts<D, Row, Checked, Found, S>): readonly Endpoint[] {
  const { kind } = declared
  const { list, show, journal, cancel, papers } = parts
  const asked = (input: unknown) => {
    const { params, query, body } = input as Asked
    return { nomor: params?.[kind.nomor] ?? '', query, body }
  }
  const numbered = readByNumber(kind)
  const plain: ByNumber = (route, _, run) => read(route, run)
  const byNumber: ByNumber =
    numbered === undefined
      ? plain
      : (route, numbers, run) => countedRead(numbered, route, numbers, run)
  const inList = numbered?.form === undefined ? plain : byNumber
  const named: NumbersOf = input => [asked(input).nomor]
  return [
    inList(
      declared.list,
      input => [(asked(input).query as { readonly q?: string }).q ?? ''],
      (ctx, input) => {
        const { query } = asked(input)
        return typeof list === 'function'
          ? list(ctx, query)
          : documentsPage(ctx, kind.nomor, list, query)
      },
    ),
    byNumber(declared.show, named, (ctx, input) => show(ctx, asked(input).nomor)),
    ...present(declared.journal, journal, (route, numbers) => [
      byNumber(route, named, async (ctx, input) =>
        journalsOf(ctx, await numbers(ctx, asked(input).nomor)),
      ),
    ]),
    read(declared.ahead, (ctx, input) => {
      const { nomor, query } = asked(input)
      const { dokumen } = query as { readonly dokumen?: string }
      return lookAhead(ctx, kind, cancel, nomor, dokumen)
    }),
    document(declared.cancel, (ctx, input) => {
      const { nomor, body } = asked(input)
      return cancelDocument(ctx, kind, cancel, nomor, body)
    }),
    ...present(declared.checks, parts.checked, (route, { subject, shown }) => [
      read(route, (ctx, input) => checksPage(ctx, subject, shown, asked(input).query)),
    ]),
    ...present(declared.check, parts.checked, (route, { subject }) => [
      change(route, (ctx, input) => keepCheck(ctx, subject, asked(input).body as never)),
    ]),
    ...Object.entries<Print>(papers).map(([paper, print]) =>
      file(
        declared.paper(paper as never),
        (ctx, input) => {
          const { nomor, body } = asked(input)
          return print(ctx, nomor, body.otorisasi)
        },
        // A refusal leaves it counted.
        numbered && ((ctx, input) => lookAtOld(ctx, numbered, named(input))),
      ),
    ),
    ...present(declared.receipt, parts.receipt, (routes, facts) =>
      receiptEndpoints(kind, routes, tellingOf(show, facts), byNumber),
    ),
  ]
}

type NumbersOf = (input: unknown) => readonly string[]
type Reading = (ctx: StoreCtx, input: unknown) => Promise<unknown>
type ByNumber = (route: Route, numbers: NumbersOf, run: Reading) => Endpoint

/** One and several as they are sent. */
function receiptEndpoints(
  kind: DocumentKind,
  { single, many }: NonNullable<Declared['receipt']>,
  tell: Telling,
  byNumber: ByNumber,
): readonly Endpoint[] {
  const numbers = (input: unknown): readonly string[] => {
    const { body } = input as { readonly body: Readonly<Record<string, string | string[]>> }
    return [body[kind.nomor] ?? []].flat()
  }
  return [
    byNumber(single, numbers, (ctx, input) => receiptOf(ctx, kind, tell, numbers(input)[0] ?? '')),
    byNumber(many, numbers, (ctx, input) => receiptsOf(ctx, kind, tell, numbers(input))),
  ]
}

/** A read by numbers that run: of locked days they are counted first. */
const countedRead = (
  kind: NonNullable<ReturnType<typeof readByNumber>>,
  route: Route,
  numbers: NumbersOf,
  run: Reading,
): Endpoint =>
  document(route, async (ctx, input) => {
    await lookAtOld(ctx, kind, numbers(input))
    return readInStore(ctx.app.pool, ctx.kode_toko, db => run({ ...ctx, db }, input))
  })

/** What is sent of a document is said by its detail, and whether it was cancelled. */
const tellingOf =
  (show: (ctx: StoreCtx, nomor: string) => Promise<unknown>, facts: unknown): Telling =>
  async (ctx, nomor) => {
    const shown = await show(ctx, nomor)
    const { status } = shown as { readonly status?: string }
    const said = (facts as (of: unknown) => ReceiptFacts<ReceiptKind>)(shown)
    return { ...said, isCancelled: status === 'BATAL' }
  }

/** Calls that a kind of document may do without. */
const present = <R, P>(
  route: R | undefined,
  part: P | undefined,
  make: (route: R, part: P) => readonly Endpoint[],
): readonly Endpoint[] => (route === undefined || part === undefined ? [] : make(route, part))

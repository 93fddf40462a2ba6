import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@kencana/contract/kit/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Ctx, StoreCtx } from '../context.ts'
import type { Queryable } from '../sql.ts'

/** A validated request of a route. */
export interface Input<R> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
}

type Run<C, R> = (ctx: C, input: Input<R>) => Promise<AnswerOf<R>>

/** A file as an answer (PDF, Excel, CSV, picture). */
export interface FileAnswer {
  readonly mime: string
  readonly name: string
  readonly disposition: 'inline' | 'attachment'
  /** A function is called after the transaction: what is slow to draw holds no connection. */
  readonly bytes: Buffer | NodeJS.ReadableStream | (() => Promise<Buffer>)
}

/**
 * A route with its use case. `kind` decides what the command boundary puts around it:
 * - `read`: one read-only transaction on the application role, scoped to the store; it may be run
 *   before the session is known (work-ahead.ts), so it must have no effect but its answer;
 * - `lookup`: no transaction; all it answers is read by one statement, `ahead`, which calls a
 *   STABLE function that enters the store itself; `run` makes the answer of it;
 * - `change`: one transaction that may write, plus idempotency row and audit row in it;
 * - `document`: no transaction; the use case reads, decides and calls the ledger's writer; what
 *   `ahead` reads for it may be read before the session is known;
 * - `stream`: no transaction; the use case reads until it is done or the caller is gone;
 * - `file`: like `change` without a key, answers a file; what `before` writes, in transactions of
 *   its own, stays whatever becomes of it; - `open`: no session (login, health).
 */
export type Endpoint =
  | { readonly kind: 'read' | 'change'; readonly route: Route; readonly run: Run<StoreCtx, never> }
  | {
      readonly kind: 'document'
      readonly route: Route
      readonly ahead?: (ctx: Ctx, input: never, db: Queryable) => Promise<unknown>
      readonly run: (ctx: Ctx, input: never, facts: never) => Promise<unknown>
    }
  | {
      readonly kind: 'lookup'
      readonly route: Route
      readonly ahead: (ctx: Ctx, input: never, db: Queryable) => Promise<unknown>
      readonly run: (ctx: Ctx, input: never, facts: never) => Promise<unknown>
    }
  | {
      readonly kind: 'file'
      readonly route: Route
      readonly before?: (ctx: Ctx, input: never) => Promise<void>
      readonly run: (ctx: StoreCtx, input: never) => Promise<FileAnswer>
    }
  | {
      readonly kind: 'stream'
      readonly route: Route
      readonly run: (ctx: Ctx, input: never, gone: AbortSignal) => Promise<unknown>
    }
  | {
      readonly kind: 'upload'
      readonly route: Route
      readonly run: (ctx: Ctx, request: FastifyRequest) => Promise<unknown>
    }
  | {
      readonly kind: 'open'
      readonly route: Route
      readonly run: (
        app: App,
        input: never,
        http: { request: FastifyRequest; reply: FastifyReply },
      ) => Promise<unknown>
    }

/** A use case that only reads, in the store's transaction. */
export const read = <R extends Route>(route: R, run: Run<StoreCtx, R>): Endpoint => ({
  kind: 'read',
  route,
  run: run as Run<StoreCtx, never>,
})

/** A use case that changes masters, settings or users; keyed and audited by the boundary. */
export const change = <R extends Route>(route: R, run: Run<StoreCtx, R>): Endpoint => ({
  kind: 'change',
  route,
  run: run as Run<StoreCtx, never>,
})

/** A use case that decides a document and hands it to the ledger's writer. */
export const document = <R extends Route>(route: R, run: Run<Ctx, R>): Endpoint => ({
  kind: 'document',
  route,
  run: run as Run<Ctx, never>,
})

/**
 * The same where all it must know is read by one statement: `ahead` sends it to any connection,
 * has no effect, and gives what `run` decides by.
 */
export const documentBy = <R extends Route, F>(
  route: R,
  ahead: (ctx: Ctx, input: Input<R>, db: Queryable) => Promise<F>,
  run: (ctx: Ctx, input: Input<R>, facts: F) => Promise<AnswerOf<R>>,
): Endpoint => ({
  kind: 'document',
  route,
  ahead: ahead as (ctx: Ctx, input: never, db: Queryable) => Promise<unknown>,
  run: run as (ctx: Ctx, input: never, facts: never) => Promise<unknown>,
})

/**
 * A read that is one statement: two messages on the wire instead of five, for what is asked on
 * every key press.
 */
export const lookup = <R extends Route, F>(
  route: R,
  ahead: (ctx: Ctx, input: Input<R>, db: Queryable) => Promise<F>,
  run: (ctx: Ctx, input: Input<R>, facts: F) => Promise<AnswerOf<R>>,
): Endpoint => ({
  kind: 'lookup',
  route,
  ahead: ahead as (ctx: Ctx, input: never, db: Queryable) => Promise<unknown>,
  run: run as (ctx: Ctx, input: never, facts: never) => Promise<unknown>,
})

/** A use case that answers a file, and what is kept of it even where it is refused. */
export const file = <R extends Route>(
  route: R,
  run: (ctx: StoreCtx, input: Input<R>) => Promise<FileAnswer>,
  before?: (ctx: Ctx, input: Input<R>) => Promise<void>,
): Endpoint => ({
  kind: 'file',
  route,
  ...(before === undefined ? {} : { before: before as (ctx: Ctx, input: never) => Promise<void> }),
  run: run as (ctx: StoreCtx, input: never) => Promise<FileAnswer>,
})

/**
 * A long read, JSON or a file: it reads on a role and in a transaction of its own, and stops when
 * `gone` says that nobody waits for the answer any more.
 */
export const stream = <R extends Route>(
  route: R,
  run: (ctx: Ctx, input: Input<R>, gone: AbortSignal) => Promise<AnswerOf<R>>,
): Endpoint => ({
  kind: 'stream',
  route,
  run: run as (ctx: Ctx, input: never, gone: AbortSignal) => Promise<unknown>,
})

/** A multipart route: the use case reads the parts itself through `platform/http/upload.ts`. */
export const upload = <R extends Route>(
  route: R,
  run: (ctx: Ctx, request: FastifyRequest) => Promise<AnswerOf<R>>,
): Endpoint => ({ kind: 'upload', route, run })

/** A use case without a session: login and health. */
export const open = <R extends Route>(
  route: R,
  run: (
    app: App,
    input: Input<R>,
    http: { request: FastifyRequest; reply: FastifyReply },
  ) => Promise<AnswerOf<R>>,
): Endpoint => ({
  kind: 'open',
  route,
  run: run as (
    app: App,
    input: never,
    http: { request: FastifyRequest; reply: FastifyReply },
  ) => Promise<unknown>,
})

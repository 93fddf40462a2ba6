import type { z } from 'zod'
import type { DateLock } from '../date-lock.ts'
import type { Level } from '../permissions.ts'

/**
 * Who may call a route. A route without a right does not compile (R9).
 * `screens`: any one of these screens in the caller's access tree (SU and OWN have all), with the
 * levels, module and setting that its node of the menu asks for: `{ screens: ['/parameter-akun'] }`
 * is all a call behind that screen says. `levels` and `module` narrow a single call further; what
 * needs a login alone may still belong to a module.
 */
export type Right =
  | { readonly public: true }
  /** `sandiSementara`: also while a one-time password is not replaced yet. */
  | { readonly login: true; readonly sandiSementara?: true; readonly module?: string }
  | {
      readonly screens: readonly string[]
      readonly levels?: readonly Level[]
      readonly module?: string
    }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API: types, validation, client and OpenAPI are made from it. */
export interface Route<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Relative to the API base, parameters as `{name}`. */
  readonly path: string
  readonly summary: string
  readonly right: Right
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: A
  /** Expected refusals, for the OpenAPI page. */
  readonly refusals?: readonly string[]
  /** Answers a file (PDF, Excel, CSV, picture) instead of JSON. */
  readonly file?: boolean
  /** Takes multipart/form-data. */
  readonly multipart?: boolean
  /** A write that must carry an `Idempotency-Key`. */
  readonly keyed?: boolean
  /** Fields of the body kept in the chain as their SHA-256 alone: large, and not for ever. */
  readonly digest?: readonly string[]
  /**
   * Whether the previous-date lock (aktif tgl) holds for the days this call takes. A call with a
   * day in its path or query says so, or the server does not start; `false` = read by right alone.
   */
  readonly dateLock?: DateLock | false
}

/** Declares a route; the generics keep the schemas' types. */
export function defineRoute<
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(route: Route<P, Q, B, A>): Route<P, Q, B, A> {
  return route
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<R> = R extends { params?: infer P } ? Output<NonNullable<P>> : undefined
export type QueryOf<R> = R extends { query?: infer Q } ? Output<NonNullable<Q>> : undefined
export type BodyOf<R> = R extends { body?: infer B } ? Output<NonNullable<B>> : undefined
export type BodyInputOf<R> = R extends { body?: infer B } ? Input<NonNullable<B>> : undefined
export type QueryInputOf<R> = R extends { query?: infer Q } ? Input<NonNullable<Q>> : undefined
export type AnswerOf<R> = R extends { answer: infer A extends z.ZodType } ? z.output<A> : never

/** A no of the server (problem+json), or the lack of an answer (`status` 0). */
export interface ProblemFacts {
  readonly status: number
  readonly code: string
  /** Indonesian sentence a person can act on; also the translation key when there are no facts. */
  readonly detail: string
  readonly facts?: Readonly<Record<string, string | number>>
  /** Field → Indonesian sentence, for forms. */
  readonly errors?: Readonly<Record<string, string>>
  /** What stands in the cells of a file that `errors` is about. */
  readonly nilai?: Readonly<Record<string, string>>
  readonly request_id?: string
  /** The answer had no sentence: `detail` is what such answers are told by. */
  readonly isUnsaid?: boolean
}

/** What `call` throws, and nothing else but an `AbortError` of the caller's own signal. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly errors: Readonly<Record<string, string>>
  readonly nilai: Readonly<Record<string, string>>
  readonly request_id: string | undefined
  readonly isUnsaid: boolean

  constructor(problem: ProblemFacts) {
    super(problem.detail)
    this.name = 'ApiProblem'
    this.status = problem.status
    this.code = problem.code
    this.detail = problem.detail
    this.facts = problem.facts ?? {}
    this.errors = problem.errors ?? {}
    this.nilai = problem.nilai ?? {}
    this.request_id = problem.request_id
    this.isUnsaid = problem.isUnsaid ?? false
  }
}

/** No answer came: nobody knows whether the server did it. */
export const unanswered = (problem: unknown): boolean =>
  problem instanceof ApiProblem && [0, 502, 504].includes(problem.status)

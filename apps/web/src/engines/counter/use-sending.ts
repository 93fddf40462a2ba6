import type { CallInput, RouteRef } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { useAsking } from '../document-frame/use-asking.ts'
import { type Answer, type Sure, useCommand } from '../document-frame/use-command.ts'

interface Approvable {
  readonly otorisasi?: string | string[] | undefined
}

interface Sending<T extends RouteRef, Body> {
  readonly route: T
  /** Beginnings of the queries that show something else afterwards. */
  readonly changes: readonly string[]
  readonly draft: string
  /** Its key, where what it is made from has one. */
  readonly key?: string
  /** What people call it. */
  readonly what: (body: Body) => string
  /** Takes any other no in its own way; answers whether it did. */
  readonly refused: (problem: ApiProblem) => boolean | Promise<boolean>
  readonly done: (answer: Answer<T>, body: Body) => void
}

/**
 * Sends what is written at a counter. Which approvals it needs the server says; with them the same
 * body goes out again. Whatever it refuses, what was typed stays.
 */
export function useSending<const T extends RouteRef, Body extends Approvable>(
  sending: Sending<T, Body>,
) {
  const { route, changes, draft, key, what, refused, done } = sending
  const { run, busy } = useCommand({ changes })
  const send = async (body: Body): Promise<void> => {
    // What was meant is part of what a supervisor approves.
    let asked = body
    const answer = await run<T>({
      route,
      input: (sure: Sure) => {
        asked = { ...body, ...sure }
        return { body: asked } as unknown as CallInput<T>
      },
      what: what(body),
      draft,
      ...(key === undefined ? {} : { key }),
      refused: problem => ask(problem, asked) || refused(problem),
    })
    if (answer !== null) done(answer, body)
  }
  const { ask, ...approvals } = useAsking<Body>(body => void send(body))
  return { send, busy, ...approvals }
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { meant } from '../../kit/dialogs/notify.ts'
import { toFaultSoon } from '../../kit/keys/key-registry.ts'
import type { CallInput, call, RouteRef } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { sendKeyed } from '../../lib/pending.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession } from '../../lib/session.ts'
import { askedFirst } from '../../lib/sure/ask-first.ts'

/** Marks of unusual figures that somebody was asked about and meant. */
export interface Sure {
  readonly dipastikan?: string[]
}

/** What the server answers to a route. */
export type Answer<T extends RouteRef> = Awaited<ReturnType<typeof call<T>>>

/** What a screen sends. */
export interface Command<T extends RouteRef> {
  readonly route: T
  /** Parameters and body; a function where the server may ask whether figures are meant. */
  readonly input: CallInput<T> | ((sure: Sure) => CallInput<T>)
  /** What people call it: 'Tebus FH-JKT-261122-0001'. */
  readonly what: string
  /** Its own key, where what it is made from has one; else one that is found by what is sent. */
  readonly key?: string
  /** The draft it is made from: thrown away once it is known to be saved. */
  readonly draft?: string
  /** Takes a refusal in its own way; answers whether it did. */
  readonly refused?: (problem: ApiProblem) => boolean | Promise<boolean>
}

export interface Options {
  /** Beginnings of the queries that show something else afterwards. */
  readonly changes?: readonly string[]
  /** Somebody else was faster: closes what was begun. */
  readonly onLost?: () => void
}

/**
 * Sends the commands of a screen, one at a time, each under a key that is kept until it is
 * answered: after a lost answer, a reload or in a second tab the same command is never done twice,
 * and until it is known what became of it nothing else is begun (the shell says so). A refusal is
 * told.
 */
export function useCommand({ changes = [], onLost }: Options = {}) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  /** The server's answer; nothing where it refused, was not meant, or another is on its way. */
  const run = async <const T extends RouteRef>(command: Command<T>): Promise<Answer<T> | null> => {
    if (working.current) return null
    working.current = true
    setBusy(true)
    try {
      return await sent(command)
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (await isTaken(problem, command.refused)) return null
      await showProblem(problem)
      toFaultSoon()
      if (problem.status === 409) onLost?.()
      return null
    } finally {
      working.current = false
      setBusy(false)
      refresh(queries, changes)
    }
  }
  return { busy, run }
}

function sent<T extends RouteRef>({
  route,
  input,
  what,
  draft,
  key,
}: Command<T>): Promise<Answer<T> | null> {
  const user_id = ownSession()?.user_id ?? ''
  const options = { what, user_id, draft, key }
  const send = (sure: Sure) =>
    sendKeyed(route, typeof input === 'function' ? input(sure) : input, options) as Promise<
      Answer<T>
    >
  return askedFirst(send, meant)
}

/** A refusal the screen takes by itself, or that is about the day: what was typed stays. */
async function isTaken(problem: ApiProblem, refused: Command<RouteRef>['refused']) {
  if ((await refused?.(problem)) === true) return true
  if (!OF_THE_DAY.includes(problem.code)) return false
  const { toldClosed } = await import('../../lib/day/tell-closed.ts')
  return toldClosed(problem)
}

const OF_THE_DAY: readonly string[] = ['TOKO_SUDAH_TUTUP', 'TOKO_BELUM_BUKA']

function refresh(queries: QueryClient, changes: readonly string[]): void {
  for (const change of changes) void queries.invalidateQueries({ queryKey: [change] })
}

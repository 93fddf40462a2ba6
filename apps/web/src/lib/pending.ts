import type { AnswerOf } from '@kencana/contract/kit/route'
import type { commandStatus } from '@kencana/contract/session'
import { type CallInput, call, type RouteRef, routeRef } from './api.ts'
import { unanswered } from './api-problem.ts'
import { onDevice } from './device/local-database.ts'
import { apiBase } from './portal.ts'

/**
 * A write whose answer has not come yet. It is kept before it is sent, so that after a lost
 * connection, or a closed tab, the same key asks what became of it, and nothing is done twice.
 */
export interface PendingWrite {
  readonly key: string
  readonly method: string
  readonly path: string
  readonly params: unknown
  readonly body: unknown
  /** What people call it: 'Penjualan Rp 4,865,500'. */
  readonly what: string
  readonly user_id: string
  /** Base of the store it was meant for: it may be asked about there only. */
  readonly base: string
  /** When it was last sent. */
  readonly at: string
}

const status = routeRef<typeof commandStatus>('GET', 'perintah/{kunci}')
/** After this long a request that was sent has either arrived or never will. */
const SETTLED_MS = 70_000
/** Keys this page is still sending itself. */
const onTheirWay = new Set<string>()

const RESTS_MS = [1000, 3000, 6000]

export interface KeyedOptions {
  readonly what: string
  readonly user_id: string
  /** Given again when a kept write is asked about. */
  readonly key?: string
  /** Called when no answer came and the status is being looked up ('memeriksa status…'). */
  readonly onChecking?: () => void
}

/**
 * Sends a keyed write. Without an answer it asks again with the same key; the server replays what
 * it did. What stays unanswered stays kept (see `pendingWrites`).
 */
export async function sendKeyed<const T extends RouteRef>(
  route: T,
  input: CallInput<T>,
  options: KeyedOptions,
): Promise<Awaited<AnswerOf<unknown>> | Awaited<ReturnType<typeof call<T>>>> {
  const key = options.key ?? crypto.randomUUID()
  const { params, body } = input as { params?: unknown; body?: unknown }
  const { what, user_id } = options
  const { method, path } = route
  const write = { key, method, path, params, body, what, user_id, base: apiBase() }
  const attempt = call as (route: T, input: unknown) => ReturnType<typeof call<T>>
  onTheirWay.add(key)
  try {
    for (let tries = 0; ; tries++) {
      await keep({ ...write, at: new Date().toISOString() })
      try {
        const answer = await attempt(route, { ...input, idempotencyKey: key })
        await forget(key)
        return answer
      } catch (problem) {
        const rest = RESTS_MS[tries]
        if (!unanswered(problem)) await forget(key)
        if (!unanswered(problem) || rest === undefined) throw problem
        options.onChecking?.()
        await new Promise(resolve => setTimeout(resolve, rest))
      }
    }
  } finally {
    onTheirWay.delete(key)
  }
}

/** What became of a kept write; `unknown` while it may still be on its way, or nobody answers. */
export type Fate = 'saved' | 'not-saved' | 'unknown'

/** Asks the server what became of a kept write, without doing it; a known fate is dropped. */
export async function fateOf(write: PendingWrite): Promise<Fate> {
  const sent = Date.parse(write.at)
  const answer = await call(status, { params: { kunci: write.key } }).catch(() => undefined)
  if (answer === undefined) return 'unknown'
  const saved = answer.status === 'TERSIMPAN'
  if (!saved && Date.now() - sent < SETTLED_MS) return 'unknown'
  await forget(write.key)
  return saved ? 'saved' : 'not-saved'
}

/** Writes of this user to the present store that nobody has heard of again, oldest first. */
export async function pendingWrites(user_id: string): Promise<readonly PendingWrite[]> {
  const all = await onDevice<PendingWrite[]>('tertunda', 'readonly', store => store.getAll())
  return (all ?? [])
    .filter(write => write.user_id === user_id && write.base === apiBase())
    .filter(write => !onTheirWay.has(write.key))
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** Drops a kept write once its fate is known. */
async function forget(key: string): Promise<void> {
  await onDevice('tertunda', 'readwrite', store => store.delete(key))
}

async function keep(write: PendingWrite): Promise<void> {
  await onDevice('tertunda', 'readwrite', store => store.put(write))
}

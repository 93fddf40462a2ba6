import type { AnswerOf } from '@kencana/contract/kit/route'
import { type CallInput, call, type RouteRef } from './api.ts'
import { unanswered } from './api-problem.ts'
import { onDevice } from './device/local-database.ts'

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
  readonly at: string
}

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
  await keep({
    key,
    method: route.method,
    path: route.path,
    params,
    body,
    what: options.what,
    user_id: options.user_id,
    at: new Date().toISOString(),
  })
  const attempt = call as (route: T, input: unknown) => ReturnType<typeof call<T>>
  for (let tries = 0; ; tries++) {
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
}

/** Writes nobody has heard of again, oldest first. */
export async function pendingWrites(user_id: string): Promise<readonly PendingWrite[]> {
  const all = await onDevice<PendingWrite[]>('tertunda', 'readonly', store => store.getAll())
  return (all ?? [])
    .filter(write => write.user_id === user_id)
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** Drops a kept write once its fate is known. */
async function forget(key: string): Promise<void> {
  await onDevice('tertunda', 'readwrite', store => store.delete(key))
}

async function keep(write: PendingWrite): Promise<void> {
  await onDevice('tertunda', 'readwrite', store => store.put(write))
}

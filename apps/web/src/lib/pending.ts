import type { AnswerOf } from '@kencana/contract/kit/route'
import type { commandStatus } from '@kencana/contract/session'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { notify } from '../kit/dialogs/notify.ts'
import { type CallInput, call, type RouteRef, routeRef } from './api.ts'
import { ApiProblem, unanswered } from './api-problem.ts'
import { dropDraft } from './device/draft.ts'
import { flushDrafts } from './device/drafts/draft-store.ts'
import { fingerprint, withoutSecrets } from './device/drafts/without-secrets.ts'
import { onDevice } from './device/local-database.ts'
import { isSame } from './device/same.ts'
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
  /** Without what no device keeps: enough to know it by, not always to send it again. */
  readonly body: unknown
  /** Tells whether the same thing is sent again. */
  readonly sidik?: string
  /** What people call it: 'Penjualan Rp 4,865,500'. */
  readonly what: string
  readonly user_id: string
  /** Base of the store it was meant for: it may be asked about there only. */
  readonly base: string
  /** When it was last sent. */
  readonly at: string
  /** No answer came, and nobody is sure that one will. */
  readonly isLost?: true
  /** The draft it was made from: thrown away once it is known to be saved. */
  readonly draft?: string
}

const status = routeRef<typeof commandStatus>('GET', 'perintah/{kunci}')
/** After this long a request that was sent has either arrived or never will. */
const SETTLED_MS = 70_000
/** A write this young may be another tab's own, still waiting for its answer. */
const YOUNG_MS = 5000
/** Keys this page is still sending itself. */
const onTheirWay = new Set<string>()

const RESTS_MS = [1000, 3000, 6000]
const LATER_MS = 5000

export interface KeyedOptions {
  readonly what: string
  readonly user_id: string
  /** The caller's own key; without one, that of the same command while it is unanswered. */
  readonly key?: string | undefined
  /** Name of the draft it is made from. */
  readonly draft?: string | undefined
}

/**
 * Sends a keyed write. Without an answer it asks again with the same key, under the shell's dialog
 * ('memeriksa status…'); the server replays what it did. What stays unanswered stays kept (see
 * `pendingWrites`): saving again, after a reload or in another tab, takes up the same key, so that
 * nothing is done twice.
 */
export async function sendKeyed<const T extends RouteRef>(
  route: T,
  input: CallInput<T>,
  options: KeyedOptions,
): Promise<Awaited<AnswerOf<unknown>> | Awaited<ReturnType<typeof call<T>>>> {
  flushDrafts()
  const { params, body } = input as { params?: unknown; body?: unknown }
  const { what, user_id, draft } = options
  const { method, path } = route
  const sidik = fingerprint(body)
  const asked = { method, path, params, sidik, what, user_id, base: apiBase() }
  const key = options.key ?? (await keyFor(asked))
  const safe = body instanceof FormData ? null : withoutSecrets(body)
  const write = { ...asked, key, body: safe, ...(draft === undefined ? {} : { draft }) }
  const attempt = call as (route: T, input: unknown) => ReturnType<typeof call<T>>
  onTheirWay.add(key)
  let isUnsent = true
  try {
    for (let tries = 0; ; tries++) {
      const lost = tries > 0 ? { isLost: true as const } : {}
      await keep({ ...write, ...lost, at: new Date().toISOString() })
      try {
        isUnsent &&= !navigator.onLine
        const answer = await attempt(route, { ...input, idempotencyKey: key })
        // The draft first: a page that is closed in between still learns what became of it.
        if (draft !== undefined) await dropDraft(draft)
        await forget(key)
        if (tries > 0) notify.toast(i18next.t('{apa} tersimpan.', { apa: what }), 'success')
        return answer
      } catch (problem) {
        if (!unanswered(problem)) await forget(key)
        if (!unanswered(problem)) throw problem
        setChecking(what, isUnsent)
        await rested(RESTS_MS[tries] ?? LATER_MS)
      }
    }
  } finally {
    onTheirWay.delete(key)
    setChecking(null)
  }
}

/**
 * The key for a command: that of the same one nobody has heard of again, else a new one. Where the
 * one before was another (the form was changed since), its fate is found out first.
 * @throws ApiProblem when the one before turns out to be saved: people look before they go on
 */
async function keyFor(
  asked: Pick<PendingWrite, 'method' | 'path' | 'params' | 'sidik' | 'user_id'>,
): Promise<string> {
  try {
    for (;;) {
      const alike = (await keptWrites(asked.user_id)).filter(
        one =>
          one.method === asked.method &&
          one.path === asked.path &&
          isSame(one.params, asked.params),
      )
      const same = alike.find(one => one.sidik === asked.sidik)
      if (same !== undefined) return same.key
      const other = alike.find(one => !onTheirWay.has(one.key) && isForgotten(one))
      if (other === undefined) return crypto.randomUUID()
      const fate = await fateOf(other)
      if (fate === 'saved') throw savedBefore(other)
      if (fate === 'not-saved') continue
      setChecking(other.what)
      await rested(LATER_MS)
    }
  } finally {
    setChecking(null)
  }
}

const isForgotten = ({ isLost, at }: PendingWrite): boolean =>
  isLost === true || Date.now() - Date.parse(at) > YOUNG_MS

function savedBefore({ what }: PendingWrite): ApiProblem {
  const detail = i18next.t('{apa} sebelumnya ternyata sudah tersimpan. Periksa dahulu.', {
    apa: what,
  })
  return new ApiProblem({ status: 409, code: 'SUDAH_TERSIMPAN', detail })
}

/** A command nobody has heard of yet. */
export interface Checking {
  readonly what: string
  /** It never left this device: there was no network whenever it was sent. */
  readonly isUnsent: boolean
}

/** What is being asked about, until the answer is known. */
let checking: Checking | null = null
const watchers = new Set<() => void>()
const sleepers = new Set<() => void>()

/** The command nobody has heard of yet; `null` when there is none. */
export const useChecking = (): Checking | null =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => checking,
  )

/** Asks at once instead of after the rest. */
export function checkNow(): void {
  for (const wake of [...sleepers]) wake()
}

function setChecking(what: string | null, isUnsent = false): void {
  if (checking?.what === what && checking?.isUnsent === isUnsent) return
  checking = what === null ? null : { what, isUnsent }
  for (const watcher of watchers) watcher()
}

function rested(ms: number): Promise<void> {
  return new Promise(resolve => {
    const wake = () => {
      clearTimeout(timer)
      sleepers.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    sleepers.add(wake)
  })
}
window.addEventListener('online', checkNow)

/** What became of a kept write; `unknown` while it may still be on its way, or nobody answers. */
export type Fate = 'saved' | 'not-saved' | 'unknown'

/** Asks what became of a kept write, while nothing else may be begun. */
export async function askFate(write: PendingWrite): Promise<Fate> {
  setChecking(write.what)
  try {
    return await fateOf(write)
  } finally {
    setChecking(null)
  }
}

/** Asks the server what became of a kept write, without doing it; a known fate is dropped. */
export async function fateOf(write: PendingWrite): Promise<Fate> {
  const sent = Date.parse(write.at)
  const answer = await call(status, { params: { kunci: write.key } }).catch(() => undefined)
  if (answer === undefined) return 'unknown'
  const saved = answer.status === 'TERSIMPAN'
  if (!saved && Date.now() - sent < SETTLED_MS) return 'unknown'
  if (saved && write.draft !== undefined) await dropDraft(write.draft)
  await forget(write.key)
  return saved ? 'saved' : 'not-saved'
}

/** Writes of this user to the present store that nobody has heard of again, oldest first. */
export async function pendingWrites(user_id: string): Promise<readonly PendingWrite[]> {
  return (await keptWrites(user_id)).filter(write => !onTheirWay.has(write.key))
}

async function keptWrites(user_id: string): Promise<readonly PendingWrite[]> {
  const all = await onDevice<PendingWrite[]>('tertunda', 'readonly', store => store.getAll())
  return (all ?? [])
    .filter(write => write.user_id === user_id && write.base === apiBase())
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** Drops a kept write once its fate is known. */
async function forget(key: string): Promise<void> {
  await onDevice('tertunda', 'readwrite', store => store.delete(key))
}

async function keep(write: PendingWrite): Promise<void> {
  await onDevice('tertunda', 'readwrite', store => store.put(write))
}

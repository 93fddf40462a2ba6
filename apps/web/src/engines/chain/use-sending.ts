import { useEffect, useRef, useState } from 'react'
import { type ApiProblem, unanswered } from '../../lib/api-problem.ts'
import { type AskingOne, askStore, type Heard, type StoreRow } from '../../lib/chain/ask-stores.ts'

/** How far a store is: what would change was asked for, is sent, is done, or went wrong. */
export interface Line<P> {
  readonly store: StoreRow
  readonly step: 'looking' | 'seen' | 'sending' | 'done' | 'failed'
  /** What would change there; nothing while it is not known. */
  readonly seen?: P
  readonly problem?: ApiProblem | undefined
}

export interface Sending extends AskingOne {
  /** One key for each store, whatever becomes of it: nothing is done twice. */
  readonly idempotencyKey: string
  /** A supervisor's grant of that store, where one was given. */
  readonly otorisasi?: string
}

export interface Plan<P> {
  readonly stores: readonly StoreRow[]
  /** What would change in a store. */
  readonly look: (store: StoreRow, how: AskingOne) => Promise<P>
  readonly send: (store: StoreRow, seen: P, how: Sending) => Promise<unknown>
  readonly isChange: (seen: P) => boolean
  /** A store is done: called for each by itself, the others may fail. */
  readonly onDone: (store: StoreRow) => void
}

/**
 * Sends one change to several stores side by side, each by a call of its own. What one of them
 * refuses, or does not answer, stops no other; it is sent again alone, under the same key.
 */
export function useSending<P>(plan: Plan<P>) {
  const [lines, setLines] = useState<readonly Line<P>[]>(() =>
    plan.stores.map(store => ({ store, step: 'looking' })),
  )
  const keys = useRef(new Map<string, string>())
  const latest = useRef(plan)
  latest.current = plan
  const put = (store: StoreRow, line: Omit<Line<P>, 'store'>) =>
    setLines(now => now.map(one => (one.store === store ? { ...one, ...line } : one)))

  const look = async (store: StoreRow): Promise<P | undefined> => {
    put(store, { step: 'looking' })
    const heard = await askStore(store, how => latest.current.look(store, how))
    if (heard.problem !== undefined) put(store, { step: 'failed', problem: heard.problem })
    else put(store, { step: 'seen', seen: heard.answer, problem: undefined })
    return heard.answer
  }
  const send = async (store: StoreRow, seen: P, otorisasi?: string): Promise<void> => {
    const idempotencyKey = keys.current.get(store.kode_toko) ?? crypto.randomUUID()
    keys.current.set(store.kode_toko, idempotencyKey)
    put(store, { step: 'sending', problem: undefined })
    const granted = otorisasi === undefined ? {} : { otorisasi }
    const heard: Heard<unknown> = await askStore(store, how =>
      latest.current.send(store, seen, { ...how, idempotencyKey, ...granted }),
    )
    if (heard.problem !== undefined) return put(store, { step: 'failed', problem: heard.problem })
    put(store, { step: 'done', problem: undefined })
    latest.current.onDone(store)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, as it opens
  useEffect(() => {
    for (const { store } of lines) void look(store)
  }, [])

  const ready = lines.filter(
    ({ step, seen }) => step === 'seen' && seen !== undefined && plan.isChange(seen),
  )
  const failed = lines.filter(({ step }) => step === 'failed')
  return {
    lines,
    ready,
    failed,
    busy: lines.some(({ step }) => step === 'looking' || step === 'sending'),
    isBegun: lines.some(({ step }) => step === 'sending' || step === 'done'),
    sendReady: async () => {
      await Promise.all(ready.map(({ store, seen }) => seen !== undefined && send(store, seen)))
    },
    /** Those that failed, and no other. What was refused is looked at anew before it is sent. */
    retry: async () => {
      await Promise.all(
        failed.map(async ({ store, seen, problem }) => {
          if (seen !== undefined && unanswered(problem)) return send(store, seen)
          await look(store)
        }),
      )
    },
    sendGranted: (store: StoreRow, seen: P, otorisasi: string) => send(store, seen, otorisasi),
  }
}

export type SendingState<P> = ReturnType<typeof useSending<P>>

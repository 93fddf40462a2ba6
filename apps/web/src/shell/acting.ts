import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { useSyncExternalStore } from 'react'
import { storeIn } from '../lib/address/address.ts'
import { call } from '../lib/api.ts'
import { ApiProblem } from '../lib/api-problem.ts'
import { chosenStore } from '../lib/portal.ts'
import { ownSession, refreshSession, type Session, workFor } from '../lib/session.ts'
import { queries } from './queries.ts'
import { sessionCalls } from './session-calls.ts'
import { storeCalls } from './store-calls.ts'

/** Why the store of the address is not worked for. */
export interface NotActing {
  readonly kode_toko: string
  /** `refused`: one may not, or there is no such store; `failed`: nobody answered. */
  readonly reason: 'refused' | 'failed'
}

let fault: NotActing | null = null
const watchers = new Set<() => void>()

/** What keeps this user from the store that the address names, or `null`. */
export const useNotActing = (): NotActing | null => useSyncExternalStore(watch, () => fault)

let isFirst = true

/**
 * Works for the store that an address names, before its screen is drawn: so a link, the way back, a
 * reload and a second tab all show the store they say. Only the first address of a tab that names
 * none leaves the store that the tab worked for.
 */
export async function followAddress(search: string): Promise<void> {
  const own = ownSession()
  if (own === null) return
  const named = storeIn(search)
  const kept = isFirst && named === null
  isFirst = false
  if (kept) return
  const wanted = named === own.kode_toko ? null : named
  if (fault === null && wanted === (chosenStore()?.kode_toko ?? null)) return
  const reason = wanted === null ? leave() : await actFor(own, wanted)
  queries.clear()
  fault = reason === null || wanted === null ? null : { kode_toko: wanted, reason }
  for (const watcher of watchers) watcher()
}

function leave(): null {
  workFor(null)
  return null
}

/** The server refuses too: this says why before a screen is half drawn. */
async function actFor(own: Session, kode_toko: string): Promise<NotActing['reason'] | null> {
  const may = own.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(own.level)
  const found = may ? await factsOf(own, kode_toko) : 'refused'
  if (found === 'refused' || found === 'failed') {
    leave()
    return found
  }
  workFor(found.store)
  refreshSession(found.facts)
  return null
}

async function factsOf(own: Session, kode_toko: string) {
  try {
    const stores = await call(storeCalls.list, { portal: own.portalPusat })
    const found = stores.find(store => store.kode_toko === kode_toko)
    if (found === undefined) return 'refused'
    const { nama_toko, portal } = found
    const facts = await call(sessionCalls.session, { portal })
    return { store: { kode_toko, nama_toko, portal }, facts }
  } catch (problem) {
    return problem instanceof ApiProblem && problem.status === 403 ? 'refused' : 'failed'
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

import { mayLookBack } from '@kencana/contract/date-lock'
import type { AccessNode } from '@kencana/contract/menu'
import type { SessionAnswer } from '@kencana/contract/session'
import { useSyncExternalStore } from 'react'
import { COLOR_KEY } from '../theme/color-scheme.ts'
import { NOTA_PRINTING_KEY } from './device/nota-printing.ts'
import { TILL_SALES_KEY } from './device/till-sales.ts'
import { leaveFreely } from './device/unsaved.ts'
import { BASE_PATH, type ChosenStore, chooseStore, chosenStore } from './portal.ts'

export type Session = SessionAnswer

const LOGGED_IN = 'true'
/** Last branch that logged in here: the login page names it. */
export const BRANCH_KEY = 'kencana-cabang'
/** Wishes and habits of the device, not of the session: they outlive it. */
/** Columns of reports that this device does not show. */
export const HIDDEN_COLUMNS_KEY = 'kencana-kolom'
const DEVICE_KEYS = [
  'language',
  COLOR_KEY,
  BRANCH_KEY,
  NOTA_PRINTING_KEY,
  TILL_SALES_KEY,
  HIDDEN_COLUMNS_KEY,
]
/** Why the login page is shown: the tab's own, and read once. */
export const ENDED_KEY = 'kencana-sesi-berakhir'
/** Facts of the store the head office works for; per tab, because each tab may work for another. */
const STORE_FACTS = 'kencana-toko-fakta'

const watchers = new Set<() => void>()
let current = read()

/** The session, or `null`. A flag that is not exactly the expected value empties the storage. */
export function session(): Session | null {
  return current
}

/** The login itself, whatever store is worked for. */
export function ownSession(): Session | null {
  return current === null ? null : parsed(localStorage.getItem('userdata'))
}

/** Re-renders when the session changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(watch, session)
}

/**
 * The first day that may be chosen: the open day while the previous-date lock (aktif tgl) holds for
 * this user, otherwise none. The server asks again, this only spares a refusal.
 */
export function firstDay(who: Session | null = current): string | undefined {
  if (who === null || mayLookBack(who.level, flag => who.setting[flag])) return undefined
  return who.tgl_system ?? undefined
}

/** Keeps what the login answered under the specified names (doc2 §2, 03-decisions §3). */
export function keepSession(answer: Session): void {
  sessionStorage.removeItem(ENDED_KEY)
  localStorage.setItem('isLogin', LOGGED_IN)
  localStorage.setItem('userdata', JSON.stringify(answer))
  localStorage.setItem('module', JSON.stringify(answer.module))
  localStorage.setItem('pembulatan', String(answer.pembulatan))
  localStorage.setItem('portal1', answer.portal1)
  localStorage.setItem('portalPusat', answer.portalPusat)
  localStorage.setItem(BRANCH_KEY, `${answer.kode_toko} ${answer.nama_toko}`)
  changed()
}

/** Takes over rights, modules and business day as they stand now; the token stays. */
export function refreshSession(answer: Omit<Session, 'token'>): void {
  if (current === null) return
  if (chosenStore() === null) {
    keepSession({ ...answer, token: current.token })
    return
  }
  sessionStorage.setItem(STORE_FACTS, JSON.stringify(answer))
  changed()
}

/** The same session under a new token. */
export function keepToken(token: string): void {
  const own = ownSession()
  if (own === null) return
  localStorage.setItem('userdata', JSON.stringify({ ...own, token }))
  changed()
}

/** Works for a store of the chain, or for one's own again; `refreshSession` brings its facts. */
export function workFor(store: ChosenStore | null): void {
  sessionStorage.removeItem(STORE_FACTS)
  chooseStore(store)
  changed()
}

/** Forgets the session; colour and language stay with the device. */
export function clearSession(): void {
  const kept = DEVICE_KEYS.map(key => [key, localStorage.getItem(key)] as const)
  localStorage.clear()
  sessionStorage.removeItem(STORE_FACTS)
  chooseStore(null)
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  changed()
}

/** An invalid token: storage emptied, flag false, back to the login page (doc2 §8). */
export function endSession(): void {
  clearSession()
  localStorage.setItem('isLogin', 'false')
  sessionStorage.setItem(ENDED_KEY, '1')
  leaveFreely()
  window.location.replace(BASE_PATH)
}

/** Whether a module is on in the user's store. */
export function moduleOn(key: string): boolean {
  return current?.module.some(module => module.key === key && module.value) ?? false
}

/** Whether a screen stands in an access tree. */
export const shows = ({ akses }: Pick<Session, 'akses'>, path: string): boolean =>
  holds(akses as readonly AccessNode[], path.slice(1))

const holds = (nodes: readonly AccessNode[], kode: string): boolean =>
  nodes.some(node => node.is_show && (node.kode === kode || holds(node.children, kode)))

function read(): Session | null {
  if (localStorage.getItem('isLogin') !== LOGGED_IN) return null
  const own = parsed(localStorage.getItem('userdata'))
  const facts = chosenStore() === null ? null : sessionStorage.getItem(STORE_FACTS)
  return own === null ? null : { ...own, ...(JSON.parse(facts ?? '{}') as Partial<Session>) }
}

function parsed(text: string | null): Session | null {
  try {
    const data: unknown = JSON.parse(text ?? '')
    return isSession(data) ? data : null
  } catch {
    return null
  }
}

function isSession(data: unknown): data is Session {
  return typeof data === 'object' && data !== null && 'token' in data && 'akses' in data
}

/**
 * Empties a storage whose flag is not the expected one, be it another or none (doc2 §4). Called
 * once, before anything is drawn.
 */
export function checkStoredFlag(): void {
  if (current !== null) return
  const ended = localStorage.getItem('isLogin') === 'false'
  clearSession()
  if (ended) localStorage.setItem('isLogin', 'false')
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function changed(): void {
  current = read()
  for (const watcher of watchers) watcher()
}

// Logging out in one tab logs out the others.
window.addEventListener('storage', event => {
  if (event.key === null || event.key === 'isLogin' || event.key === 'userdata') changed()
})

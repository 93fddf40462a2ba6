import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { MORE_ICONS } from '../../kit/text/more-icons.ts'
import { call } from '../../lib/api.ts'
import { askStores, type StoreRow } from '../../lib/chain/ask-stores.ts'
import { chosenStore } from '../../lib/portal.ts'
import { type Found, MOST_FOUND, searchAll } from '../../lib/search.ts'
import { ownSession, type Session } from '../../lib/session.ts'
import { accessTo } from '../access.ts'
import { storeCalls } from '../store-calls.ts'
import { nearScreens } from './menu/near-screens.ts'
import { isNear } from './menu/near-words.ts'

/** What is found so far, and the stores that were asked and said nothing. */
export interface Records {
  readonly found: readonly Found[]
  readonly silent: readonly string[]
}

interface Search {
  readonly typed: string
  readonly screens: readonly Found[]
  readonly session: Session
  readonly signal: AbortSignal
  /** Hears what is found as it comes; what it heard before keeps its place. */
  readonly tell: (records: Records) => void
}

/** Who searches waits for no store longer than this. */
const PATIENCE_MS = 6000

/**
 * What is found by more than a name: screens by what is meant, stores, pieces and documents. Head
 * office finds those of every store, each with its store, and opens them there; a number that names
 * a store is asked for there alone. Fetched with the first search, so that nothing of it weighs on
 * the first load.
 */
export async function findRecords(search: Search): Promise<void> {
  const { typed, screens, session, signal, tell } = search
  const near = nearScreens(screens, typed)
  if (near.length > 0) tell({ found: near, silent: [] })
  const stores = await storesToFind()
  const named = [...near, ...foundStores(stores, typed)]
  const asked = storesToAsk(stores, typed)
  if (asked.length > 0) return findInStores(search, named, asked)
  const { found, isSilent } = await searchAll(typed, mayOpenOf(session), { signal })
  tell({ found: [...named, ...found], silent: isSilent ? [session.kode_toko] : [] })
}

const mayOpenOf = (session: Session) => (screen: string) => accessTo(screen, session) === 'allowed'

/**
 * The finds of several stores in the order they answer: of each as many as leave room for the
 * others, and once all have answered what else there is.
 */
async function findInStores(
  { typed, session, signal, tell }: Search,
  named: readonly Found[],
  asked: readonly StoreRow[],
): Promise<void> {
  const own = ownSession()?.kode_toko
  const each = Math.max(2, Math.ceil(MOST_FOUND / asked.length))
  const found = [...named]
  const more: Found[] = []
  const silent: string[] = []
  const say = () => tell({ found: [...found], silent: [...silent] })
  say()
  await askStores(
    asked,
    async (how, { kode_toko }) => {
      const answer = await searchAll(typed, mayOpenOf(session), how)
      const store = kode_toko === own ? null : kode_toko
      const theirs = answer.found.map(one => ({
        ...one,
        key: `${kode_toko} ${one.key}`,
        note: `${kode_toko} · ${one.note ?? ''}`,
        store,
      }))
      found.push(...theirs.slice(0, each))
      more.push(...theirs.slice(each))
      if (answer.isSilent) silent.push(kode_toko)
      say()
    },
    signal,
    PATIENCE_MS,
  )
  tell({ found: [...found, ...more], silent })
}

/** The store that a number names; every store where none is worked for; else that one, unasked. */
function storesToAsk(stores: readonly StoreRow[], typed: string): readonly StoreRow[] {
  const code = NUMBERED.exec(typed)?.[1]?.toUpperCase()
  const here = chosenStore()?.kode_toko
  if (code !== undefined && code === (here ?? ownSession()?.kode_toko)) return []
  const there = stores.find(store => store.kode_toko === code)
  if (there !== undefined) return [there]
  return here === undefined ? stores : []
}

/** What names a store in a number such as FJ-JKT-261121-0010. */
const NUMBERED = /^[a-z]{2}-([a-z0-9]+)-/i

let listed: Promise<readonly StoreRow[]> | undefined

/** The stores this user may work for, read once; none for the staff of one store. */
function storesToFind(): Promise<readonly StoreRow[]> {
  const own = ownSession()
  if (own === null || own.tipe !== 'PUSAT' || !ACTS_FOR_STORES.includes(own.level)) {
    return Promise.resolve([])
  }
  listed ??= call(storeCalls.list, { portal: own.portalPusat }).catch(() => {
    listed = undefined
    return []
  })
  return listed
}

/** Stores by their code or a word of their name, slips of the hand too; each leads to its home. */
function foundStores(stores: readonly StoreRow[], typed: string): readonly Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const own = ownSession()?.kode_toko
  return stores
    .filter(({ kode_toko, nama_toko }) => {
      const parts = `${kode_toko} ${nama_toko}`.toLowerCase().split(/\s+/)
      return words.every(word => parts.some(part => part.startsWith(word) || isNear(word, part)))
    })
    .map(({ kode_toko, nama_toko }) => ({
      key: `toko ${kode_toko}`,
      label: nama_toko,
      code: kode_toko,
      note: kode_toko,
      icon: MORE_ICONS.toko,
      path: '/home',
      store: kode_toko === own ? null : kode_toko,
    }))
}

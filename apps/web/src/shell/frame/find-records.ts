import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { call } from '../../lib/api.ts'
import { chosenStore } from '../../lib/portal.ts'
import { type Found, searchAll } from '../../lib/search.ts'
import { ownSession, type Session } from '../../lib/session.ts'
import { accessTo } from '../access.ts'
import { type StoreRow, storeCalls } from '../store-calls.ts'
import { nearScreens } from './menu/near-screens.ts'
import { isNear } from './menu/near-words.ts'

/**
 * What is found by more than a name: screens by what is meant, stores, pieces and documents. A
 * number that names another store is asked for there, and opens there. Fetched with the first
 * search, so that nothing of it weighs on the first load.
 */
export async function recordsOf(
  typed: string,
  screens: readonly Found[],
  session: Session,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const mayOpen = (screen: string) => accessTo(screen, session) === 'allowed'
  const near = nearScreens(screens, typed)
  const stores = await storesToFind()
  const there = storeOfNumber(stores, typed)
  if (there === undefined) {
    const found = await searchAll(typed, mayOpen, { signal })
    return [...near, ...foundStores(stores, typed), ...found]
  }
  const { kode_toko, portal } = there
  const store = kode_toko === ownSession()?.kode_toko ? null : kode_toko
  const found = await searchAll(typed, mayOpen, { signal, portal })
  return found.map(one => ({ ...one, note: `${kode_toko} · ${one.note ?? ''}`, store }))
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
      note: kode_toko,
      icon: 'toko',
      path: '/home',
      store: kode_toko === own ? null : kode_toko,
    }))
}

/** The store that a number names, where it is another one than that worked for. */
function storeOfNumber(stores: readonly StoreRow[], typed: string): StoreRow | undefined {
  const code = NUMBERED.exec(typed)?.[1]?.toUpperCase()
  const here = chosenStore()?.kode_toko ?? ownSession()?.kode_toko
  return code === here ? undefined : stores.find(store => store.kode_toko === code)
}

import type { AddressedScreen, AskedOf } from '@kencana/contract/menu/addresses'
import { BASE_PATH, chosenStore } from '../portal.ts'

/** Names the store that is acted for in an address; an address without it means one's own. */
export const ACTING = 'atas_nama'

const BASE = BASE_PATH.replace(/\/$/, '')

/**
 * The address of a screen, with what it is to show and the store it is shown of: the one acted for
 * now when nothing is said, `null` for one's own. Every address of the product is made here.
 */
export function addressOf(
  path: string,
  search: Readonly<Record<string, string | undefined>> = {},
  store: string | null = chosenStore()?.kode_toko ?? null,
): string {
  const said = Object.entries(search).filter(
    (one): one is [string, string] => one[1] !== undefined && one[1] !== '',
  )
  const query = new URLSearchParams(said)
  if (store !== null) query.set(ACTING, store)
  return `${BASE}${path}${query.size === 0 ? '' : `?${query}`}`
}

/** Where `addressOf` is to lead: a screen, with names that it reads. */
export const placeIn = <S extends AddressedScreen>(path: S, search: AskedOf<S>) => ({
  path,
  search: search as Readonly<Record<string, string>>,
})

/** The store an address names, or `null`. */
export const storeIn = (search: string): string | null => {
  const named = unquoted(new URLSearchParams(search).get(ACTING) ?? '')
  return named === '' ? null : named
}

/** Every address that the router writes says the store acted for. */
export function withStore(url: URL): URL {
  const store = chosenStore()
  if (store !== null) url.searchParams.set(ACTING, store.kode_toko)
  return url
}

/** The router writes a text that looks like a number in quotes ("750"). */
export const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1')

import { withoutSlash } from '@kencana/contract/kit/free-text'
import { useSyncExternalStore } from 'react'

/**
 * The path the product lives under, a slash at both ends. The server writes it into the page, so
 * one build serves at any address (doc2 §2).
 */
export const BASE_PATH: string = document.documentElement.dataset.base ?? '/'

/** Address of this installation, with its base path, without a trailing slash. */
export const ownAddress = (): string => `${window.location.origin}${BASE_PATH}`.slice(0, -1)

/** The store a head-office user works for, until they choose another or close the tab. */
export interface ChosenStore {
  readonly kode_toko: string
  readonly nama_toko: string
  /** Base URL of the store; may be another server's (03-decisions §2). */
  readonly portal: string
}

const KEY = 'kencana-toko'
const watchers = new Set<() => void>()
let chosen = read()

/** The chosen store, or `null` for one's own. */
export const chosenStore = (): ChosenStore | null => chosen

/** Re-renders when another store is chosen. */
export function useChosenStore(): ChosenStore | null {
  return useSyncExternalStore(watch, chosenStore)
}

/** Directs the calls to a store, or to one's own again; screens use `workFor` of `session.ts`. */
export function chooseStore(store: ChosenStore | null): void {
  if (store === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(store))
  chosen = store
  for (const watcher of watchers) watcher()
}

/** `{portal}/api/v1/` of the chosen store, or of this installation. */
export function apiBase(portal: string | undefined = chosen?.portal): string {
  return `${withoutSlash(portal ?? ownAddress())}/api/v1/`
}

/** Base URL of the server that a store's portal is at: `{portal}` without its store. */
export const serverOf = (portal: string | undefined = chosen?.portal): string =>
  withoutSlash(portal ?? ownAddress()).replace(/\/toko\/[^/]+$/, '')

function read(): ChosenStore | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ChosenStore | null
  } catch {
    return null
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

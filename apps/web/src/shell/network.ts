import { useSyncExternalStore } from 'react'
import { BASE_PATH } from '../lib/portal.ts'

/** `back`: the network was lost and has returned, which is told for a moment. */
export type Network = 'online' | 'lost' | 'back'

const TOLD_MS = 4000
const TRY_EVERY_MS = 5000

let network: Network = navigator.onLine ? 'online' : 'lost'
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

/** Whether the device has a network, as the browser and the server's answers tell it. */
export function useNetwork(): Network {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => network,
  )
}

/** Asks the server whether it can be reached; an answer of any kind is one. */
export async function tryNetwork(): Promise<void> {
  clearTimeout(timer)
  const address = new URL(`${BASE_PATH}api/v1/health`, window.location.origin)
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
  if (network !== 'lost') return
  if (answer !== null) set('back')
  else again()
}

/** What was told about the network is read. */
export const goOn = (): void => {
  if (network === 'back') set('online')
}

function set(next: Network): void {
  network = next
  clearTimeout(timer)
  if (next === 'back') timer = setTimeout(goOn, TOLD_MS)
  if (next === 'lost') again()
  for (const watcher of watchers) watcher()
}

function again(): void {
  timer = setTimeout(() => void tryNetwork(), TRY_EVERY_MS)
}

window.addEventListener('offline', () => set('lost'))
window.addEventListener('online', () => network === 'lost' && set('back'))
if (network === 'lost') again()

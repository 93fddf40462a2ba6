import { useSyncExternalStore } from 'react'

/** `back`: the network was lost and has returned; the page waits to be loaded again. */
export type Network = 'online' | 'lost' | 'back'

let network: Network = navigator.onLine ? 'online' : 'lost'
const watchers = new Set<() => void>()

/** Whether the device has a network, as the browser reports it. */
export function useNetwork(): Network {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => network,
  )
}

function set(next: Network): void {
  network = next
  for (const watcher of watchers) watcher()
}

window.addEventListener('offline', () => set('lost'))
window.addEventListener('online', () => set('back'))

import { useSyncExternalStore } from 'react'

let running = 0
const watchers = new Set<() => void>()

/** Covers the screen while the work runs: only where nothing may be touched meanwhile. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

/** Whether something covers the screen. */
export function useLoading(): boolean {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => running > 0,
  )
}

function change(by: 1 | -1): void {
  running += by
  for (const watcher of watchers) watcher()
}

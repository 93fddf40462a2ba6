import { useEffect, useRef, useState } from 'react'
import { onDevice } from './local-database.ts'

interface Draft<T> {
  readonly id: string
  readonly isi: T
}

/** The draft as it stands on the screen, and the name it is kept under. */
interface Kept<T> {
  readonly id: string
  /** `null`: nothing is worth keeping. Equal drafts are the same object. */
  readonly draft: T | null
}

/**
 * Keeps begun work on the device at every change, so that it survives a reload, a crash and a
 * logout. `take` gets what was kept, once; until then (`false`) nothing is written over it.
 */
export function useDraft<T>({ id, draft }: Kept<T>, take: (kept: T) => void): boolean {
  const [read, setRead] = useState<string | null>(null)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    let gone = false
    void readDraft<T>(id).then(kept => {
      if (gone) return
      if (kept !== undefined) latest.current(kept)
      setRead(id)
    })
    return () => {
      gone = true
    }
  }, [id])
  const ready = read === id
  useEffect(() => {
    if (ready) write(id, draft)
  }, [id, draft, ready])
  return ready
}

async function readDraft<T>(id: string): Promise<T | undefined> {
  const draft = await onDevice<Draft<T>>('draf', 'readonly', store => store.get(id)).catch(
    () => null,
  )
  return draft?.isi
}

const waiting = new Map<string, unknown>()
const writing = new Set<string>()

/** One write at a time for each draft; what changes meanwhile is written next, as it is then. */
function write(id: string, draft: unknown): void {
  waiting.set(id, draft)
  if (!writing.has(id)) void writeWaiting(id)
}

async function writeWaiting(id: string): Promise<void> {
  writing.add(id)
  while (waiting.has(id)) await put(id)
  writing.delete(id)
}

/** A disk that is full loses the draft, never the work on the screen. */
async function put(id: string): Promise<void> {
  const isi = waiting.get(id)
  waiting.delete(id)
  await onDevice('draf', 'readwrite', store =>
    isi === null ? store.delete(id) : store.put({ id, isi }),
  ).catch(() => undefined)
}

// A page that goes away waits for nothing.
const flush = () => {
  for (const id of [...waiting.keys()]) void put(id)
}
window.addEventListener('pagehide', flush)
document.addEventListener('visibilitychange', () => document.hidden && flush())

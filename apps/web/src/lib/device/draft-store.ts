import { onDevice } from './local-database.ts'
import { withoutSecrets } from './without-secrets.ts'

interface Draft<T> {
  readonly id: string
  readonly isi: T
}

/**
 * How long a change waits for the next ones, for a draft is written whole however little of it was
 * typed. It is the most a crash of the tab may cost; whoever leaves a page loses nothing.
 */
const REST_MS = 200

const waiting = new Map<string, unknown>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const writing = new Set<string>()

/** What is kept under a name, with what was changed a moment ago. */
export async function readDraft<T>(id: string): Promise<T | undefined> {
  flushDraft(id)
  const draft = await onDevice<Draft<T>>('draf', 'readonly', store => store.get(id)).catch(
    () => null,
  )
  return draft?.isi
}

/** Keeps a draft within a moment; `null`, nothing is left of it, at once. */
export function writeDraft(id: string, draft: unknown): void {
  waiting.set(id, draft)
  if (draft === null) startWriting(id)
  else if (!timers.has(id)) timers.set(id, setTimeout(startWriting, REST_MS, id))
}

/** What was changed a moment ago is forgotten with all the rest. */
export async function deleteDraft(id: string): Promise<void> {
  stopWaiting(id)
  waiting.delete(id)
  await onDevice('draf', 'readwrite', store => store.delete(id)).catch(() => undefined)
}

/** Writes what waits under a name now: its form goes away, or its command leaves. */
export function flushDraft(id: string): void {
  if (waiting.has(id)) void put(id)
}

function stopWaiting(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** One write at a time for each draft; what changes meanwhile is written next, as it is then. */
function startWriting(id: string): void {
  stopWaiting(id)
  if (!writing.has(id)) void writeWaiting(id)
}

async function writeWaiting(id: string): Promise<void> {
  writing.add(id)
  while (waiting.has(id) && !timers.has(id)) await put(id)
  writing.delete(id)
}

/** A disk that is full loses the draft, never the work on the screen. */
async function put(id: string): Promise<void> {
  const isi = waiting.get(id)
  stopWaiting(id)
  waiting.delete(id)
  await onDevice('draf', 'readwrite', store =>
    isi === null ? store.delete(id) : store.put({ id, isi: withoutSecrets(isi) }),
  ).catch(() => undefined)
}

/** A page that goes away, or out of sight, waits for nothing; a command neither. */
export function flushDrafts(): void {
  for (const id of [...waiting.keys()]) flushDraft(id)
}
window.addEventListener('pagehide', flushDrafts)
document.addEventListener('visibilitychange', () => document.hidden && flushDrafts())

import { onDevice } from '../local-database.ts'
import { forgetLast, keepLast, takeLast } from './last-words.ts'
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
/** What was typed before it was known whether something is kept under the name already. */
const early = new Map<string, unknown>()
/** What the database was given and has not said to have. */
const underway = new Map<string, unknown>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const writing = new Set<string>()

/** What is kept under a name, with what was changed a moment ago. */
export async function readDraft<T>(id: string): Promise<T | undefined> {
  if (waiting.has(id)) void put(id)
  const draft = await onDevice<Draft<T>>('draf', 'readonly', store => store.get(id)).catch(
    () => null,
  )
  const last = takeLast<T>(id)
  if (last === null || (last.isEarly && draft?.isi !== undefined)) return draft?.isi
  writeDraft(id, last.isi)
  return last.isi ?? undefined
}

/** Keeps a draft within a moment; `null`, nothing is left of it, at once. */
export function writeDraft(id: string, draft: unknown): void {
  early.delete(id)
  waiting.set(id, draft)
  if (draft === null) startWriting(id)
  else if (!timers.has(id)) timers.set(id, setTimeout(startWriting, REST_MS, id))
}

/** Keeps a draft only when its page goes away and nothing else is kept; `null`: not even then. */
export function holdDraft(id: string, draft: unknown): void {
  if (draft === null) early.delete(id)
  else early.set(id, draft)
}

/** What was changed a moment ago is forgotten with all the rest. */
export async function deleteDraft(id: string): Promise<void> {
  stopWaiting(id)
  waiting.delete(id)
  early.delete(id)
  forgetLast(id)
  await onDevice('draf', 'readwrite', store => store.delete(id)).catch(() => undefined)
}

/** Writes what waits under a name now: its form goes away, or its command leaves. */
export function flushDraft(id: string): void {
  if (waiting.has(id)) void put(id)
  else if (early.has(id)) void add(id)
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

const unkept = new Set<string>()
const watchers = new Set<() => void>()

/** Whether the device would not take what stands under a name: it has no room. */
export const isUnkept = (id: string): boolean => unkept.has(id)

/** Calls back when a draft could not be kept, or can be again. */
export function watchUnkept(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function setUnkept(id: string, is: boolean): void {
  if (unkept.has(id) === is) return
  if (is) unkept.add(id)
  else unkept.delete(id)
  for (const watcher of watchers) watcher()
}

/** A disk that is full loses the draft, never the work on the screen. */
async function put(id: string): Promise<void> {
  const isi = waiting.get(id)
  stopWaiting(id)
  waiting.delete(id)
  underway.set(id, isi)
  await onDevice('draf', 'readwrite', store =>
    isi === null ? store.delete(id) : store.put({ id, isi: withoutSecrets(isi) }),
  ).then(
    // A browser without a database answers nothing.
    key => setUnkept(id, isi !== null && key === undefined),
    () => setUnkept(id, isi !== null),
  )
  if (underway.get(id) === isi) underway.delete(id)
}

/** The database itself refuses a second one of the same name. */
async function add(id: string): Promise<void> {
  const isi = withoutSecrets(early.get(id))
  await onDevice('draf', 'readwrite', store => store.add({ id, isi })).catch(() => undefined)
}

/** A page that goes away, or out of sight, waits for nothing; a command neither. */
export function flushDrafts(): void {
  for (const id of new Set([...waiting.keys(), ...early.keys()])) flushDraft(id)
}

let said: readonly string[] = []

/** A page that goes away says once more what the database may not hear in time. */
function leave(): void {
  for (const [id, isi] of early) keepLast(id, isi, true)
  for (const [id, isi] of [...underway, ...waiting]) keepLast(id, isi, false)
  said = [...early.keys(), ...underway.keys(), ...waiting.keys()]
  flushDrafts()
}

/** One that is shown again goes on with what it has. */
function back(): void {
  for (const id of said) forgetLast(id)
  said = []
}
window.addEventListener('pagehide', leave)
window.addEventListener('pageshow', back)
document.addEventListener('visibilitychange', () => document.hidden && flushDrafts())

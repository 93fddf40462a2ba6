import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../session.ts'
import {
  deleteDraft,
  flushDraft,
  holdDraft,
  isUnkept,
  readDraft,
  watchUnkept,
  writeDraft,
} from './drafts/draft-store.ts'
import { isSame } from './same.ts'
import { ownInThisTab } from './tab-owner.ts'
import { typedOver, wholeDraft } from './typed-over.ts'
import { useUnsaved } from './unsaved.ts'

/** The draft as it stands on the screen, and the name it is kept under. */
interface Kept<T> {
  readonly id: string
  /** `null`: nothing is worth keeping. Equal drafts are the same object. */
  readonly draft: T | null
  /** The screen stands as it was when it is opened again: leaving it asks nothing. */
  readonly isCounter?: boolean
}

/**
 * `restored`: work of before stands here again. `elsewhere`: another tab has it, none is kept.
 * `unkept`: the device has no room for it.
 */
export type DraftNote = 'restored' | 'elsewhere' | 'unkept' | null

export interface DraftState {
  /** What was kept has been read; until then nothing is written over it. */
  readonly ready: boolean
  readonly note: DraftNote
}

/** Forms that stand open, by the name of their draft: told when it is dropped. */
const forms = new Map<string, Set<() => void>>()

/**
 * Keeps begun work on the device as it is changed, so that it survives a reload, a crash and a
 * logout; without numbers of identity papers and passwords. `take` gets what was kept, once, a
 * moment after the screen stands: what was typed by then must stay (`typedOver`). A draft belongs
 * to one tab at a time: a second one starts empty, is told, and keeps nothing. Once the other is
 * gone, what it kept waits until what is typed here is done.
 */
export function useDraft<T>(
  { id, draft, isCounter = false }: Kept<T>,
  take: (kept: T) => void,
  onDropped?: () => void,
): DraftState {
  const [read, setRead] = useState<{ id: string; note: DraftNote } | null>(null)
  const latest = useRef({ take, onDropped, draft })
  latest.current = { take, onDropped, draft }
  const parked = useRef<T | undefined>(undefined)
  useEffect(() => {
    let gone = false
    let isMine = false
    let wasElsewhere = false
    const own = async () => {
      isMine = true
      const kept = (await readDraft<T>(id)) ?? (await unparked<T>(id))
      if (gone) return
      const isOther = kept !== undefined && latest.current.draft !== null && wasElsewhere
      if (isOther) {
        await park(id, kept)
        if (gone) return
        parked.current = kept
      } else if (kept !== undefined) latest.current.take(kept)
      setRead({ id, note: kept === undefined || isOther ? null : 'restored' })
    }
    const release = ownInThisTab(`draf ${id}`, mine => {
      if (gone || isMine) return
      if (mine) return void own()
      wasElsewhere = true
      setRead({ id, note: 'elsewhere' })
    })
    return () => {
      gone = true
      flushDraft(id)
      holdDraft(id, null)
      release()
    }
  }, [id])
  useEffect(() => heardOf(id, () => latest.current.onDropped?.()), [id])
  const ready = read?.id === id
  const note = ready ? read.note : null
  useEffect(() => {
    if (note === 'elsewhere') holdDraft(id, null)
    else if (ready) writeDraft(id, draft)
    else holdDraft(id, draft)
    // Empty again, saved or thrown away: the next one is nobody's work of before.
    if (ready && note === 'restored' && draft === null) setRead({ id, note: null })
    if (!ready || draft !== null || parked.current === undefined) return
    const { current: kept } = parked
    parked.current = undefined
    latest.current.take(kept)
    void unparked(id)
    setRead({ id, note: 'restored' })
  }, [id, draft, ready, note])
  const unkept = useSyncExternalStore(watchUnkept, () => isUnkept(id))
  useUnsaved(draft !== null && !isCounter, note !== 'elsewhere' && !unkept)
  return { ready, note: unkept && note !== 'elsewhere' ? 'unkept' : note }
}

/** What another tab left lies under a name of its own while something else is typed here. */
const parkedId = (id: string) => `${id}#ditinggal`

async function park(id: string, kept: unknown): Promise<void> {
  writeDraft(parkedId(id), kept)
  flushDraft(parkedId(id))
}

/** Takes it from there, for good. */
async function unparked<T>(id: string): Promise<T | undefined> {
  const kept = await readDraft<T>(parkedId(id))
  if (kept !== undefined) await deleteDraft(parkedId(id))
  return kept
}

function heardOf(id: string, hear: () => void): () => void {
  const group = forms.get(id) ?? new Set()
  forms.set(id, group.add(hear))
  return () => {
    group.delete(hear)
  }
}

/** Throws a draft away and empties the form that shows it: what it held is saved. */
export async function dropDraft(id: string): Promise<void> {
  for (const hear of forms.get(id) ?? []) hear()
  await deleteDraft(id)
}

/** Drafts are kept for each user and store by themselves. */
export function useDraftId(name: string): string {
  const session = useSession()
  return `${session?.kode_toko ?? ''}/${session?.user_id ?? ''}/${name}`
}

interface Form<T> extends DraftState {
  /** Name of the draft, for the command that is made from it. */
  readonly id: string
  readonly value: T
  readonly set: (next: T | ((now: T) => T)) => void
  readonly isDirty: boolean
  /** Back to what it began with. */
  readonly throwAway: () => void
  /** From here on this is what stands saved. */
  readonly settle: (next: T) => void
}

/**
 * State of a form that is kept on the device until it is saved or thrown away. `start` is what it
 * holds while nothing is typed.
 */
export function useKeptForm<T>(name: string, start: T): Form<T> {
  const id = useDraftId(name)
  const [base, setBase] = useState(start)
  const [value, set] = useState(start)
  const isDirty = !isSame(value, base)
  const state = useDraft<T>(
    { id, draft: isDirty ? value : null },
    kept => set(now => typedOver(wholeDraft(kept, base), now, base)),
    () => set(base),
  )
  const throwAway = () => void dropDraft(id)
  const settle = (next: T) => {
    // at once: the form may be gone before it is drawn again
    writeDraft(id, null)
    setBase(next)
    set(next)
  }
  return { ...state, id, value, set, isDirty, throwAway, settle }
}

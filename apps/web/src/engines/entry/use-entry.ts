import { useState } from 'react'
import type { BegunOn } from '../../lib/day/begun-day.ts'
import { useDatedForm } from '../../lib/day/dated-form.ts'
import type { DraftState } from '../../lib/device/draft.ts'
import { emptyForm, type Form, type Sentences } from './entry-form.ts'
import type { EntryRef, FormOf } from './entry-ref.ts'

export interface Begun<R, B> {
  /** Name of its draft: one for each thing that it is about. */
  readonly draft: string
  /** What stands there before anything is typed. */
  readonly start?: Partial<FormOf<R>>
  /** What is typed besides that is no field of its own, kept with them. */
  readonly beside?: B
}

/** A command as it is typed. */
export interface Entry<R> {
  readonly call: EntryRef<R>
  readonly form: FormOf<R>
  readonly kept: Pick<DraftState, 'note'> & {
    readonly id: string
    readonly throwAway: () => void
  }
  /** The business day on which it was begun: kept with it, so that none of yesterday is redated. */
  readonly begun: BegunOn
  /** What is said at each field, translated. */
  readonly faults: Sentences
  readonly setFaults: (faults: Sentences) => void
  /** What is said at a field that changes is said of what stood there before. */
  readonly change: (more: Partial<FormOf<R>>) => void
  /** The same of one field, made from what stands there when it is done. */
  readonly update: (name: string, after: (now: never) => unknown) => void
}

/** The same with what is kept beside its fields. */
export interface EntryWith<R, B> extends Omit<Entry<R>, 'form' | 'change'> {
  readonly form: FormOf<R> & B
  readonly change: (more: Partial<FormOf<R> & B>) => void
}

/** The same of a call that is not known. */
export interface AnyEntry extends Omit<Entry<never>, 'call' | 'form' | 'change'> {
  readonly call: EntryRef<unknown>
  readonly form: Form
  readonly change: (more: Form) => void
}

function useAnyEntry(
  call: EntryRef<unknown>,
  {
    draft,
    start,
    beside,
  }: { readonly draft: string; readonly start?: Form; readonly beside?: Form },
): AnyEntry {
  const first: Form = { ...emptyForm(call.entry.fields), ...start, ...beside }
  const kept = useDatedForm(draft, first, call.entry.dated === true)
  const [faults, setFaults] = useState<Sentences>({})
  const change = (more: Form) => {
    const left = Object.entries(faults).filter(([name]) => !(name in more))
    setFaults(Object.fromEntries(left))
    kept.set(now => ({ ...now, ...more }))
  }
  return {
    call,
    form: kept.value,
    kept,
    begun: kept.begun,
    faults,
    setFaults,
    change,
    update: (name, after) => kept.set(now => ({ ...now, [name]: after(now[name] as never) })),
  }
}

/**
 * The form of a declared entry: kept on the device until it is saved or thrown away. Whoever calls
 * it sees the fields of its call, and no other compiles; inside they are names.
 */
export const useEntry = useAnyEntry as unknown as <R, B = unknown>(
  call: EntryRef<R>,
  begun: Begun<R, B>,
) => EntryWith<R, B>

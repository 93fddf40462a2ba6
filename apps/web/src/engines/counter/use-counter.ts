import { useRef, useState } from 'react'
import { useBegunDay } from '../../lib/day/begun-day.ts'
import { useDraft, useDraftId } from '../../lib/device/draft.ts'
import { typedOver } from '../../lib/device/typed-over.ts'
import { useSession } from '../../lib/session.ts'
import { useThrown } from '../document-frame/entry/thrown.tsx'
import { useLater } from '../document-frame/entry/use-later.ts'
import { type CounterForm, type Faults, NO_FAULTS } from './form.ts'

interface Kept<F> {
  /** What its draft is called. */
  readonly name: string
  /** How it begins. */
  readonly fresh: () => F
  /** Whether there is nothing worth keeping. */
  readonly isEmpty: (form: F) => boolean
  /** What else goes when it begins anew. */
  readonly onStartOver?: () => void
}

/**
 * The form of a counter: kept on the device with the day it was begun on, what is said at its
 * fields until they change, the lines that were taken away.
 */
export function useCounter<F extends Pick<CounterForm, 'tgl'>>(kept: Kept<F>) {
  const { name, fresh, isEmpty: isNothing, onStartOver } = kept
  const id = useDraftId(name)
  const [start] = useState(fresh)
  const [form, set] = useState(start)
  const [faults, setFaults] = useState<Faults>(NO_FAULTS)
  const thrown = useThrown()
  const startOver = () => {
    set(fresh())
    setFaults(NO_FAULTS)
    thrown.forget()
    onStartOver?.()
  }
  const isEmpty = isNothing(form)
  const { ready, note } = useDraft<F>(
    { id, draft: isEmpty ? null : form, isCounter: true },
    before => set(now => typedOver(before, now, start)),
    startOver,
  )
  const mark = (tgl: string | null) => set(now => ({ ...now, tgl }))
  const today = useSession()?.tgl_system ?? null
  useBegunDay({ ready, isEmpty, tgl: form.tgl, mark }, today)
  const changed = useRef<() => void>(() => undefined)
  const change = (next: F | ((now: F) => F)) => {
    changed.current()
    set(next)
    setFaults(NO_FAULTS)
  }
  return {
    ...{ id, form, set, change, faults, setFaults, ready, note, thrown, mark, startOver, isEmpty },
    /** The same of some fields. */
    put: (more: Partial<F>) => change(now => ({ ...now, ...more })),
    /** Something else is typed than what was meant to be saved. */
    onChange: (run: () => void) => {
      changed.current = run
    },
  }
}

type Reckoned = Parameters<typeof useLater>[0]

/**
 * Saves at once, or when figures that are on their way come as they were seen, unless something
 * else is typed meanwhile.
 */
export function useSaveSoon(
  counter: { readonly onChange: (run: () => void) => void },
  reckoned: Reckoned,
  write: () => Promise<void>,
) {
  const later = useLater(reckoned, () => void write())
  counter.onChange(later.forget)
  return (writeNow = write) => {
    if (reckoned.fresh === null) later.want()
    void writeNow()
  }
}

import { useState } from 'react'
import { useKeptForm } from '../device/draft.ts'
import { isSame } from '../device/same.ts'
import { useSession } from '../session.ts'
import { type BegunOn, useBegunDay } from './begun-day.ts'

/** Under this name the day lies beside the fields; it is none, and nothing sends it. */
interface Since {
  readonly tgl_mulai: string | null
}

type Dated<T> = ReturnType<typeof useKeptForm<T & Since>> & {
  /** The business day on which it was begun, or none while nothing is typed. */
  readonly begun: BegunOn
}

/**
 * The form of a command that is meant for a day: what is typed is kept as `useKeptForm` keeps it,
 * and with it the business day on which that was begun, so that nothing of yesterday is redated
 * unasked. `isDated: false`: its command moves no money and names no day.
 */
export function useDatedForm<T extends object>(name: string, start: T, isDated = true): Dated<T> {
  const [first] = useState<T & Since>(() => ({ ...start, tgl_mulai: null }))
  const kept = useKeptForm<T & Since>(name, first)
  const mark = (tgl_mulai: string | null) => kept.set(now => ({ ...now, tgl_mulai }))
  const begun = { tgl: kept.value.tgl_mulai, mark }
  const isEmpty = isSame({ ...kept.value, tgl_mulai: null }, first)
  const today = useSession()?.tgl_system ?? null
  useBegunDay({ ready: kept.ready, isEmpty, ...begun }, isDated ? today : null)
  return { ...kept, begun }
}

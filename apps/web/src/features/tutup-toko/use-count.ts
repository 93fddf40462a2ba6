import { useState } from 'react'
import { useDraft } from '../../lib/device/draft.ts'
import { typedOver } from '../../lib/device/typed-over.ts'
import { useSession } from '../../lib/session.ts'
import type { DayCount } from './count.ts'

interface CountDraft extends DayCount {
  /** A count is of one day: that of an earlier day is not taken up. */
  readonly tgl: string
}

/** The count and the note of a day, kept on the device until the day is closed. */
export function useCount(tgl: string) {
  const session = useSession()
  const id = `tutup-toko/${session?.kode_toko ?? ''}/${session?.user_id ?? ''}`
  const [count, setCount] = useState<CountDraft | null>(null)
  const { note } = useDraft<CountDraft>({ id, draft: count, isCounter: true }, kept => {
    const start = { ...EMPTY, tgl }
    // What an older page kept has no slips.
    const whole = { ...start, ...kept }
    if (kept.tgl === tgl) setCount(now => typedOver(whole, now ?? start, start))
  })
  const { counts, catatan, slips } = count ?? EMPTY
  return {
    counts,
    catatan,
    slips,
    note,
    change: (part: Partial<DayCount>) => setCount({ counts, catatan, slips, ...part, tgl }),
    forget: () => setCount(null),
  }
}

const EMPTY: DayCount = { counts: {}, catatan: '', slips: {} }

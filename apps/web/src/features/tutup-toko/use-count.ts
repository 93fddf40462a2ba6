import { useState } from 'react'
import { useDraft } from '../../lib/device/draft.ts'
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
    // what was typed in the moment before stays
    if (kept.tgl === tgl) setCount(now => (now === null ? kept : merged(kept, now)))
  })
  const { counts, catatan } = count ?? EMPTY
  return {
    counts,
    catatan,
    note,
    change: (part: Partial<DayCount>) => setCount({ counts, catatan, ...part, tgl }),
    forget: () => setCount(null),
  }
}

const EMPTY: DayCount = { counts: {}, catatan: '' }

const merged = (kept: CountDraft, now: CountDraft): CountDraft => ({
  tgl: now.tgl,
  counts: { ...kept.counts, ...now.counts },
  catatan: now.catatan || kept.catatan,
})

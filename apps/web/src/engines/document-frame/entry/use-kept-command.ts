import { jakartaMinute } from '@kencana/contract/kit/days/day-text'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { askFate, type PendingWrite, pendingWrites } from '../../../lib/pending.ts'
import { session } from '../../../lib/session.ts'

interface KeptCommand {
  /** What it was made from stands on the screen again. */
  readonly ready: boolean
  readonly path: string
  /** Its fate is being asked: nothing is added to what it was made from. */
  readonly onAsking: (isAsking: boolean) => void
  /** It was done, or nobody knows: the same key is answered by what it did. */
  readonly again: (kept: PendingWrite) => void
}

/**
 * A command of this path that was sent before the page was closed, and not heard of again: its fate
 * is asked first. One that never arrived is not done behind anybody's back: it is told.
 */
export function useKeptCommand({ ready, path, onAsking, again }: KeptCommand): void {
  const { t } = useTranslation()
  const asked = useRef(false)
  const latest = useRef({ onAsking, again })
  latest.current = { onAsking, again }
  useEffect(() => {
    if (!ready || asked.current) return
    asked.current = true
    void pendingWrites(session()?.user_id ?? '').then(async writes => {
      const kept = writes.find(write => write.path === path)
      if (kept === undefined) return
      latest.current.onAsking(true)
      if ((await askFate(kept)) !== 'not-saved') return latest.current.again(kept)
      latest.current.onAsking(false)
      const facts = { apa: kept.what, pada: jakartaMinute(kept.at) }
      await notify.error(t('{apa} ({pada}) tidak tersimpan. Boleh diulang.', facts))
    })
  }, [ready, path, t])
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { sendKeyed } from '../../lib/pending.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession, refreshSession, session } from '../../lib/session.ts'
import { useSocketEvent } from '../../lib/socket.ts'
import { type ClosingState, calls } from './closing-calls.ts'
import { bodyOf, type DayCount } from './count.ts'

/** The open day and the two acts: close, and open again. */
export function useClosing() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const state = useQuery({
    queryKey: ['tutup-toko'],
    queryFn: ({ signal }) => call(calls.state, { signal }),
  })
  // A closing that was read stays as it is; only the open day is asked again.
  const reload = () => queries.invalidateQueries({ queryKey: ['tutup-toko'], exact: true })
  useSocketEvent('toko-tutup', () => void reload())

  const act = async (what: string, send: (options: Sending) => Promise<unknown>) => {
    setBusy(true)
    try {
      await send({ what, user_id: ownSession()?.user_id ?? '' })
      return true
    } catch (problem) {
      await showProblem(problem)
      return false
    } finally {
      await reload()
      setBusy(false)
    }
  }
  /** Whether the day is closed now. */
  const close = async (day: ClosingState, { counts, catatan }: DayCount): Promise<boolean> => {
    const tgl_system = day.tgl_system ?? ''
    const body = {
      tgl_system,
      hitungan: bodyOf(day.laci, counts),
      catatan,
      tetap_tutup: day.terbuka.length > 0,
    }
    const done = await act(t('Tutup toko {tgl}', { tgl: tgl_system }), options =>
      sendKeyed(calls.close, { body }, options),
    )
    if (!done) return false
    showDay(day.tgl_berikut)
    void notify.success(t('Toko sudah ditutup'))
    return true
  }
  const reopen = async (day: ClosingState, alasan: string) => {
    const done = await act(t('Buka kembali {tgl}', { tgl: day.terakhir?.tgl ?? '' }), options =>
      sendKeyed(calls.reopen, { body: { alasan } }, options),
    )
    if (!done) return
    showDay(day.terakhir?.tgl ?? null)
    void notify.success(t('Toko dibuka kembali'))
  }
  return { state, busy, close, reopen }
}

interface Sending {
  readonly what: string
  readonly user_id: string
}

/** The header shows the day that is open now, without asking again. */
function showDay(tgl_system: string | null): void {
  const now = session()
  if (now !== null) refreshSession({ ...now, tgl_system })
}

import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { SendPlan, Sent } from '@kencana/contract/kit/masters/plan'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { sendKeyed } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import { routesOf } from '../master-calls.ts'

interface Asked {
  /** Keys of the rows; undefined for all. */
  readonly kode: string[] | undefined
  readonly toko: string[]
}

interface Shown {
  readonly asked: Asked
  readonly plan: SendPlan
}

/** What rows would change in other stores, and sending exactly that. */
export function useSend(master: MasterDefinition) {
  const { t } = useTranslation()
  const who = useSession()?.user_id ?? ''
  const [shown, setShown] = useState<Shown | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const { planSend, send: route } = routesOf(master)
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      await showProblem(problem, master.texts.saveFailed)
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  const preview = (asked: Asked) =>
    run(async () => {
      const plan = await call(planSend, { body: asked })
      setShown({ asked, plan })
    })
  const send = () =>
    run(async () => {
      if (shown === null) return
      const takers = takersOf(shown.plan)
      const toko = takers.map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
      const what = `${t('Kirim ke Toko')} ${t(master.title)}`
      const body = { kode: shown.asked.kode, toko }
      setSent((await sendKeyed(route, { body }, { what, user_id: who })) as Sent)
    })
  const back = () => {
    setShown(null)
    setSent(null)
  }
  return { shown, sent, busy, preview, send, back }
}

/** Stores in which something would change. */
export const takersOf = (plan: SendPlan): SendPlan['toko'] =>
  plan.toko.filter(
    ({ ditolak, jumlah }) => ditolak === null && jumlah.BARU + jumlah.BERUBAH + jumlah.AKTIF > 0,
  )

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meant, notify } from '../../../kit/dialogs/notify.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import type { CallInput, RouteRef } from '../../../lib/api.ts'
import { sendKeyed } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import { askedFirst } from '../../../lib/sure/ask-first.ts'

/** A move as it is about to be sent. */
interface Moving<T> {
  readonly route: T
  readonly what: string
  /** With the marks of what was asked and meant. */
  readonly input: (sure: { readonly dipastikan?: string[] }) => CallInput<T>
  /** The draft it is made from. */
  readonly draft?: string
}

/**
 * F10 and the button of a screen that moves pieces: `command` names the move, or `null` when there
 * is none (it has said why); the number of the document is shown and kept for its slip, and
 * `onDone` clears the screen.
 */
export function useMove<const T extends RouteRef>(
  command: () => Promise<Moving<T> | null>,
  onDone: () => void,
) {
  const { t } = useTranslation()
  const user_id = useSession()?.user_id ?? ''
  const [busy, setBusy] = useState(false)
  const [nomor, setNumber] = useState<string | null>(null)
  const move = async () => {
    if (busy) return
    const moving = await command()
    if (moving === null) return
    setBusy(true)
    try {
      const { route, input, what, draft } = moving
      const from = draft === undefined ? {} : { draft }
      const send = (sure: { readonly dipastikan?: string[] }) =>
        sendKeyed(route, input(sure), { what, user_id, ...from })
      const answer = await askedFirst(send, meant)
      if (answer === null) return
      const { no_pindah } = answer as { no_pindah: string }
      setNumber(no_pindah)
      void notify.success(no_pindah)
      onDone()
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  useKeys({ F10: { run: () => void move(), label: t('Pindahkan') } })
  return { move: () => void move(), busy, nomor }
}

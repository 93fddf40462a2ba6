import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'
import { reloadSession } from '../reload-session.ts'
import type { Settings } from './use-settings.ts'

/** Sends the draft; what the server says about a setting stands at the setting. */
export function useSave({ draft, forget }: Settings) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const refused = (problem: unknown) => {
    const said = problem instanceof ApiProblem ? problem.errors : {}
    setErrors(said)
    if (Object.keys(said).length === 0) void showProblem(problem)
  }
  const save = async (toko: string[]): Promise<boolean> => {
    setBusy(true)
    try {
      const body = { ...draft, toko }
      const { message } = await call(calls.save, { body, idempotencyKey: crypto.randomUUID() })
      setErrors({})
      await queries.invalidateQueries({ queryKey: ['para-system'] })
      await reloadSession()
      forget()
      void notify.success(t(message))
      return true
    } catch (problem) {
      refused(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, save, refused }
}

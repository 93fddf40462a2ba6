import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsking } from '../../engines/document-frame/use-asking.ts'
import { type Answer, useCommand } from '../../engines/document-frame/use-command.ts'
import { useMeantDay } from '../../engines/document-frame/use-dated-command.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import type { useKeptForm } from '../../lib/device/draft.ts'
import { CHANGES, calls } from './calls.ts'
import {
  bodyOf,
  type Errors,
  errorsOf,
  type GesekBody,
  type GesekForm,
  sumsOf,
} from './gesek-form.ts'

export type Given = Answer<typeof calls.post>

/** By what the store proposes its fee; nothing while it is fetched. */
const useTerms = () =>
  useQuery({
    queryKey: ['kas', 'syarat-gesek-tunai'],
    queryFn: ({ signal }) => call(calls.terms, { signal }),
  }).data

/**
 * Sends cash against a card. Whether a supervisor must approve the server says; with the approval
 * the same body goes out again. Whatever it refuses, what was typed stays.
 */
export function useGiving(kept: ReturnType<typeof useKeptForm<GesekForm>>) {
  const { t } = useTranslation()
  const terms = useTerms()
  const meantDay = useMeantDay()
  const { run, busy } = useCommand({ changes: CHANGES })
  const [errors, setErrors] = useState<Errors>({})
  const [given, setGiven] = useState<Given | null>(null)
  const { value: form } = kept
  const send = async (body: GesekBody) => {
    const done = await run({
      route: calls.post,
      input: { body },
      what: `${t('Gesek tunai')} ${rupiahText(body.jumlah)}`,
      draft: kept.id,
      refused: problem => {
        if (ask(problem, body)) return true
        setErrors(problem.errors)
        return false
      },
    })
    if (done !== null) setGiven(done)
  }
  const { ask, ...approvals } = useAsking<GesekBody>(body => void send(body))
  const save = async () => {
    const found = errorsOf(form, terms, t)
    setErrors(found)
    if (terms === undefined || Object.keys(found).length > 0) return
    const day = await meantDay()
    if (day !== null) await send({ ...bodyOf(form, sumsOf(form, terms).tunai), ...day })
  }
  return { terms, errors, given, save, busy, ...approvals }
}

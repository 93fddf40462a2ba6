import { cardText } from '@kencana/contract/names/card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApprovedCommand } from '../../engines/document-frame/entry/use-approved-command.tsx'
import type { Answer } from '../../engines/document-frame/use-command.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import type { useKeptForm } from '../../lib/device/draft.ts'
import { CHANGES, calls } from './calls.ts'
import { bodyOf, type Errors, errorsOf, type GesekForm, sumsOf } from './gesek-form.ts'

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
  const { run, busy, approval } = useApprovedCommand({ changes: CHANGES })
  const [errors, setErrors] = useState<Errors>({})
  const [given, setGiven] = useState<Given | null>(null)
  const { value: form } = kept
  const save = async () => {
    const found = errorsOf(form, terms, t)
    setErrors(found)
    if (terms === undefined || Object.keys(found).length > 0) return
    const body = bodyOf(form, sumsOf(form, terms).tunai)
    const card = cardText(body)
    await run({
      route: calls.post,
      input: more => ({ body: { ...body, ...more } }),
      what: `${t('Gesek tunai')} ${card} ${rupiahText(body.jumlah)}`,
      told: [
        { label: t('Kartu'), value: card },
        { label: t('Digesek'), value: <b>{rupiahText(body.jumlah)}</b> },
        { label: t('Biaya'), value: rupiahText(body.jumlah - body.tunai) },
        { label: t('Tunai keluar'), value: <b>{rupiahText(body.tunai)}</b> },
      ],
      draft: kept.id,
      refused: problem => {
        setErrors(problem.errors)
        return false
      },
      done: setGiven,
    })
  }
  return { terms, errors, given, save, busy, approval }
}

import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { meant, notify, offerReactivation } from '../../../kit/dialogs/notify.ts'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { askedFirst } from '../../../lib/sure/ask-first.ts'
import { keyParams, type Row, routesOf } from '../master-calls.ts'

export interface Saved {
  readonly message: string
  readonly data: Row
}

type Values = Record<string, unknown>

interface SaveInput {
  readonly master: MasterDefinition
  readonly row: Row | null
  readonly form: UseFormReturn<Values>
  readonly onSaved: (saved: Saved) => void
}

/** Sends the form: a no about a field stands at the field, DELETED offers the record back. */
export function useSaveRow({ master, row, form, onSaved }: SaveInput) {
  const { t } = useTranslation()
  const done = (saved: Saved) => {
    onSaved(saved)
    void notify.success(t(saved.message))
  }
  return async (values: Values): Promise<void> => {
    try {
      const saved = await send(master, row, values)
      if (saved !== null) done(saved)
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'DELETED') {
        const kode = String(values[master.key])
        if (!(await offerReactivation(kode))) return
        const { dirtyFields } = form.formState
        const typed = Object.entries(values).filter(([name]) => dirtyFields[name])
        await bringBack(master, kode, Object.fromEntries(typed), done).catch(no =>
          showProblem(no, master.texts.saveFailed),
        )
        return
      }
      if (!mark(form, problem)) await showProblem(problem, master.texts.saveFailed)
    }
  }
}

/** `null`: what is unusual in it was not meant. */
function send(master: MasterDefinition, row: Row | null, values: Values): Promise<Saved | null> {
  const { create, update, verbs } = routesOf(master)
  if (row === null) {
    return askedFirst(async sure => {
      const answer = await call(verbs.create ?? create, { body: { ...values, ...sure } })
      return answer as unknown as Saved
    }, meant)
  }
  const changeable = Object.entries(values).filter(
    ([name]) => name !== master.key && master.fields[name]?.fixed !== true,
  )
  const params = keyParams(master, verbs.update, row)
  return askedFirst(async sure => {
    const body = { ...Object.fromEntries(changeable), versi: row.versi, ...sure }
    return (await call(verbs.update ?? update, { params, body } as never)) as unknown as Saved
  }, meant)
}

/** The record lives again, with what was typed now over what it was when it was deleted. */
async function bringBack(
  master: MasterDefinition,
  kode: string,
  typed: Values,
  done: (saved: Saved) => void,
): Promise<void> {
  const answer = await call(routesOf(master).reactivate, { params: { kode } })
  const back = answer as unknown as Saved
  const fields = Object.keys(master.fields).map(name => [name, back.data[name]])
  const values = { ...Object.fromEntries(fields), ...typed }
  const isSame = Object.keys(typed).every(name => typed[name] === back.data[name])
  try {
    const saved = isSame ? back : await send(master, back.data, values)
    done({ message: back.message, data: (saved ?? back).data })
  } catch (problem) {
    // It lives, as it was: what could not be written is told, and the row can be edited.
    done(back)
    await showProblem(problem, master.texts.saveFailed)
  }
}

/** Puts the server's sentences at their fields; false when it said nothing about one. */
function mark(form: UseFormReturn<Values>, problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return false
  const errors = Object.entries(problem.errors)
  for (const [name, message] of errors) form.setError(name, { message })
  return errors.length > 0
}

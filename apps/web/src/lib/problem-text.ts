import i18next from 'i18next'
import { notify } from '../kit/dialogs/notify.ts'
import { ApiProblem } from './api-problem.ts'

/** The sentence of a problem in the present language. */
export async function problemText(problem: unknown): Promise<string> {
  if (!(problem instanceof ApiProblem)) return i18next.t('Terjadi Kesalahan Saat Request Data')
  if (i18next.language === 'id') return problem.detail
  // The templates travel only to those who read another language.
  const { fillText, REFUSALS } = await import('@kencana/contract/refusals')
  const { fileTextOf } = await import('@kencana/contract/kit/sheet/file-texts')
  const known = (REFUSALS as Readonly<Record<string, { text: string } | undefined>>)[problem.code]
  const template = known?.text ?? problem.detail
  const facts = Object.entries(problem.facts).map(([k, v]) => {
    const file = k === 'alasan' ? fileTextOf(String(v)) : undefined
    return [k, file === undefined ? translated(v) : i18next.t(file.template, file.facts)]
  })
  const said = i18next.t(template, { skipInterpolation: true })
  return fillText(String(said), Object.fromEntries(facts))
}

/**
 * The dialog 'Oopss!!' with what the server said; a bug names its request, to be found. `otherwise`
 * is said where the answer had no sentence of its own.
 */
export async function showProblem(problem: unknown, otherwise?: string): Promise<void> {
  const isSaid = problem instanceof ApiProblem && problem.code !== 'TIDAK_DIKENAL'
  const text = isSaid || otherwise === undefined ? await problemText(problem) : i18next.t(otherwise)
  const id = problem instanceof ApiProblem && problem.status >= 500 ? problem.request_id : undefined
  await notify.error(id === undefined ? text : `${text}\n(${id})`)
}

const translated = (fact: string | number): string | number =>
  typeof fact === 'string' ? i18next.t(fact) : fact

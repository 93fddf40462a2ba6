import i18next from 'i18next'
import { notify } from '../kit/dialogs/notify.ts'
import { ApiProblem } from './api-problem.ts'

/** The sentence of a problem in the present language. */
export async function problemText(problem: unknown): Promise<string> {
  if (!(problem instanceof ApiProblem)) return i18next.t('Terjadi Kesalahan Saat Request Data')
  if (i18next.language === 'id') return problem.detail
  // The templates travel only to those who read another language.
  const words = await import('./problem/words.ts').catch(() => undefined)
  return words === undefined ? problem.detail : words.translatedProblem(problem)
}

/**
 * The dialog 'Oopss!!' with what the server said; a bug names its request, to be found. `otherwise`
 * is said where the answer had no sentence of its own.
 */
export async function showProblem(problem: unknown, otherwise?: string): Promise<void> {
  const isSaid = problem instanceof ApiProblem && !problem.isUnsaid
  const text = isSaid || otherwise === undefined ? await problemText(problem) : i18next.t(otherwise)
  const id = problem instanceof ApiProblem && problem.status >= 500 ? problem.request_id : undefined
  await notify.error(id === undefined ? text : `${text}\n(${id})`)
}

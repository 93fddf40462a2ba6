import { fileTextOf } from '@kencana/contract/kit/sheet/file-texts'
import { factsSaid } from '@kencana/contract/kit/words/refusal-text'
import { fillText, REFUSALS } from '@kencana/contract/refusals'
import i18next from 'i18next'
import { dayText } from '../../kit/text/day-text.ts'
import type { ApiProblem } from '../api-problem.ts'

/** The sentence of a problem in the present language, which is not the one it came in. */
export function translatedProblem({ code, detail, facts }: ApiProblem): string {
  const known = (REFUSALS as Readonly<Record<string, { text: string } | undefined>>)[code]
  const named = factsSaid(facts, name => i18next.t(name))
  const told = Object.entries(named).map(([name, fact]) => {
    const file = name === 'alasan' ? fileTextOf(String(fact)) : undefined
    return [name, file === undefined ? translated(fact) : i18next.t(file.template, file.facts)]
  })
  const said = i18next.t(known?.text ?? detail, { skipInterpolation: true })
  return fillText(String(said), Object.fromEntries(told))
}

const translated = (fact: string | number): string | number =>
  typeof fact === 'string' && fact !== '' ? i18next.t(dayText(fact)) : fact

import { MODULES } from '../../modules.ts'
import { APPROVALS } from '../../names/approvals.ts'
import { type Facts, fillText, REFUSALS, type Refusal } from '../../refusals.ts'

const LABELS = new Map(MODULES.map(({ key, label }) => [key, label]))
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(APPROVALS))

/**
 * Facts of a refusal as its sentence tells them: modules and approvals by the names people know.
 * The answer keeps their codes. `told`: a name in the language of the reader.
 */
export function factsSaid(facts: Facts, told: (name: string) => string = name => name): Facts {
  const named = (code: string) => told(LABELS.get(code) ?? NAMES.get(code) ?? code)
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      ['modul', 'kategori'].includes(name) ? String(fact).split(', ').map(named).join(', ') : fact,
    ]),
  )
}

/** The Indonesian sentence of a refusal. */
export const refusalText = ({ code, facts }: Pick<Refusal, 'code' | 'facts'>): string =>
  fillText(REFUSALS[code].text, factsSaid(facts))

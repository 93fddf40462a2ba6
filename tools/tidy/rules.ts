import { DEAD_RULES } from './dead-rules.ts'
import { IMPORT_RULES } from './import-rules.ts'
import { LUCK_RULES } from './luck-rules.ts'
import { OWNER_RULES } from './owner-rules.ts'
import { REGISTRY_RULES } from './registries.ts'
import { FORM_RULES } from './screens/form-rules.ts'
import { SIZE_RULES } from './size-rules.ts'
import { TEXT_RULES } from './texts.ts'
import type { Fault, Rule, Tree } from './tree.ts'
import { WORD_RULES } from './word-rules.ts'

/** All rules of the house, in the order in which they are told. */
export const RULES: readonly Rule[] = [
  { name: 'syntax', why: 'What cannot be read cannot be checked.', check: unreadable },
  ...IMPORT_RULES,
  ...OWNER_RULES,
  ...SIZE_RULES,
  ...WORD_RULES,
  ...TEXT_RULES,
  ...FORM_RULES,
  ...REGISTRY_RULES,
  ...DEAD_RULES,
  ...LUCK_RULES,
]

function unreadable(tree: Tree): Fault[] {
  return tree.code
    .filter(file => file.broken !== undefined)
    .map(file => ({ file: file.path, line: 1, rule: 'syntax', text: file.broken ?? '' }))
}

/** Lines for people: `file:line  rule  what`, then the reason of each rule that was broken. */
export function report(faults: readonly Fault[]): string {
  const lines = faults.map(f => `${f.file}:${f.line}  ${f.rule}  ${f.text}`)
  const broken = RULES.filter(rule => faults.some(f => f.rule === rule.name))
  const reasons = broken.map(rule => `  ${rule.name}: ${rule.why}`)
  return [...lines, ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n')
}

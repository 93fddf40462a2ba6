import { describe, expect, it } from 'vitest'
import { RULES } from '../../tools/tidy/rules.ts'
import { treeOf } from '../../tools/tidy/tree.ts'
import { LAYOUT_CASES } from './layout-cases.ts'
import { LUCK_CASES } from './luck-cases.ts'
import { TEXT_CASES } from './text-cases.ts'
import { DEAD_CASES, WORD_CASES } from './word-cases.ts'

const CASES = [...LAYOUT_CASES, ...TEXT_CASES, ...WORD_CASES, ...DEAD_CASES, ...LUCK_CASES]

const faultsOf = (name: string, files: Readonly<Record<string, string>>): string[] => {
  const rule = RULES.find(one => one.name === name)
  if (!rule) throw new Error(`no rule ${name}`)
  return rule.check(treeOf(files)).map(fault => `${fault.file}:${fault.line}`)
}

describe('a rule turns red on what it forbids and stays green on what it allows', () => {
  it.each(CASES.map(one => [`${one.rule}: ${one.what}`, one] as const))('%s', (_name, one) => {
    expect(faultsOf(one.rule, one.files)).toEqual(one.red ?? [])
  })

  it('every rule has a case that turns red and one that stays green', () => {
    const untried = RULES.filter(rule => {
      const cases = CASES.filter(one => one.rule === rule.name)
      return !cases.some(one => one.red) || !cases.some(one => !one.red)
    })
    expect(untried.map(rule => rule.name)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { RULES, report } from '../../tools/tidy/rules.ts'
import { readTree } from '../../tools/tidy/tree.ts'

const tree = readTree(process.cwd())

describe('every rule of the house holds in the whole repository', () => {
  it.each(RULES.map(rule => [rule.name, rule] as const))('%s', (_name, rule) => {
    expect(report(rule.check(tree))).toBe('')
  })
})

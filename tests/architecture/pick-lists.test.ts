import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Whatever is chosen from by typing stands in one order, and an Enter there waits for its answer.

const WEB = join(import.meta.dirname, '../../apps/web/src')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.tsx'))
  .map(name => ({ name, text: readFileSync(join(WEB, name), 'utf8') }))

/** A few ranges of days, of which nothing is typed; and the list that the fields draw. */
const UNTYPED = ['kit/inputs/parts/preset-menu.tsx', 'kit/inputs/parts/pick-list.tsx']
const CHOICES = /role="option"|<PickList\b/
const ORDERED = /\b(?:bestFirst|fitting|foundScreens|useOptions)\(/
/** Either the kit's Enter, or the text is asked for once more when it was submitted. */
const WAITING = /\buseLateEnter\(|\blookUp\(/

const typed = files.filter(({ name, text }) => CHOICES.test(text) && !UNTYPED.includes(name))

test('every list of choices that is typed for has the one order and waits for its answer', () => {
  const lacking = (how: RegExp) =>
    typed.filter(({ text }) => !how.test(text)).map(({ name }) => name)
  expect(lacking(ORDERED)).toEqual([])
  expect(lacking(WAITING)).toEqual([])
  expect(typed.length).toBeGreaterThan(3)
})

test('who waits a moment before asking what was typed is known', () => {
  const resting = files.filter(({ text }) => /\buseRested\(|REST_MS\b/.test(text))
  expect(resting.map(({ name }) => name).sort()).toEqual([
    'engines/piece-scan/piece-field.tsx',
    'engines/report-screen/rows/report-search.tsx',
    'kit/table/data-table.tsx',
  ])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Figures are typed into the kit's own fields only: they alone know comma, dot, paste and scan.

const WEB = join(import.meta.dirname, '../../apps/web/src')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .map(name => ({ name, text: readFileSync(join(WEB, name), 'utf8') }))
const KIT = /^kit[\\/]/

/** Fields of a feature's own that take words: searches, names and passwords. */
const WORDS =
  /type="(?:checkbox|radio|file|search|password|text)"|role="combobox"|autoComplete="username"/

/** What in a source would take a figure past the kit. */
function ownFigures(text: string): string[] {
  const inputs = [...text.matchAll(/<input\b[\s\S]*?\/>/g)].map(([found]) => found)
  return [
    ...inputs.filter(one => !WORDS.test(one)),
    ...(text.match(/type="number"|inputMode="decimal"|data-figure-(?:field|cell)/g) ?? []),
    ...(/\bNumberInput\b[^}]*\} from '@mantine\/core'/.test(text) ? ['NumberInput'] : []),
  ]
}

test('no screen has a field of figures of its own', () => {
  const found = files.flatMap(({ name, text }) =>
    KIT.test(name) ? [] : ownFigures(text).map(one => `${name}: ${one}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(200)
})

test.each([
  '<input value={rupiah} onChange={take} />',
  '<TextField type="number" />',
  "import { Button, NumberInput } from '@mantine/core'",
  '<input type="text" inputMode="decimal" />',
])('such a field is found: %s', text => {
  expect(ownFigures(text)).not.toEqual([])
})

test('the kit has one field of figures, and one cell', () => {
  const marked = (mark: RegExp) => files.filter(({ text }) => mark.test(text)).length
  expect(marked(/'data-figure-field':/)).toBe(1)
  expect(marked(/\bdata-figure-cell=\{/)).toBe(1)
})

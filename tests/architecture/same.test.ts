import { expect, test } from 'vitest'
import { readTree } from '../../tools/tidy/tree.ts'

// Two values are compared by what they mean. Their texts as JSON differ where only the order of
// fields does, and are the same where one says nothing and the other `undefined`.

const TEXTS = /JSON\.stringify\([^\n]*\)\s*[=!]==?\s*JSON\.stringify\(/

test('nothing is compared by its text as JSON', () => {
  const files = [...readTree(process.cwd()).files.values()].filter(({ path }) =>
    /^(?:apps|packages)\/.*\.tsx?$/.test(path),
  )
  expect(files.filter(({ text }) => TEXTS.test(text)).map(({ path }) => path)).toEqual([])
  expect(files.length).toBeGreaterThan(1000)
})

test('such a comparison is found', () => {
  expect(TEXTS.test('const isDirty = JSON.stringify(value) !== JSON.stringify(base)')).toBe(true)
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WANTED_FILES } from './wanted.ts'

// Beside a development copy lies the specification itself, where `.ci/specification` says; one
// that only builds has the copy alone.

const where = readFileSync('.ci/specification', 'utf8').trim()
const originals = join(process.cwd(), where)

test('the copy of the specification says what the specification says', () => {
  const differs = WANTED_FILES.filter(name => {
    const original = join(originals, `${name}.json`)
    if (!existsSync(originals)) return false
    const copy = readFileSync(new URL(`wanted/${name}.json`, import.meta.url), 'utf8')
    return !existsSync(original) || readFileSync(original, 'utf8') !== copy
  })
  expect(differs).toEqual([])
})

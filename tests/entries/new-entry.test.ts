import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedIn, copyOfRepository, PASSED, ranIn } from '../sample-shop/copy.ts'

// `npm run new entry` in a copy of the repository: three short files that compile as they are, and
// do not with a field that is not declared.

let copy: string
beforeAll(() => {
  copy = copyOfRepository()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const ran = (program: string, ...args: string[]) => ranIn(copy, program, ...args)
const types = () => ran('typescript/bin/tsc', '--noEmit', '-p', 'apps/web')

const DEFINITION = 'packages/contract/src/entries/titipan/catatan-bon.ts'
const DIALOG = 'apps/web/src/features/titipan/catatan-bon-dialog.tsx'
const MADE = [DIALOG, 'packages/contract/src/areas/titipan/catatan-bon.ts', DEFINITION]

const linesOf = (path: string) => readFileSync(join(copy, path), 'utf8').split('\n').length - 1

test('one command makes its fields, its call and its dialog', async () => {
  expect(await ran('tsx/dist/cli.mjs', 'tools/new.ts', 'entry', 'titipan/catatan-bon')).toEqual(
    PASSED,
  )
  expect(changedIn(copy)).toEqual(MADE)
  expect(linesOf(DEFINITION) + linesOf(DIALOG)).toBeLessThanOrEqual(36)
  expect(await ran('@biomejs/biome/bin/biome', 'check', ...MADE)).toEqual(PASSED)
})

test('they compile, and a field that is not declared does not', async () => {
  expect(await types()).toEqual([true, ''])
  const path = join(copy, DIALOG)
  const text = readFileSync(path, 'utf8')
  for (const [declared, other, said] of [
    ['form.jumlah)', 'form.jumlahh)', 'jumlahh'],
    ['no_titipan: nomor', 'no_bon: nomor', 'no_bon'],
    ['answer.nomor', 'answer.no_bon', 'no_bon'],
    ["changes={['titipan']}", "changes={['titipan']} hidden={['jumlahh']}", 'jumlahh'],
  ] as const) {
    writeFileSync(path, text.replace(declared, other))
    expect(await types()).toEqual([false, expect.stringContaining(said)])
  }
})

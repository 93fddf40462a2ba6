import { join } from 'node:path'
import { test } from 'vitest'

const load = file => import(join(process.cwd(), file))

// The tables' tests are gathered here: one file starts one worker, twice as fast as two. A table
// that cannot be loaded has no test that could be red: this one is.
const fault = await load(process.env.MUTANTS_FILE ?? '')
  .then(async () => {
    for (const table of (process.env.MUTANTS_TABLES ?? '').split(',')) await load(table)
  })
  .then(
    () => null,
    error => error,
  )

test('the file loads', () => {
  if (fault !== null) throw fault
})

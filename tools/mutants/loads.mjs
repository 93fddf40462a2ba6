import { join } from 'node:path'
import { expect, test } from 'vitest'

// A table whose file cannot be loaded has no test that could be red: this one is.
test('the file loads', async () => {
  expect(await import(join(process.cwd(), process.env.MUTANTS_FILE ?? ''))).toBeDefined()
})

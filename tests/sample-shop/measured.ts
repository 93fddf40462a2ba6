import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'

// What a file of tests takes of the processor in its own process, kept for `npm test`: without what
// it loads, which the first file of a process would pay for all, and without the database's part.

const kept = process.env.KENCANA_MEASURED

if (kept !== undefined) {
  let before = process.cpuUsage()
  beforeAll(() => {
    before = process.cpuUsage()
  })
  afterAll(() => {
    const { user, system } = process.cpuUsage(before)
    const path = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
    appendFileSync(kept, `${JSON.stringify([path, (user + system) / 1_000_000])}\n`)
  })
}

import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

// Which tests of vitest run now, kept on disk, so that of a run that is killed it can be said.

const running = new Map<string, string>()

const keep = (): void => {
  const file = process.env.KENCANA_RUNNING
  if (file !== undefined) writeFileSync(file, JSON.stringify([...running.values()]))
}

/** A reporter of vitest. */
export const RUNNING: Reporter = {
  onTestCaseReady(test) {
    running.set(test.id, `${test.module.relativeModuleId} › ${test.fullName}`)
    keep()
  },
  onTestCaseResult(test) {
    running.delete(test.id)
    keep()
  },
}

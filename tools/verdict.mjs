import { join } from 'node:path'

// What the runners of tests said, as figures.

/** A test left out counts as failed, and so does a failure of no test: nothing is silent. */
export function verdict(code, passed, failures, left) {
  if (left > 0) console.error(`✗ ${left} tests were left out; they count as failed`)
  const failed = failures + left
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

let results = 0
/** Where a runner is to write what became of its tests. */
export function resultFile() {
  results += 1
  return join(process.env.KENCANA_TEST_FOLDER, `result-${results}.json`)
}

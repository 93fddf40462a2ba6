import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './steps.mjs'

// What the runners of tests said, as figures.

/** A test left out counts as failed, and so does a failure of no test: nothing is silent. */
export function verdict(code, passed, failures, left) {
  for (const { name, why } of failures) remember(name, why)
  if (left > 0) console.error(`✗ ${left} tests were left out; they count as failed`)
  const failed = failures.length + left
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const broken = []

/** Keeps what failed and its first words, so that it can be said where nobody overlooks it. */
export function remember(name, why = '') {
  const words = stripVTControlCharacters(why)
    .split('\n')
    .filter(line => line.trim() !== '')
  broken.push(`${name}\n    ${words.slice(0, 3).join(' ').slice(0, 300)}`)
}

/** All that failed, once more: the output before it is long. */
export const remembered = () => broken

/** What failed of vitest's report, with its files that could not even be loaded. */
export function failuresOfVitest({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed')
  return failed.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    return tests.length > 0
      ? tests.map(test => ({ name: `${file} › ${test.fullName}`, why: test.failureMessages[0] }))
      : [{ name: file, why: message }]
  })
}

/** What failed of Playwright's report. */
export function failuresOfBrowsers({ suites = [], specs = [], file }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...suites.flatMap(failuresOfBrowsers),
    ...failed.map(({ title, tests }) => ({
      name: `${file} › ${title}`,
      why: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    })),
  ]
}

let results = 0
/** Where a runner is to write what became of its tests. */
export function resultFile() {
  results += 1
  return join(process.env.KENCANA_TEST_FOLDER, `result-${results}.json`)
}

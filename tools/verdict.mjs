import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './steps.mjs'

// What the runners of tests said, as figures.

/** A failure of no test counts, too: nothing is silent. */
export function verdict(code, passed, failures) {
  for (const { name, why } of failures) remember(name, why)
  const failed = failures.length
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Why a test has failed that was not run. */
const LEFT_OUT = 'left out, which counts as failed'

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

/** What failed of vitest's report: tests, also those left out, and files that broke around them. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter(one => one.status !== 'passed')
    const ofTests = tests.map(test => ({
      name: `${file} › ${test.fullName}`,
      why: test.status === 'failed' ? test.failureMessages[0] : LEFT_OUT,
    }))
    const isBroken = status === 'failed' && tests.every(test => test.status !== 'failed')
    return isBroken ? [{ name: file, why: message }, ...ofTests] : ofTests
  })

/** What failed of Playwright's report: tests, also those left out. */
export const failuresOfBrowsers = ({ suites = [], specs = [], file }) => [
  ...suites.flatMap(failuresOfBrowsers),
  ...specs.flatMap(({ ok, title, tests }) => {
    const name = `${file} › ${title}`
    const { error } = tests.flatMap(({ results }) => results).find(one => one.error) ?? {}
    if (!ok) return [{ name, why: error?.message }]
    return tests.some(({ status }) => status === 'skipped') ? [{ name, why: LEFT_OUT }] : []
  }),
]

let results = 0
/** Where a runner is to write what became of its tests. */
export function resultFile() {
  results += 1
  return join(process.env.KENCANA_TEST_FOLDER, `result-${results}.json`)
}

import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './steps.mjs'

// What the runners of tests said, as figures.

/** A failure of no test counts, too: nothing is silent. */
export function verdict(code, passed, failures) {
  for (const { name, why, picture } of failures) remember(name, why, picture)
  const failed = failures.length
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Why a test has failed that was not run. */
const LEFT_OUT = 'left out, which counts as failed'

const broken = []

/** What a property says of the values it fell over. */
const INPUT = /^\s*(Counterexample|\{ seed)/

/**
 * Keeps what failed, its first words, its input and where its picture is, so that it can be said
 * where nobody overlooks it.
 */
export function remember(name, why = '', picture = undefined) {
  const words = stripVTControlCharacters(why)
    .split('\n')
    .filter(line => line.trim() !== '')
  const first = words.slice(0, 3).join(' ').slice(0, 300)
  const input = words
    .slice(3)
    .filter(line => INPUT.test(line))
    .map(line => line.slice(0, 300))
  const seen = picture === undefined ? [] : [`gambar: ${picture}`]
  broken.push([name, first, ...input, ...seen].join('\n    '))
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
    const { error, attachments = [] } =
      tests.flatMap(({ results }) => results).find(one => one.error) ?? {}
    const picture = attachments.find(one => one.contentType === 'image/png')?.path
    if (!ok) return [{ name, why: error?.message, picture }]
    return tests.some(({ status }) => status === 'skipped') ? [{ name, why: LEFT_OUT }] : []
  }),
]

let results = 0
/** Where a runner is to write what became of its tests. */
export function resultFile() {
  results += 1
  return join(process.env.KENCANA_TEST_FOLDER, `result-${results}.json`)
}

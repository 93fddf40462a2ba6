// `npm test`: everything that proves the product, from a fresh clone. Its last line is the sum of
// all runners. Developers may ask for a part: `npm test -- --only unit` (see STAGES).
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { chromium } from './chromium.mjs'
import { install, main, root, runTool, say } from './steps.mjs'

// Races and crashes need the machine for themselves, so they are not mixed with the others.
const OF_THEIR_OWN = [
  'races',
  'crash',
  'fuzz',
  'files',
  'socket',
  'scale',
  'upgrade',
  'journeys',
  'walks',
  'architecture',
]

/** Looks at what was built, so it comes after the build and not with its neighbours. */
const BUNDLES = 'bundles.test.ts'

// In the order of their price: the cheapest news comes first.
const STAGES = {
  check,
  unit: () => vitest(['--project', 'unit', '--exclude', `**/${BUNDLES}`]),
  database: () => vitest(['--project', 'database', 'apps/server', ...sharedFolders()]),
  build: () => build().then(() => vitest(['--project', 'unit', BUNDLES])),
  races: () => vitest(['tests/races']),
  fuzz: () => vitest(['tests/fuzz/', 'tests/files/', 'tests/socket/', '--no-file-parallelism']),
  crash: () => vitest(['tests/crash', 'tests/scale', 'tests/upgrade', '--no-file-parallelism']),
  journeys: () => inBrowsers(SHOPS),
}

/** Days of trade, and walks over screens: a shop for each. */
const SHOPS = {
  journeys: ['--project', 'journeys'],
  walks: ['--project', 'walks'],
}
const NEEDS_BUILD = ['races', 'fuzz', 'crash', 'journeys']

/** What is asked for, by name, in order. */
function chosen(args) {
  if (args.length === 0) return STAGES
  const [how, name = ''] = args.length === 2 ? args : []
  if (how === '--area' && /^[a-z-]+$/.test(name)) return ofArea(name)
  if (how === '--only' && name in STAGES) {
    const names = NEEDS_BUILD.includes(name) ? ['build', name] : [name]
    return Object.fromEntries(names.map(one => [one, STAGES[one]]))
  }
  const names = Object.keys(STAGES).join('|')
  throw new Error(`Pakai: npm test -- --only ${names}, atau npm test -- --area hutang`)
}

/** One area alone: the tests that have its name in their path, in minutes. */
function ofArea(name) {
  const journey = readdirSync(join(root, 'tests'), { recursive: true }).some(
    path => path.endsWith('.journey.ts') && path.includes(name),
  )
  return {
    check,
    build,
    [name]: () => vitest([name]),
    ...(journey ? { [`${name} di peramban`]: () => journeysOf(name) } : {}),
  }
}

async function stage(name, run, total) {
  say(name)
  try {
    const { passed, failed } = (await run()) ?? { passed: 0, failed: 0 }
    total.passed += passed
    total.failed += failed
    say(`${name}: ${passed} passed, ${failed} failed`)
  } catch (error) {
    total.failed += 1
    console.error(`✗ ${name}: ${error.message}`)
  }
}

function sharedFolders() {
  return readdirSync(join(root, 'tests'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !OF_THEIR_OWN.includes(entry.name))
    .map(entry => `tests/${entry.name}/`)
}

async function vitest(args) {
  const report = resultFile()
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool('vitest/vitest.mjs', ['run', ...args, ...reporters])
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const left = result.numPendingTests + result.numTodoTests
  // A file that could not even be loaded has no tests to count.
  const broken = result.testResults.filter(
    f => f.status === 'failed' && f.assertionResults.length === 0,
  )
  return verdict(code, result.numPassedTests, result.numFailedTests + broken.length, left)
}

const journeysOf = async name => inBrowsers({ [name]: [`${name}[^/]*\\.journey`, '--no-deps'] })

/** Side by side, each on a shop and a database of its own. */
async function inBrowsers(shops) {
  const browser = await chromium()
  const names = Object.keys(shops)
  const ports = await freePorts(names.length)
  const verdicts = await Promise.all(
    names.map((name, index) => shop(name, { browser, port: ports[index], which: shops[name] })),
  )
  const sum = what => verdicts.reduce((total, one) => total + one[what], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function shop(name, { browser, port, which }) {
  const report = resultFile()
  const folder = join(process.env.KENCANA_TEST_FOLDER, name)
  mkdirSync(folder)
  const env = {
    CHROMIUM_PATH: browser,
    KENCANA_TEST_FOLDER: folder,
    KENCANA_TEST_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const args = ['test', ...which, '--reporter=dot,json']
  const { code } = await runTool('@playwright/test/cli.js', args, { env })
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  return verdict(
    code,
    stats.expected,
    stats.unexpected + stats.flaky + errors.length,
    stats.skipped,
  )
}

/** A test left out counts as failed, and so does a failure of no test: nothing is silent. */
function verdict(code, passed, failures, left) {
  if (left > 0) console.error(`✗ ${left} tests were left out; they count as failed`)
  const failed = failures + left
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

let results = 0
function resultFile() {
  results += 1
  return join(process.env.KENCANA_TEST_FOLDER, `result-${results}.json`)
}

/** Ports nobody listens on now, so that tests run beside a shop that is open. */
async function freePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, listening))
  const ports = probes.map(probe => probe.address().port)
  await Promise.all(probes.map(probe => new Promise(resolve => probe.close(resolve))))
  return ports
}

function listening() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => resolve(probe))
  })
}

await main(async () => {
  const stages = chosen(process.argv.slice(2))
  await install()
  const folder = mkdtempSync(join(tmpdir(), 'kencana-test-'))
  process.env.KENCANA_TEST_FOLDER = folder
  const total = { passed: 0, failed: 0 }
  for (const [name, run] of Object.entries(stages)) await stage(name, run, total)
  rmSync(folder, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})

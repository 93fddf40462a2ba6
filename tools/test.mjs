// `npm test`: everything that proves the product, from a fresh clone. Its last line is the sum of
// all runners. Developers may ask for a part: `npm test -- --only unit` (see STAGES).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allParts, inBrowsers, partsOf } from './browsers/parts.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { install, main, root, runTool, say } from './steps.mjs'
import { failuresOfVitest, remember, remembered, resultFile, verdict } from './verdict.mjs'

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

// In the order of their price: the cheapest news comes first. Whatever starts a server comes after
// the build, which would change its pages under it.
const STAGES = {
  check,
  unit: () => vitest(['--project', 'unit', '--exclude', `**/${BUNDLES}`]),
  build: () => build().then(() => vitest(['--project', 'unit', BUNDLES])),
  database: () => vitest(['--project', 'database', 'apps/server', ...sharedFolders()]),
  races: () => vitest(['tests/races']),
  fuzz: () => vitest(['tests/fuzz/', 'tests/files/', 'tests/socket/', '--no-file-parallelism']),
  crash: () => vitest(['tests/crash', 'tests/scale', 'tests/upgrade', '--no-file-parallelism']),
  journeys: () => inBrowsers(allParts()),
}

const NEEDS_BUILD = ['database', 'races', 'fuzz', 'crash', 'journeys']

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
    ...(journey ? { [`${name} di peramban`]: () => inBrowsers(partsOf(name)) } : {}),
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
    remember(name, error.message)
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
  return verdict(code, result.numPassedTests, failuresOfVitest(result))
}

await main(async () => {
  const stages = chosen(process.argv.slice(2))
  await install()
  const folder = mkdtempSync(join(tmpdir(), 'kencana-test-'))
  process.env.KENCANA_TEST_FOLDER = folder
  const total = { passed: 0, failed: 0 }
  for (const [name, run] of Object.entries(stages)) await stage(name, run, total)
  for (const failure of remembered()) console.error(`✗ ${failure}`)
  if (total.failed === 0) rmSync(folder, { recursive: true, force: true })
  else say(`Gambar dan catatan tentang yang gagal: ${folder}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})

// `npm test`: everything that proves the product, from a fresh clone. Its last line is the sum of
// all runners. Developers may ask for a part: `npm test -- --only unit` (see STAGES).
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium, headedChromium } from './browsers/chromium.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { inLanes } from './runner/lanes.mjs'
import { allParts, partsOfArea } from './runner/parts.mjs'
import { notePassed, passedWhole } from './runner/passed.mjs'
import { keepDurations, keepTimes, overBudget, timesText } from './runner/times.mjs'
import { vitest } from './runner/vitest.mjs'
import { install, isToldToEnd, main, runTool, say } from './steps.mjs'
import { remember, remembered } from './verdict.mjs'

/** Looks at what was built, so it comes after the build and not with its neighbours. */
const BUNDLES = 'tests/architecture/bundles.test.ts'

// What needs no server, the cheapest news first; the rest stands in one queue (tools/runner).
const FIRST = {
  check,
  unit: () => vitest(['--project', 'unit', '--project', 'spec', '--exclude', BUNDLES]),
  build: () => build().then(() => vitest(['--project', 'unit', BUNDLES])),
}
const QUEUED = ['database', 'races', 'fuzz', 'crash', 'journeys']
const STAGES = [...Object.keys(FIRST), ...QUEUED]

/** What is asked for: stages of the first kind by name, then parts; `all` when that is all. */
async function chosen(args) {
  if (args.length === 0) {
    const reached = await reach()
    return { first: Object.keys(FIRST), parts: allParts(reached), all: reached === undefined }
  }
  if (args.join() === '--whole') {
    process.env.KENCANA_WHOLE = '1'
    return { first: Object.keys(FIRST), parts: allParts(), all: true }
  }
  const [how, name = ''] = args.length === 2 ? args : []
  if (how === '--area' && /^[a-z-]+$/.test(name)) {
    return { first: ['check', 'build'], parts: partsOfArea(name) }
  }
  if (how === '--only' && name in FIRST) return { first: [name], parts: [] }
  if (how === '--only' && QUEUED.includes(name)) {
    return { first: ['build'], parts: allParts().filter(({ stage }) => stage === name) }
  }
  throw new Error(`Pakai: npm test -- --whole, --only ${STAGES.join('|')}, atau --area hutang`)
}

/** What the change since the last whole proof can reach; nothing when that is everything. */
async function reach() {
  const since = passedWhole()
  const script = ['tools/runner/reach.ts', ...(since === undefined ? [] : [since])]
  const { code, stdout, output } = await runTool('tsx/dist/cli.mjs', script, { quiet: true })
  if (code !== 0) throw new Error(output)
  const reached = JSON.parse(stdout)
  if (reached.changed.length > 0) process.env.KENCANA_CHANGED = reached.changed.join('\n')
  if (reached.whole === undefined) {
    const { changed, pages, journeys } = reached
    say(
      `Yang berubah (${changed.length} berkas) sampai ke ${pages.length} layar dan ` +
        `${journeys.length} perjalanan; selebihnya dibuktikan npm run trial.`,
    )
    return reached
  }
  say(`Semua dijalankan: ${reached.whole}`)
  return undefined
}

/** Figures of the stages as they come in, and of all files. */
function tally() {
  const stages = new Map()
  const files = []
  const add = (stage, { passed, failed, cpu, seconds, files: its = [] }) => {
    const sum = stages.get(stage) ?? {
      name: stage,
      passed: 0,
      failed: 0,
      cpu: undefined,
      seconds: 0,
    }
    sum.passed += passed
    sum.failed += failed
    if (cpu !== undefined) sum.cpu = (sum.cpu ?? 0) + cpu
    sum.seconds += seconds
    stages.set(stage, sum)
    files.push(...its.map(file => ({ ...file, stage })))
  }
  return { add, stages: () => [...stages.values()], files }
}

const secondsSince = started => (performance.now() - started) / 1_000

async function first(name, sum) {
  say(name)
  const started = performance.now()
  const result = await answered(name, FIRST[name])
  sum.add(name, { ...result, seconds: secondsSince(started) })
  say(`${name}: ${result.passed} passed, ${result.failed} failed`)
}

/** A part of the queue: what it says is kept, and told when it failed. */
async function queued({ stage, name, run }, sum) {
  say(`${name} …`)
  const started = performance.now()
  const result = await answered(name, () => run({ quiet: true }))
  const seconds = secondsSince(started)
  sum.add(stage, { ...result, seconds })
  const output = stripVTControlCharacters(result.output ?? '')
  writeFileSync(join(process.env.KENCANA_TEST_FOLDER, `${name.replaceAll(' ', '-')}.log`), output)
  const told = result.failed > 0 ? output : figuresOf(output)
  if (told !== '') console.log(told.trimEnd())
  const cost = `${Math.round(seconds)} s, ${Math.round(result.cpu ?? 0)} s of the processor`
  say(`${name}: ${result.passed} passed, ${result.failed} failed (${cost})`)
}

/** What trials say of themselves. */
const figuresOf = output => (output.match(/^(T\d+\w* .*|fuzz: .*)$/gm) ?? []).join('\n')

/** A runner's figures; what it throws is a failure with its sentence. */
async function answered(name, run) {
  try {
    return (await run()) ?? { passed: 0, failed: 0 }
  } catch (error) {
    remember(name, error.message)
    console.error(`✗ ${name}: ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}

/** What a whole run writes for a while: copies of a sample chain, databases, pictures. */
const NEEDED_GB = 6

/** What would end a run late is asked before its first stage. */
async function ready(parts) {
  const { bavail, bsize } = statfsSync(tmpdir())
  const free = (bavail * bsize) / 1e9
  if (parts.length > 0 && free < NEEDED_GB) {
    throw new Error(
      `Di ${tmpdir()} tinggal ${free.toFixed(1)} GB, npm test perlu ${NEEDED_GB} GB. ` +
        'Kosongkan sebagian, atau isi TMPDIR dengan folder di tempat yang lapang.',
    )
  }
  if (parts.some(({ stage }) => ['journeys', 'crash'].includes(stage))) {
    process.env.CHROMIUM_PATH = await chromium()
  }
  if (parts.some(({ name }) => name === 'seams')) await headedChromium()
}

await main(async () => {
  const started = performance.now()
  await install()
  const { first: names, parts, all = false } = await chosen(process.argv.slice(2))
  await ready(parts)
  const folder = mkdtempSync(join(tmpdir(), 'kencana-test-'))
  process.env.KENCANA_TEST_FOLDER = folder
  const sum = tally()
  for (const name of names) await first(name, sum)
  await inLanes(parts, part => queued(part, sum))
  const stages = sum.stages()
  const run = { minutes: secondsSince(started) / 60, stages, files: sum.files }
  console.log(`\n${timesText(keepTimes(run))}\n`)
  if (process.env.KENCANA_WHOLE === '1') keepDurations(sum.files)
  const dear = overBudget(run)
  if (isToldToEnd()) remember('npm test', 'was told to end before all had run')
  for (const fault of dear) remember('tests/budget.json', fault)
  for (const failure of remembered()) console.error(`✗ ${failure}`)
  const total = of => stages.reduce((all, stage) => all + stage[of], 0)
  const failed = total('failed') + dear.length + Number(isToldToEnd())
  if (failed === 0 && all) notePassed('whole')
  if (failed === 0) rmSync(folder, { recursive: true, force: true })
  else say(`Gambar dan catatan tentang yang gagal: ${folder}`)
  console.log(`\n${total('passed')} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

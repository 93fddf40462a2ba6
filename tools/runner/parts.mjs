import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inShop } from '../browsers/parts.mjs'
import { readJson, root } from '../steps.mjs'
import { durations, packs, secondsOf, testFiles, vitest } from './vitest.mjs'

// What `npm test` is cut into, so that two cores are busy to the end: parts of some minutes, each
// with a server of its own.

/** Folders of tests/ that are no part of the stage `database`. */
const OF_THEIR_OWN = [
  'architecture',
  'client',
  'crash',
  'files',
  'fuzz',
  'journeys',
  'kit',
  'races',
  'scale',
  'socket',
  'spec',
  'trial',
  'upgrade',
  'walks',
]
/** What the server decides, without a database: a stage before. */
const isRule = file => /\/decide-[^/]*\.test\.ts$/.test(file)

const END = '.journey.ts'

/** About how long a part of journeys is. */
const PART_SECONDS = 350

const alone = () => readJson('tools/runner/alone.json')

/** Files that wait for `npm run trial` while none of their causes changed, see docs/tests.md. */
function leftToTrial() {
  const changed = process.env.KENCANA_CHANGED?.split('\n')
  if (changed === undefined || process.env.KENCANA_WHOLE === '1') return []
  return readJson('tools/runner/left-to-trial.json')
    .filter(({ causes }) => !changed.some(path => causes.some(cause => path.startsWith(cause))))
    .map(({ file }) => file)
}

/** All parts; in browsers what a change can reach (reach.ts), and everything without one. */
export function allParts(reach) {
  const known = durations()
  return [...ofDatabase(known), ...ofFolders(known), ...ofBrowsers(known, reach)]
}

/** A part of vitest's, in one process: with its own server it needs no second one beside it. */
const ofVitest = (known, stage, name, kind, files, env = {}) => ({
  stage,
  name,
  kind,
  seconds: secondsOf(known, files),
  run: options =>
    vitest(['--project', 'database', '--maxWorkers', '1', ...files], {
      ...options,
      env: { ...env, ...options.env },
    }),
})

function ofDatabase(known) {
  const shared = readdirSync(join(root, 'tests'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !OF_THEIR_OWN.includes(entry.name))
    .map(entry => `tests/${entry.name}`)
  const left = leftToTrial()
  const files = testFiles(['apps/server', ...shared]).filter(
    file => !isRule(file) && !left.includes(file),
  )
  return packs(files, 3, known).map((pack, n) =>
    ofVitest(known, 'database', `database ${n + 1}`, 'reckons', pack),
  )
}

const FOLDERS = [
  ['races', 'races', 'reckons', ['tests/races']],
  ['fuzz', 'fuzz', 'reckons', ['tests/fuzz']],
  ['fuzz', 'files', 'reckons', ['tests/files']],
  ['fuzz', 'socket', 'reckons', ['tests/socket']],
  ['crash', 'crash', 'waits', ['tests/crash']],
  ['crash', 'scale', 'waits', ['tests/scale']],
  ['crash', 'upgrade', 'waits', ['tests/upgrade']],
]

function ofFolders(known) {
  const last = alone()
  return FOLDERS.flatMap(([stage, name, kind, folders]) => {
    const files = testFiles(folders)
    const busy = files.filter(file => !last.includes(file))
    const quiet = files.filter(file => last.includes(file))
    return [
      ...(busy.length === 0 ? [] : [ofVitest(known, stage, name, kind, busy)]),
      ...(quiet.length === 0 ? [] : [ofVitest(known, stage, `${name} alone`, 'alone', quiet)]),
    ]
  })
}

const ofPlaywright = (known, name, project, files, env = {}) => ({
  stage: 'journeys',
  name,
  kind: 'reckons',
  seconds: secondsOf(known, files),
  run: options => {
    const patterns = files.map(file => file.slice('tests/'.length).replaceAll('.', '\\.'))
    return inShop(name, [`--project=${project}`, ...patterns], {
      ...options,
      env: { ...env, ...options.env },
    })
  },
})

/** Walks that are long enough to be a part. */
const LONG_WALKS = ['pages', 'every-master', 'every-master-refuses', 'figures']
/** In every run: what all others stand in, how it comes up, and the day of a till. */
const ALWAYS = ['day', 'first-load', 'shell'].map(name => `tests/journeys/${name}.journey.ts`)
const BOOKS = 'tests/journeys/books.journey.ts'

function ofBrowsers(known, reach) {
  const isReached = file =>
    reach === undefined || ALWAYS.includes(file) || reach.journeys.includes(file)
  const env = reach === undefined ? {} : { KENCANA_PAGES: reach.pages.join(',') }
  const journeys = testFiles(['tests/journeys', 'tests/kit'], END).filter(
    file => file !== BOOKS && isReached(file),
  )
  const walks = testFiles(['tests/walks'], END).filter(
    file => isReached(file) || (isOfPages(file) && reach.pages.length > 0),
  )
  const isLong = file => LONG_WALKS.some(name => file.endsWith(`/${name}.journey.ts`))
  const count = Math.ceil(secondsOf(known, journeys) / PART_SECONDS)
  return [
    ...chains(journeys, count, known).map((files, n) =>
      ofPlaywright(known, `journeys ${n + 1}`, 'journeys', files),
    ),
    ...walks
      .filter(file => isLong(file) && !isOfPages(file))
      .map(file => ofPlaywright(known, file.slice(12, -11), 'walks', [file], env)),
    ...walks.filter(isOfPages).flatMap(file =>
      ['1/2', '2/2'].map(run => ({
        ...ofPlaywright(known, `pages ${run[0]}`, 'walks', [file], { ...env, KENCANA_RUN: run }),
        seconds: secondsOf(known, [file]) / 2,
      })),
    ),
    ...packs(
      walks.filter(file => !isLong(file)),
      2,
      known,
    ).map((files, n) => ofPlaywright(known, `screens ${n + 1}`, 'walks', files)),
    { ...ofPlaywright(known, 'seams', 'seams', testFiles(['tests/seams'], END)), kind: 'alone' },
  ]
}

const isOfPages = file => file.endsWith('/pages.journey.ts')

/**
 * Cut into so many runs of about one length, in their order: what follows the day stays behind it.
 */
export function chains(files, count, known) {
  const each = secondsOf(known, files) / count
  const all = Array.from({ length: count }, () => [])
  let before = 0
  for (const file of files) {
    const length = secondsOf(known, [file])
    all[Math.min(count - 1, Math.floor((before + length / 2) / each))].push(file)
    before += length
  }
  return all.filter(one => one.length > 0)
}

/** One area alone: the tests that have its name in their path. */
export function partsOfArea(name) {
  const known = durations()
  const isOf = file => file.includes(name)
  const database = ['apps/server', 'tests']
    .flatMap(folder => testFiles([folder]))
    .filter(
      file => isOf(file) && !isRule(file) && !/tests\/(architecture|spec|client)\//.test(file),
    )
  const journeys = testFiles(['tests/journeys'], END).filter(isOf)
  const walks = testFiles(['tests/walks'], END).filter(isOf)
  const rules = ['--project', 'unit', '--project', 'spec', '--passWithNoTests', name]
  return [
    {
      stage: name,
      name: `aturan ${name}`,
      kind: 'reckons',
      seconds: 10,
      run: options => vitest(rules, options),
    },
    ...packs(database, 2, known).map((files, n) =>
      ofVitest(known, name, `${name} ${n + 1}`, 'reckons', files),
    ),
    ...(journeys.length === 0
      ? []
      : [ofPlaywright(known, `${name} di peramban`, 'journeys', journeys)]),
    ...(walks.length === 0 ? [] : [ofPlaywright(known, `layar ${name}`, 'walks', walks)]),
  ]
}

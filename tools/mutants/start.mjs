// `npm run mutants -- [file …]`: changes the rules of the trade in one place at a time and sees
// whether their tests notice (docs/style.md). Without files it takes all of them, one after the
// other. Those of the server need a database for each change and take hours: no part of `npm test`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { main, root, run } from '../steps.mjs'

const DOMAIN = 'packages/domain/src'
const SERVER = 'apps/server/src/modules'
/** Tests of what a module of the server decides. */
const TESTS_OF = { penjualan: 'tests/penjualan/*.test.ts', hutang: 'tests/hutang/*.test.ts' }
/** Least share of changes that are noticed, before the equal ones are set apart. */
const LEAST = 0.95

const filesIn = folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name =>
    join(folder, name).replaceAll('\\', '/'),
  )

/** Every rule: the whole domain, and what the server decides. */
const rules = () => [
  ...filesIn(DOMAIN).filter(file => /(?<!\.test)\.ts$/.test(file)),
  ...filesIn(SERVER).filter(file => /^decide-.*(?<!\.test)\.ts$/.test(basename(file))),
]

main(async () => {
  const asked = process.argv.slice(2)
  const equal = JSON.parse(readFileSync(join(root, 'tools/mutants/equal.json'), 'utf8'))
  const sum = { noticed: 0, all: 0, alive: 0 }
  for (const file of asked.length > 0 ? asked : rules().sort()) {
    const { source, mutants } = await changed(file)
    const judged = mutants.filter(one =>
      ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(one.status),
    )
    const left = judged.filter(one => ['Survived', 'NoCoverage'].includes(one.status))
    const alive = left.filter(one => !equal.some(same => isSame(same, file, source, one)))
    sum.noticed += judged.length - left.length
    sum.all += judged.length
    sum.alive += alive.length
    console.log(`${file}: ${judged.length - left.length} of ${judged.length} noticed`)
    for (const one of alive) console.log(`  ${told(file, source, one)}`)
  }
  const share = sum.all === 0 ? 1 : sum.noticed / sum.all
  console.log(
    `${sum.noticed} of ${sum.all} noticed (${(100 * share).toFixed(1)} %), ${sum.alive} alive`,
  )
  return share >= LEAST && sum.alive === 0 ? 0 : 1
})

/** Changes one file in every place that Stryker knows, each tried with the tests of the file. */
async function changed(file) {
  const folder = mkdtempSync(join(tmpdir(), 'kencana-mutan-'))
  const report = join(folder, 'report.json')
  const module = file.startsWith(SERVER) ? file.slice(SERVER.length + 1).split('/')[0] : undefined
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tools/mutants/words-of-errors.mjs')],
    ignorers: ['words-of-errors'],
    // the compiler of today has none of the interfaces by which Stryker reads a tsconfig
    tsconfigFile: 'tools/mutants/none.json',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: module === undefined ? 5_000 : 60_000,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: ['/apps/web', '/bench', '/docs', '/tests/journeys', '/data', 'dist'],
    mutate: [file],
    logLevel: 'error',
    allowConsoleColors: false,
  }
  writeFileSync(join(folder, 'stryker.json'), JSON.stringify(settings))
  const env = {
    MUTANTS_TESTS: module === undefined ? `${DOMAIN}/**/*.test.ts` : TESTS_OF[module],
    ...(module === undefined ? {} : { MUTANTS_DATABASE: 'YA' }),
  }
  try {
    const tool = 'node_modules/@stryker-mutator/core/bin/stryker.js'
    const args = [tool, 'run', join(folder, 'stryker.json')]
    const { code, output } = await run(process.execPath, args, { env, quiet: true })
    if (code !== 0) throw new Error(`${file}: ${output}`)
    const [one] = Object.values(JSON.parse(readFileSync(report, 'utf8')).files)
    return one
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text a change stands for. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

/** Whether a change is the equal one that was set apart: same file, same words, same new words. */
const isSame = (same, file, source, { location, replacement }) =>
  same.file === file && same.was === textAt(source, location) && same.becomes === replacement

const told = (file, source, { location, replacement, mutatorName }) =>
  `${file}:${location.start.line}  ${mutatorName}  ${textAt(source, location)}  →  ${replacement}`

// Changes one file in every place that Stryker knows, each tried with the tables beside it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint, readJson, root, run } from '../steps.mjs'
import { tablesOf } from './rules.mjs'

/** What was found of each file, so that a run goes on where it was ended. */
const KEPT = '.cache/mutants'
const OURS = [
  'one-file.mjs',
  'rules.mjs',
  'loads.mjs',
  'vitest.config.ts',
  'short-properties.mjs',
  'words-of-errors.mjs',
]
const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/**
 * Source and judged changes of a file: `{ was, becomes, line, at, kind, noticed }`. What was found
 * of the same file and the same tables is taken again, unless `anew`.
 */
export async function changesOf(file, anew) {
  const tables = tablesOf(file)
  if (tables.length === 0) throw new Error(`${file}: no test beside it imports it`)
  const kept = `${KEPT}/${file.replaceAll('/', '.')}.json`
  const of = fingerprint([file, ...tables, ...OURS.map(name => `tools/mutants/${name}`)])
  if (!anew && existsSync(join(root, kept))) {
    const found = readJson(kept)
    if (found.of === of) return found.changes
  }
  const { source, mutants } = await tried(file, tables)
  const changes = mutants
    .filter(({ status }) => [...NOTICED, ...MISSED].includes(status))
    .map(mutant => told(source, mutant))
  writeFileSync(join(root, kept), JSON.stringify({ of, changes }))
  return changes
}

async function tried(file, tables) {
  mkdirSync(join(root, KEPT), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'kencana-mutan-'))
  const report = join(folder, 'report.json')
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tools/mutants/words-of-errors.mjs')],
    ignorers: ['words-of-errors'],
    // the compiler of today has none of the interfaces by which Stryker reads a tsconfig
    tsconfigFile: 'tools/mutants/none.json',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 5_000,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: [
      '/apps/web',
      '/bench',
      '/docs',
      '/tests/journeys',
      '/tests/walks',
      '/data',
      'dist',
    ],
    mutate: [file],
    logLevel: 'error',
    allowConsoleColors: false,
  }
  writeFileSync(join(folder, 'stryker.json'), JSON.stringify(settings))
  try {
    const tool = 'node_modules/@stryker-mutator/core/bin/stryker.js'
    const args = [tool, 'run', join(folder, 'stryker.json')]
    const env = { MUTANTS_FILE: file, MUTANTS_TABLES: tables.join(',') }
    const { code, output } = await run(process.execPath, args, { env, quiet: true })
    if (code !== 0) throw new Error(`${file}: ${output}`)
    return JSON.parse(readFileSync(report, 'utf8')).files[file]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function told(source, { status, location, replacement, mutatorName }) {
  const { line } = location.start
  return {
    was: textAt(source, location),
    becomes: replacement,
    line,
    at: source.split('\n')[line - 1].trim(),
    kind: mutatorName,
    noticed: NOTICED.includes(status),
  }
}

/** The text a change stands for. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

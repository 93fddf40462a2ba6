// `npm run trial -- --long`: what else `npm test` runs in a short form, one after the other at full
// size, each with its figures and its verdict. See docs/trial.md.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LONG_FORMS, type LongForm } from './long-forms.ts'
import { faultsText, type Verdict, verdictTable } from './verdict.ts'

interface Report {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(args: readonly string[]): Promise<number> {
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
  const chosen = formsOf(args.includes('--only') ? (after('--only') ?? '') : undefined)
  const keptAt = after('--keep')
  const verdicts: Verdict[] = []
  const waiting: string[] = []
  for (const form of chosen) {
    const size = form.program ? presentOf(form.program) : form.size
    if (size === undefined) waiting.push(`${form.test} ${form.name} menunggu ${form.size}`)
    else verdicts.push(await tryOut(form, size))
  }
  const red = verdicts.filter(({ faults }) => faults.length > 0)
  const text = `long forms\n\n${verdictTable(verdicts)}\n${waiting.join('\n')}\n${faultsText(red)}`
  say(`\n${text}`)
  if (keptAt !== undefined) await writeFile(keptAt, text)
  say(`${verdicts.length - red.length} green, ${red.length} red, ${waiting.length} waiting`)
  return red.length === 0 ? 0 : 1
}

function formsOf(only: string | undefined): readonly LongForm[] {
  if (only === undefined) return LONG_FORMS
  const asked = only.split(',')
  const known = new Set(LONG_FORMS.flatMap(({ test, name }) => [test, name]))
  if (!asked.every(name => known.has(name))) {
    throw new Error(`--long --only takes names of long forms: ${[...known].join(' ')}`)
  }
  return LONG_FORMS.filter(({ test, name }) => asked.includes(test) || asked.includes(name))
}

async function tryOut(form: LongForm, size: string): Promise<Verdict> {
  const { test, name, target, variable } = form
  const told = { test, name, target, rounds: Number(form.size) || 1, isControl: false }
  say(`… ${test} ${name}: ${variable}=${size} npx vitest run ${form.path}`)
  const started = performance.now()
  const { figure, faults } = await vitest(form.path, { [variable]: size })
  const seconds = (performance.now() - started) / 1_000
  const verdict = { ...told, figure, seconds, faults }
  say(`${faults.length > 0 ? '✗' : '✓'} ${test} ${name}: ${figure}, ${seconds.toFixed(1)} s`)
  if (faults.length > 0) say(faultsText([verdict]))
  return verdict
}

const presentOf = (programs: readonly string[]): string | undefined => {
  const given = process.env.OFFICE ? [process.env.OFFICE] : programs
  return given.find(one => spawnSync(one, ['--version'], { timeout: 60_000 }).status === 0)
}

/** One file of tests under a variable: the figures it prints, and what is wrong. */
async function vitest(
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<Pick<Verdict, 'figure' | 'faults'>> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-long-'))
  const kept = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${kept}`]
  const { code, said } = await heard(['run', path, ...reporters], env)
  const report = await readFile(kept, 'utf8').then(
    text => JSON.parse(text) as Report,
    () => null,
  )
  await rm(folder, { recursive: true, force: true })
  if (report === null) return { figure: 'did not finish', faults: [said] }
  const left = report.numPendingTests + report.numTodoTests
  const faults = [
    ...report.testResults.flatMap(faultsOf),
    ...(left > 0 ? [`${left} tests were left out`] : []),
  ]
  // What fails outside any test, such as an unhandled error, leaves only the code behind.
  const silent = code !== 0 && faults.length === 0 ? [said] : []
  const figures = said.match(/^.*\bT\d+[a-z]?\b.*[:=].*$/gm) ?? []
  const figure = [...figures, `${report.numPassedTests} tests passed`].join('; ')
  return { figure, faults: [...faults, ...silent] }
}

/** A file that could not even be loaded has no tests, only a message. */
function faultsOf({ message, assertionResults }: Report['testResults'][number]): string[] {
  const faults = assertionResults.flatMap(({ fullName, failureMessages }) =>
    failureMessages.map(text => `${fullName}: ${text}`),
  )
  return assertionResults.length === 0 ? [message || 'no tests were found'] : faults
}

function heard(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const all = { ...process.env, NO_COLOR: '1', ...env }
    const command = [join('node_modules', 'vitest', 'vitest.mjs'), ...args]
    const child = spawn(process.execPath, command, { env: all, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill()
    process.once('SIGTERM', end)
    let said = ''
    const hear = (text: string): void => {
      said += text
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('error', reject)
    child.once('close', code => {
      process.off('SIGTERM', end)
      resolve({ code, said })
    })
  })
}

process.exit(await main(process.argv.slice(2)))

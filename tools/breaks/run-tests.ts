import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { browserPath } from '../../tests/sample-shop/browser.ts'
import { freePort } from '../runner/free-port.ts'
import { type Break, namedTest } from './break.ts'

/** What became of each test that a break names. */
export interface Outcome {
  readonly red: readonly string[]
  readonly green: readonly string[]
  /** Those that no file has, or that did not come to run. */
  readonly lost: readonly string[]
  /** First words of the first that failed: red for another reason is not seen. */
  readonly why: string
  /** What the runner said, for whoever wonders why. */
  readonly output: string
}

interface Ran {
  readonly file: string
  readonly name: string
  readonly failed: boolean
  readonly why: string
}

/** Runs the tests that a break names, and no others, in the copy of the repository. */
export async function runNamed(copy: string, one: Break): Promise<Outcome> {
  const runs = [
    { tests: one.red.filter(test => !inBrowser(test)), start: vitest },
    { tests: one.red.filter(inBrowser), start: playwright },
  ].filter(({ tests }) => tests.length > 0)
  const ran: Ran[] = []
  let output = ''
  for (const { tests, start } of runs) {
    const told = await start(copy, tests, one.env ?? {})
    ran.push(...told.ran)
    output += told.output
  }
  const of = (test: string): readonly Ran[] => {
    const { file, title } = namedTest(test)
    return ran.filter(found => found.file === file && found.name.includes(title))
  }
  const isRed = (test: string) => of(test).some(({ failed }) => failed)
  const lost = one.red.filter(test => of(test).length === 0)
  const green = one.red.filter(test => !isRed(test) && !lost.includes(test))
  const why = ran.find(({ failed }) => failed)?.why ?? ''
  return { red: one.red.filter(isRed), green, lost, why, output }
}

const inBrowser = (test: string) => namedTest(test).file.endsWith('.journey.ts')
/** The gallery of the kit serves itself; all else is looked at in a shop. */
const inShop = (test: string) => inBrowser(test) && !test.startsWith('tests/kit/')

/** What the tests of a break stand on, made before the product is broken. */
export async function prepare(copy: string, one: Break): Promise<void> {
  const chain = chainOf(copy)
  if (!one.red.some(inShop) || existsSync(chain)) return
  await build(copy)
  await fillChain(copy, chain)
}

const chainOf = (copy: string) => join(copy, '.break-chain')

async function build(copy: string): Promise<void> {
  const { isGood, output } = await run(process.execPath, ['tools/build.mjs'], copy)
  if (!isGood) throw new Error(output)
}

type Env = Readonly<Record<string, string>>
type Told = Promise<{ readonly ran: readonly Ran[]; readonly output: string }>

const filesOf = (tests: readonly string[]) => [...new Set(tests.map(test => namedTest(test).file))]

/** Leaves all others out, unless one of them is a whole file. */
function only(flag: string, tests: readonly string[]): string[] {
  const titles = tests.map(test => namedTest(test).title)
  if (titles.includes('')) return []
  return [flag, titles.map(title => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')]
}

async function vitest(copy: string, tests: readonly string[], env: Env): Told {
  const report = join(copy, '.break.json')
  rmSync(report, { force: true })
  const { output } = await tool(copy, 'vitest/vitest.mjs', env, [
    'run',
    ...filesOf(tests),
    ...only('-t', tests),
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const { testResults } = readReport(report, output) as { testResults: VitestFile[] }
  const ran = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.slice(copy.length + 1)
    const tried = assertionResults.filter(one => /passed|failed/.test(one.status))
    const all = tried.map(one => ({
      file,
      name: one.fullName,
      failed: one.status === 'failed',
      why: wordsOf(one.failureMessages[0]),
    }))
    return status === 'failed' && !all.some(one => one.failed)
      ? [...all, { file, name: '', failed: true, why: wordsOf(message) }]
      : all
  })
  return { ran, output }
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

const wordsOf = (message = ''): string =>
  stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ').slice(0, 200)

async function playwright(copy: string, tests: readonly string[], env: Env): Told {
  const isKit = !tests.some(inShop)
  const report = join(copy, '.break.json')
  rmSync(report, { force: true })
  const folder = join(copy, '.break')
  rmSync(folder, { recursive: true, force: true })
  if (!isKit) await openShop(copy, folder)
  const told = {
    ...env,
    CHROMIUM_PATH: await browserPath(),
    KENCANA_TEST_FOLDER: folder,
    KENCANA_TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const config = isKit ? ['--config=tools/breaks/kit.config.ts'] : []
  const { output } = await tool(copy, '@playwright/test/cli.js', told, [
    'test',
    ...filesOf(tests),
    ...config,
    ...only('--grep', tests),
    '--no-deps',
    '--reporter=json',
  ])
  return { ran: specsOf(readReport(report, output) as Suite), output }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly Result[] }[]
  }[]
}

interface Result {
  readonly error?: { readonly message?: string }
}

const specsOf = ({ suites = [], specs = [] }: Suite): Ran[] => [
  ...suites.flatMap(specsOf),
  ...specs.map(({ file, title, ok, tests }) => ({
    file: `tests/${file}`,
    name: title,
    failed: !ok,
    why: wordsOf(
      tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
    ),
  })),
]

/** The shop as it is built now, with a copy of the sample chain as it was before any break. */
async function openShop(copy: string, folder: string): Promise<void> {
  await build(copy)
  mkdirSync(folder)
  // With its owners: the database does not run as root.
  await run('cp', ['-a', chainOf(copy), join(folder, 'journeys')], copy)
}

async function fillChain(copy: string, folder: string): Promise<void> {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, SEED: 'demo' }
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: copy,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('Kencana siap')) server.kill('SIGTERM')
  })
  const [code] = (await once(server, 'close')) as [number | null]
  if (code !== 0) throw new Error('no sample chain was made')
}

/** A program of an installed library, by this very Node. */
const tool = (cwd: string, path: string, env: Env, args: readonly string[]) =>
  run(process.execPath, [join(cwd, 'node_modules', path), ...args], cwd, env)

interface Ended {
  readonly isGood: boolean
  readonly output: string
}

const run = (program: string, args: readonly string[], cwd: string, env: Env = {}) =>
  new Promise<Ended>(resolve => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 67_108_864 }
    execFile(program, [...args], options, (error, stdout, stderr) =>
      resolve({ isGood: error === null, output: `${stdout}${stderr}` }),
    )
  })

function readReport(report: string, output: string): unknown {
  if (!existsSync(report)) throw new Error(`no test ran:\n${output.slice(-2_000)}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root, run, runTool } from '../steps.mjs'
import { failuresOfBrowsers, remember, resultFile, verdict } from '../verdict.mjs'
import { chromium, headedChromium } from './chromium.mjs'

// Tests in real browsers, in parts: each has a shop and a database of its own, a copy of one sample
// chain, so that parts run side by side.

/** One part: which tests of which project, on a shop of their own. */
export async function inShop(name, args, options = {}) {
  const report = resultFile()
  const folder = join(process.env.KENCANA_TEST_FOLDER, name.replaceAll(' ', '-'))
  mkdirSync(folder)
  const chain = await sampleChain()
  if (chain !== undefined) await copyOf(chain, join(folder, 'journeys'))
  const hasWindow = args.includes('--project=seams')
  const env = {
    ...options.env,
    CHROMIUM_PATH: hasWindow ? (await headedChromium()).browser : await chromium(),
    KENCANA_TEST_FOLDER: folder,
    KENCANA_TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const all = ['test', ...args, '--reporter=line,json']
  // At another signal Playwright leaves its shop behind, open.
  const how = { ...options, env, endBy: 'SIGINT' }
  const { code, cpu, output } = await runTool('@playwright/test/cli.js', all, how)
  if (!existsSync(report)) {
    const begun = output.split('\n').findLast(line => /^\[\d+\/\d+\]/.test(line))
    remember(name, `was ended from outside or fell while this ran: ${begun ?? 'nothing yet'}`)
    return { passed: 0, failed: 1, cpu, output, files: [] }
  }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const { stats, errors } = result
  const failures = [
    ...failuresOfBrowsers(result),
    ...errors.map(({ message }) => ({ name, why: message })),
  ]
  const files = filesOf(result).map(({ path, seconds }) => ({
    path: `tests/${path}`,
    seconds,
    // Nobody tells what a file took of the browser, the server and its database: its share.
    cpu: cpu === undefined ? undefined : (cpu * seconds * 1_000) / stats.duration,
  }))
  return { ...verdict(code, stats.expected, failures), cpu, output, files }
}

/** Seconds of each file of Playwright's report. */
function filesOf({ suites }) {
  const sum = ({ specs = [], suites: inner = [] }) =>
    [...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))].reduce(
      (all, { duration }) => all + duration / 1_000,
      0,
    ) + inner.reduce((all, one) => all + sum(one), 0)
  return suites.map(suite => ({ path: suite.file, seconds: sum(suite) }))
}

/** With its owners: the database does not run as root. */
async function copyOf(from, to) {
  const { code, output } = await run('cp', ['-a', from, to], { quiet: true })
  if (code !== 0) throw new Error(output)
}

let chain
/**
 * The data folder of a server that filled an empty database with the sample and ended; made once.
 * Windows ends a server at once: there each part makes the chain for itself.
 */
function sampleChain() {
  if (process.platform !== 'win32') chain ??= makeChain()
  return chain
}

async function makeChain() {
  const folder = join(process.env.KENCANA_TEST_FOLDER, 'sample')
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, SEED: 'demo' }
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.setEncoding('utf8').on('data', text => {
    said += text
    if (said.includes('Kencana siap')) server.kill('SIGTERM')
  })
  const [code] = await once(server, 'close')
  if (code !== 0 || !said.includes('Kencana siap')) throw new Error(`no sample chain: ${said}`)
  return folder
}

let port = 18_100
/** A port nobody listens on, nor gets by chance: systems lend ports from far above. */
async function freePort() {
  for (port += 1; port < 19_000; port += 1) {
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error('Semua porta dari 18101 sampai 19000 dipakai. Tutup program yang memakainya.')
}

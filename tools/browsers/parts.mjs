import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run, runTool } from '../steps.mjs'
import { failuresOfBrowsers, remember, resultFile, verdict } from '../verdict.mjs'
import { chromium } from './chromium.mjs'

// Tests in real browsers, in parts: each has a shop and a database of its own, a copy of one sample
// chain, so that parts run side by side.

/** Walks that are long enough to be a part. */
const LONG_WALKS = { pages: ['pages'], masters: ['every-master', 'every-master-refuses'] }

/** Days of trade, and walks over screens, the longest first. */
export function allParts() {
  const long = Object.values(LONG_WALKS).flat()
  const rest = readdirSync(join(root, 'tests/walks'), { recursive: true })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.journey.ts'))
    .map(name => name.replace('.journey.ts', ''))
    .filter(name => !long.includes(name))
  const { pages, masters } = LONG_WALKS
  return {
    pages: walks(pages),
    journeys: ['--project=journeys'],
    screens: walks(rest),
    masters: walks(masters),
  }
}

const walks = names => ['--project=walks', ...files(names)]
const files = names => names.map(name => `walks/${name}\\.journey`)

/** What has the name of one area in its path. */
export const partsOf = area => ({ [area]: [`${area}[^/]*\\.journey`, '--no-deps'] })

/** As many parts at a time as the machine has cores, two at least. */
export async function inBrowsers(parts) {
  const browser = await chromium()
  // Windows ends a server at once: there each part makes the chain for itself.
  const chain = process.platform === 'win32' ? undefined : await sampleChain()
  const left = Object.entries(parts)
  const total = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      try {
        const { passed, failed } = await inShop(part, { browser, chain })
        total.passed += passed
        total.failed += failed
      } catch (error) {
        total.failed += 1
        remember(part[0], error.message)
        console.error(`✗ ${part[0]}: ${error.message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane))
  return total
}

async function inShop([name, which], { browser, chain }) {
  const report = resultFile()
  const folder = join(process.env.KENCANA_TEST_FOLDER, name)
  mkdirSync(folder)
  if (chain !== undefined) await copyOf(chain, join(folder, 'journeys'))
  const env = {
    CHROMIUM_PATH: browser,
    KENCANA_TEST_FOLDER: folder,
    KENCANA_TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const args = ['test', ...which, '--reporter=dot,json']
  const { code } = await runTool('@playwright/test/cli.js', args, { env })
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const { stats, errors } = result
  const failures = [
    ...failuresOfBrowsers(result),
    ...errors.map(({ message }) => ({ name, why: message })),
  ]
  return verdict(code, stats.expected, failures)
}

/** With its owners: the database does not run as root. */
async function copyOf(from, to) {
  const { code, output } = await run('cp', ['-a', from, to], { quiet: true })
  if (code !== 0) throw new Error(output)
}

/** The data folder of a server that filled an empty database with the sample and ended. */
async function sampleChain() {
  const folder = join(process.env.KENCANA_TEST_FOLDER, 'sample')
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, SEED: 'demo' }
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.setEncoding('utf8').on('data', text => {
    process.stdout.write(text)
    said += text
    if (said.includes('Kencana siap')) server.kill('SIGTERM')
  })
  const [code] = await once(server, 'close')
  if (code !== 0 || !said.includes('Kencana siap')) throw new Error('no sample chain was made')
  return folder
}

/** A port nobody listens on now, so that tests run beside a shop that is open. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

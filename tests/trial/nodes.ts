// `npm run trial -- --nodes`: the product on every version of Node that the README names, each in a
// fresh clone of its own. The interpreters come as packages. See docs/trial.md.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../../tools/runner/free-port.ts'
import { NODE_VERSIONS } from './node-versions.ts'

/** What each of them does, and how long it may take. */
const STEPS: readonly (readonly [string, number])[] = [
  ['check', 10],
  ['unit', 15],
  ['database', 60],
]

const MINUTE_MS = 60_000
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(args: readonly string[]): Promise<number> {
  const asked = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined
  const majors = NODE_VERSIONS.filter(major => asked?.includes(String(major)) ?? true)
  const lines: string[] = []
  let red = 0
  for (const major of majors) {
    const folder = mkdtempSync(join(tmpdir(), `kencana-node-${major}-`))
    try {
      const line = await tryOut(major, folder)
      lines.push(line)
      if (line.includes('✗')) red += 1
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  say(
    ['', '| Node | check | unit | database | start |', '|---|---|---|---|---|', ...lines].join(
      '\n',
    ),
  )
  say(`\n${majors.length - red} green, ${red} red`)
  return red === 0 ? 0 : 1
}

/** A row of the table: what one version made of each step. */
async function tryOut(major: number, folder: string): Promise<string> {
  const home = interpreter(major, join(folder, 'node'))
  const env = { ...process.env, PATH: `${home}${delimiter}${process.env.PATH}` }
  const version = output('node', ['--version'], env)
  say(`… Node ${version}`)
  const clone = join(folder, 'kencana')
  output('git', ['clone', '--quiet', '.', clone], env)
  const cells: string[] = []
  for (const [stage, minutes] of STEPS) {
    const args = ['tools/test.mjs', '--only', stage]
    const { status, stdout } = spawnSync('node', args, {
      cwd: clone,
      env,
      encoding: 'utf8',
      timeout: minutes * MINUTE_MS,
      maxBuffer: 268_435_456,
    })
    const counted = stdout.trim().split('\n').at(-1) ?? ''
    if (status !== 0) say(stdout.slice(-8_000))
    cells.push(status === 0 ? `✓ ${counted}` : `✗ ${counted}`)
    say(`  ${stage}: ${cells.at(-1)}`)
  }
  cells.push(await starts(clone, env))
  say(`  start: ${cells.at(-1)}`)
  return `| ${version} | ${cells.join(' | ')} |`
}

/** Folder of the newest interpreter of a major version, as its package brings it. */
function interpreter(major: number, folder: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const known = JSON.parse(output('npm', ['view', `${name}@${major}`, 'version', '--json']))
  const newest = [known].flat().sort(byVersion).at(-1)
  mkdirSync(folder)
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
  output('npm', ['install', ...quiet, `${name}@${newest}`])
  return join(folder, 'node_modules', name, 'bin')
}

const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

function output(command: string, args: readonly string[], env = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** `npm start` to its ready line and a healthy answer, on a data folder of its own. */
async function starts(clone: string, env: NodeJS.ProcessEnv): Promise<string> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('node', ['tools/start.mjs'], {
    cwd: clone,
    env: { ...env, PORT: String(port), DATA_DIR: join(clone, 'data') },
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let said = ''
  const ready = new Promise<boolean>(resolve => {
    const timer = setTimeout(() => resolve(false), 10 * MINUTE_MS)
    const answer = (isReady: boolean) => {
      clearTimeout(timer)
      resolve(isReady)
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        said += String(chunk)
        if (said.includes('Kencana siap')) answer(true)
      })
    }
    void ended.then(() => answer(false))
  })
  const isReady = await ready
  const seconds = Math.round((performance.now() - began) / 1_000)
  const health = isReady ? await fetch(`http://127.0.0.1:${port}/api/v1/health`) : undefined
  child.kill('SIGTERM')
  await ended
  if (health?.ok === true) return `✓ ${seconds} s`
  say(said.slice(-4_000))
  return '✗'
}

process.exit(await main(process.argv.slice(2)))

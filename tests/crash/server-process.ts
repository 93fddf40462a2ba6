import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/runner/free-port.ts'

const STOPS_WITHIN_MS = 60_000
const root = fileURLToPath(new URL('../..', import.meta.url))
/** As `npm start` runs it (tools/start.mjs). */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=30']
const bundle = `${root}apps/server/dist/main.js`

/** CRASH_LOG=warn shows what the server wrote down while it was mistreated. */
const LOG = process.env.CRASH_LOG

/** The real server as a process of its own, on a data folder and port it keeps over restarts. */
export interface ServerProcess {
  readonly origin: string
  readonly dataDir: string
  /** What the process that runs now has said; lines below the ready line may come later. */
  readonly notes: string
  readonly pid: number
  /** Milliseconds from the start of the process to its ready line, of every start. */
  readonly startsMs: readonly number[]
  /** What every process logged about answers 500: the reasons nobody foresaw. */
  readonly bugs: readonly string[]
  /** Ends it as a power cut would, and waits until it is gone. */
  kill9(): Promise<void>
  start(): Promise<void>
  /** Graceful: the database is shut down too. */
  stop(): Promise<void>
}

/**
 * Starts the bundled server on a folder. `npm test` built it; a lone run of vitest builds it.
 * `program` is another version's.
 */
export async function serverProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  program: string = bundle,
): Promise<ServerProcess> {
  buildBundle()
  const port = await freePort()
  const startsMs: number[] = []
  const bugs: string[] = []
  let child: ChildProcess | undefined
  let notes = ''
  const server = {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    startsMs,
    bugs,
    get notes() {
      return notes
    },
    get pid() {
      return child?.pid ?? 0
    },
    start: async () => {
      const started = performance.now()
      child = spawn(process.execPath, [...FLAGS, program], {
        cwd: root,
        env: {
          ...process.env,
          LOG_LEVEL: LOG ?? 'error',
          SEED: 'empty',
          MALLOC_ARENA_MAX: '2',
          ...env,
          ...place(dataDir, port),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      if (LOG !== undefined) child.stdout?.pipe(process.stderr)
      child.stdout?.on('data', chunk => bugs.push(...String(chunk).split('\n').filter(isBug)))
      notes = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', chunk => {
          notes += String(chunk)
        })
      }
      await ready(child, () => notes)
      // The lines below mostly follow in the same breath.
      await sleep(20)
      startsMs.push(performance.now() - started)
    },
    kill9: () => end(child, 'SIGKILL'),
    stop: () => endSoon(child),
  }
  await server.start()
  return server
}

const isBug = (line: string): boolean => line.includes('"msg":"kesalahan"')

const place = (dataDir: string, port: number) => ({
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
})

function buildBundle(): void {
  if (process.env.KENCANA_TEST_FOLDER !== undefined && existsSync(bundle)) return
  const { status } = spawnSync(process.execPath, [`${root}tools/build.mjs`], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the server could not be built, see above')
}

/** Waits for the ready line. */
function ready(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const look = () => {
      if (/Kencana siap: .*\n/.test(said())) resolve()
    }
    child.stdout?.on('data', look)
    child.once('exit', code => reject(new Error(`the server ended (${code}): ${said()}`)))
  })
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** A server that does not end when it is told to is a bug, and must not hold up the others. */
async function endSoon(child: ChildProcess | undefined): Promise<void> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child?.kill('SIGKILL')
  }, STOPS_WITHIN_MS)
  await end(child, 'SIGTERM')
  clearTimeout(timer)
  if (isLate) throw new Error(`the server did not stop within ${STOPS_WITHIN_MS} ms`)
}

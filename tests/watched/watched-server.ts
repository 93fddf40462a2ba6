import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import type { Pulse, Question } from './watched-worker.ts'

/** A server process with the sample chain on a database of its own, watched from outside. */
export interface WatchedServer {
  readonly origin: string
  readonly adminUrl: string
  readonly dataDir: string
  /** Memory, and the delay of its event loop since the last time it was asked. */
  pulse(): Promise<Pulse>
  /** A new session of a user, without the password door and its limit of guesses. */
  token(user: string): Promise<string>
  /** What it logged about answers 500. */
  readonly bugs: readonly string[]
  isAlive(): boolean
  stop(): Promise<void>
}

/** Starts the product, or with `bad` the endpoints that a judge must condemn. */
export async function watchedServer(kind: 'product' | 'bad' = 'product'): Promise<WatchedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const script = fileURLToPath(new URL('./watched-worker.ts', import.meta.url))
  // As `npm start` runs it: memory is what a shop's machine would show.
  const args = [
    '--max-semi-space-size=4',
    '--heap-growing-percent=30',
    '--import',
    'tsx',
    script,
    dataDir,
    kind,
  ]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  const bugs: string[] = []
  const said: string[] = []
  child.stderr?.on('data', chunk => said.push(String(chunk)))
  child.stdout?.on('data', chunk => bugs.push(...String(chunk).split('\n').filter(Boolean)))
  const ready = await answerOf<{ origin: string; adminUrl: string }>(child, 'ready', said)
  const ask = <T>(question: Question): Promise<T> => {
    const id = randomUUID()
    child.send({ ...question, id })
    return answerOf<T>(child, id, said)
  }
  return {
    ...ready,
    dataDir,
    bugs,
    pulse: () => ask({ ask: 'pulse' }),
    token: user => ask({ ask: 'token', user }),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.send({ ask: 'stop', id: '' })
        await gone
      } else await stopOrphan(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The database of a server that died lives on. */
async function stopOrphan(dataDir: string): Promise<void> {
  const orphan = await startEmbedded({ dataDir, log: makeLog('silent') })
  await orphan.stop()
}

/** The message with this id; fails when the process ends first. */
function answerOf<T>(child: ChildProcess, id: string, said: readonly string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const listen = (message: { id: string; value: T }) => {
      if (message.id !== id) return
      child.off('message', listen)
      child.off('exit', ended)
      resolve(message.value)
    }
    const ended = (code: number | null) =>
      reject(new Error(`the server ended (${code}): ${said.join('').slice(-2_000)}`))
    child.on('message', listen)
    child.once('exit', ended)
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScanTask } from '@kencana/contract/areas/sidik/device'
import { scanMessage } from '@kencana/contract/areas/sidik/scan-message'
import { expect } from 'vitest'
import { freePort } from '../../tools/runner/free-port.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'

/** The real program of a till with the reader that needs no hardware. */
export interface RunningAgent {
  readonly folder: string
  /** Lays a finger down as soon as one is waited for. */
  lay(finger: string): Promise<void>
  said(): string
  ended(): Promise<number | null>
  stop(): Promise<void>
}

/** Makes a pairing code as `caller`, and starts the program with it. */
export async function startAgent(origin: string, caller: Caller) {
  const made = await caller.post<{ id: string; kode: string }>('sidik-alat', { nama: 'Kasir 1' })
  const { id, kode } = expectStatus(made, 200)
  return { id, ...(await pairAndStart(origin, kode)) }
}

/** The program as it stands, and as it is built for a till: one file. */
const SOURCE = ['--import', 'tsx', 'apps/agent/main.ts']
export const BUILT = ['apps/agent/dist/agent.mjs']

/** Pairs the program by a code and runs it. */
export async function pairAndStart(
  origin: string,
  kode: string,
  program: readonly string[] = SOURCE,
): Promise<RunningAgent> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-agent-'))
  const port = await freePort()
  const env = {
    ...process.env,
    AGENT_DIR: folder,
    AGENT_READER: 'simulated',
    ALLOW_SIMULATED_READER: '1',
    SIMULATED_PORT: String(port),
  }
  const paired = run(['pasang', '--server', origin, '--kode', kode], env, program)
  const [code] = await once(paired.child, 'close')
  if (code !== 0) throw new Error(paired.said())
  const { child, said } = run([], env, program)
  const closed = once(child, 'close') as Promise<[number | null]>
  return {
    folder,
    said,
    lay: finger => layWithin(10_000, port, finger, said),
    ended: async () => (await closed)[0],
    stop: async () => {
      child.kill('SIGKILL')
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs the program with these words and this environment. */
export function run(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  program: readonly string[] = SOURCE,
) {
  const args = [...program, ...words]
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: 'pipe' })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      text += String(chunk)
    })
  }
  return { child, said: () => text }
}

/** A finger, laid down again while it was taken for a question that is over, as a person would. */
export async function layUntil(
  agent: RunningAgent,
  finger: string,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await agent.lay(finger)
    for (const until = performance.now() + 2_000; performance.now() < until; ) {
      if (await isDone()) return
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }
  throw new Error(`the finger did nothing: ${agent.said()}`)
}

/** Within what a finger takes on a machine that does other things, too. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 })

async function layWithin(ms: number, port: number, finger: string, said: () => string) {
  const until = performance.now() + ms
  while (performance.now() < until) {
    const address = `http://127.0.0.1:${port}/jari`
    const answer = await fetch(address, { method: 'POST', body: finger }).catch(() => undefined)
    if (answer?.status === 202) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error(`nobody waited for the finger: ${said()}`)
}

/** A device as an attacker might build one: it speaks the protocol and signs what it likes. */
export async function handMadeDevice(origin: string, caller: Caller, kode_toko = 'JKT') {
  const made = await caller.post<{ id: string; kode: string }>('sidik-alat', { nama: 'Tiruan' })
  const { id, kode } = expectStatus(made, 200)
  const keys = generateKeyPairSync('ed25519')
  const kunci_publik = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const call = async <T>(name: string, body: object, secret = ''): Promise<Answer<T>> => {
    const headers = { 'content-type': 'application/json', authorization: `Alat ${secret}` }
    const address = `${origin}/api/v1/sidik-alat/${name}`
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    const { status } = answer
    return { status, headers: answer.headers, text, body: JSON.parse(text) as T }
  }
  const paired = await call<{ rahasia: string }>('pasang', { kode, kunci_publik })
  const secret = `${kode_toko}.${id}.${expectStatus(paired, 200).rahasia}`
  const answer = (task: ScanTask, fp: string, key: KeyObject = keys.privateKey, more = {}) => {
    const { tantangan, acak, sidik, user_id } = task
    const words = { kode_toko, tantangan, acak, sidik, user_id, hasil: 'COCOK' as const, fp }
    const text = scanMessage({ ...words, ...more })
    const tanda_tangan = sign(null, Buffer.from(text), key).toString('base64')
    const body = { tantangan, hasil: 'COCOK', fp, tanda_tangan }
    return call<{ code: string }>('jawab', body, secret)
  }
  const tasks = () => call<{ tugas: ScanTask[]; berlaku: string[] }>('tugas', {}, secret)
  return { id, kode, kunci_publik, secret, call, answer, tasks }
}

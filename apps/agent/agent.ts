import { type KeyObject, randomUUID, sign } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ScanTask } from '@kencana/contract/areas/sidik/device'
import { scanMessage } from '@kencana/contract/areas/sidik/scan-message'
import { io } from 'socket.io-client'
import type { Finger, Folder, Pairing } from './keep.ts'
import type { Reader } from './reader.ts'
import { callsOf, Refused, secretOf } from './server-calls.ts'

/** After this long the server is asked again though nothing was heard. */
const SILENCE_MS = 60_000
const RETRY_MS = 3_000

interface Parts {
  readonly key: KeyObject
  readonly folder: Folder
  readonly reader: Reader
  readonly say: (line: string) => void
}

interface Agent extends Parts {
  readonly pairing: Pairing
  readonly calls: ReturnType<typeof callsOf>
}

/**
 * Answers the questions of the server by fingers, until the server does not know this device any
 * more. A hint on the socket says that there may be something new; what it is, is read over HTTP.
 * @throws Refused ALAT_DITOLAK when the device was revoked
 */
export async function runAgent(pairing: Pairing, parts: Parts): Promise<never> {
  const agent: Agent = { ...parts, pairing, calls: callsOf(pairing) }
  const bell = openBell(pairing)
  try {
    for (;;) {
      // Taken before the question: what rings meanwhile is not missed.
      const rung = bell.next()
      await serve(agent, rung).catch(error => retryLater(agent, error))
    }
  } finally {
    bell.close()
    agent.reader.close()
  }
}

async function retryLater({ say }: Agent, error: unknown): Promise<void> {
  if (error instanceof Refused && error.code === 'ALAT_DITOLAK') throw error
  say(`Server belum dapat dihubungi: ${error instanceof Error ? error.message : String(error)}`)
  await pause(RETRY_MS)
}

/** One question and its finger; ends when it is answered, runs out, or the bell rings. */
async function serve(agent: Agent, rung: AbortSignal): Promise<void> {
  const { tugas, berlaku } = await agent.calls.tasks()
  const fingers = dropForgotten(agent.folder, berlaku)
  const users = new Set(Object.values(fingers).map(finger => finger.user_id))
  const mine = tugas.filter(one => one.jenis === 'DAFTAR' || users.has(one.user_id))
  if (mine.length === 0) return restUntil(rung)
  for (const one of mine) agent.say(sentenceOf(one))
  const left = AbortSignal.timeout(Math.max(1, ...mine.map(one => one.sisa_ms)))
  const print = await agent.reader.scan(AbortSignal.any([rung, left])).catch(() => undefined)
  if (print !== undefined) await answerBy(agent, mine, fingers, print)
}

const restUntil = (rung: AbortSignal): Promise<void> =>
  pause(SILENCE_MS, undefined, { signal: rung }).catch(() => undefined)

/** In one line, whatever it holds: a terminal acts on some characters. */
const sentenceOf = (task: ScanTask): string => plainSentence(task).replace(/\p{Cc}/gu, ' ')

const plainSentence = ({ jenis, user_id, peminta, rincian }: ScanTask): string =>
  jenis === 'DAFTAR'
    ? `Letakkan jari ${user_id} untuk didaftarkan: ${rincian} (diminta ${peminta})`
    : `Menunggu jari ${user_id}: ${rincian} (diminta ${peminta})`

/** Prints the server no longer knows are kept no longer. */
function dropForgotten(folder: Folder, berlaku: readonly string[]): Record<string, Finger> {
  const kept = folder.fingers()
  const live = Object.entries(kept).filter(([fp]) => berlaku.includes(fp))
  const fingers = Object.fromEntries(live)
  if (live.length < Object.keys(kept).length) folder.keepFingers(fingers)
  return fingers
}

/**
 * A finger that is known answers for its user. One that is not is learnt when that was asked;
 * otherwise it answers that it was none of those awaited.
 */
async function answerBy(
  agent: Agent,
  tasks: readonly ScanTask[],
  fingers: Readonly<Record<string, Finger>>,
  print: Buffer,
): Promise<void> {
  const known = Object.entries(fingers).find(([, { templat }]) =>
    agent.reader.matches(Buffer.from(templat, 'base64'), print),
  )
  const approvals = tasks.filter(one => one.jenis === 'SETUJU')
  const [fp, finger] = known ?? []
  const meant = approvals.find(one => one.user_id === finger?.user_id)
  if (meant !== undefined && fp !== undefined) return send(agent, meant, fp)
  const lesson = tasks.find(one => one.jenis === 'DAFTAR')
  if (lesson !== undefined && known === undefined) return learn(agent, lesson, fingers, print)
  for (const one of lesson === undefined ? approvals : [lesson]) await send(agent, one, null)
}

async function learn(
  agent: Agent,
  task: ScanTask,
  fingers: Readonly<Record<string, Finger>>,
  print: Buffer,
): Promise<void> {
  const fp = randomUUID()
  const templat = agent.reader.templateOf(print).toString('base64')
  // Kept before it is told of: a reference that nobody can match would be of no use.
  agent.folder.keepFingers({ ...fingers, [fp]: { user_id: task.user_id, templat } })
  await send(agent, task, fp)
}

/** Tells the server what the finger was, signed; `fp` null: none of those awaited. */
async function send(agent: Agent, task: ScanTask, fp: string | null): Promise<void> {
  const { tantangan, acak, sidik, user_id } = task
  const hasil = fp === null ? 'GAGAL' : 'COCOK'
  const { kode_toko } = agent.pairing
  const words = scanMessage({ kode_toko, tantangan, acak, sidik, user_id, hasil, fp: fp ?? '' })
  const tanda_tangan = sign(null, Buffer.from(words), agent.key).toString('base64')
  try {
    await agent.calls.answer({ tantangan, hasil, fp, tanda_tangan })
    agent.say(fp === null ? 'Jari tidak dikenal' : `Jari ${user_id} diterima`)
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'ALAT_DITOLAK') throw error
    agent.say(error.message)
  }
}

/** A bell the server rings by its socket. It says nothing but that it rang. */
function openBell(pairing: Pairing) {
  let current = new AbortController()
  const ring = () => current.abort()
  const socket = io(pairing.server, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { alat: secretOf(pairing) },
  })
  socket.on('connect', ring)
  socket.on('sidik-tugas', ring)
  // Put out or not let in: whether for good, the next question over HTTP says.
  socket.on('connect_error', ring)
  socket.on('disconnect', reason => {
    ring()
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), RETRY_MS).unref()
  })
  return {
    next: (): AbortSignal => {
      current = new AbortController()
      return current.signal
    },
    close: () => socket.disconnect(),
  }
}

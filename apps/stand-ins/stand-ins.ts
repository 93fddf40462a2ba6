import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Laid, timbangan } from './timbangan.ts'

/** What came to a stand-in, as it came. */
export interface Got {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** How the stand-ins behave until told otherwise. */
export interface Mode {
  /** Milliseconds before each answer. */
  readonly wait: number
  /** Status of each answer instead of the right one; 0 is the right one. */
  readonly status: number
}

export interface StandIns {
  /** Base address; a service is below it: `<address>/whatsapp`. */
  readonly address: string
  readonly got: Got[]
  behave(mode: Partial<Mode>): void
  stop(): Promise<void>
}

const SERVICES = ['whatsapp', 'marketplace', 'toko-online', 'grosir']
/** Numbers nobody has: a message to them is not sent. */
const UNKNOWN_NUMBER = /^62000/
const BODY_MAX = 1_000_000

/**
 * Stand-ins for the servers of others: messaging (`POST chat/send`), marketplace, online store,
 * wholesale. Each asks for the key, answers `GET status`, takes any `POST` and keeps it. A browser
 * or a test reads `GET /_got` and changes the behaviour by `POST /_mode {wait, status}`. Beside
 * them a scale: `POST /timbangan` lays something on it, `GET /timbangan/stream` is what it writes.
 */
export async function startStandIns(options: {
  readonly port: number
  readonly key: string
}): Promise<StandIns> {
  const got: Got[] = []
  let mode: Mode = { wait: 0, status: 0 }
  const behave = (wanted: Partial<Mode>) => {
    mode = { ...mode, ...wanted }
  }
  const scale = timbangan()
  const server = createServer((request, response) => {
    if (request.url === '/timbangan/stream') return scale.stream(response)
    if (request.url === '/timbangan') return void weigh(request, response, scale)
    answer(request, { key: options.key, got, behave, mode: () => mode })
      .then(([status, body]) => send(response, status, body))
      .catch(() => send(response, 400, { error: 'not understood' }))
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(options.port, '127.0.0.1', ready)
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, got, behave, stop: () => stop(server) }
}

/** Lays something on the scale; DELETE pulls it out. */
async function weigh(
  request: IncomingMessage,
  response: ServerResponse,
  scale: ReturnType<typeof timbangan>,
): Promise<void> {
  if (request.method === 'DELETE') scale.unplug()
  const laid = await bodyOf(request).catch(() => undefined)
  send(response, 200, { wrote: laid === undefined ? null : scale.lay(laid as Laid) })
}

interface Desk {
  readonly key: string
  readonly got: Got[]
  readonly behave: (mode: Partial<Mode>) => void
  readonly mode: () => Mode
}

async function answer(request: IncomingMessage, desk: Desk): Promise<readonly [number, unknown]> {
  const path = new URL(request.url ?? '/', 'http://stand-in').pathname
  const method = request.method ?? 'GET'
  const body = await bodyOf(request)
  if (path === '/_got') return [200, desk.got]
  if (path === '/_mode' && method === 'POST') {
    desk.behave(body as Partial<Mode>)
    return [200, desk.mode()]
  }
  const [service = '', ...rest] = path.slice(1).split('/')
  if (!SERVICES.includes(service)) return [404, { error: 'no such service' }]
  const { wait, status } = desk.mode()
  if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  if (status !== 0) return [status, { error: 'as told' }]
  if (request.headers.authorization !== `Bearer ${desk.key}`) return [401, { error: 'wrong key' }]
  if (method === 'GET') return [200, { status: 'ok', service }]
  desk.got.push({ service, method, path: rest.join('/'), body })
  if (service === 'whatsapp' && rest.join('/') === 'chat/send') return [200, sent(body)]
  return [200, { status: true }]
}

/** The messaging server's word on a message: whether the receiver has an account. */
function sent(body: unknown): { status: boolean; message: string } {
  const { receiver } = (body ?? {}) as { receiver?: unknown }
  const isKnown = typeof receiver === 'string' && /^62\d{8,13}$/.test(receiver)
  if (!isKnown || UNKNOWN_NUMBER.test(receiver)) return { status: false, message: 'not registered' }
  return { status: true, message: 'sent' }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > BODY_MAX) throw new Error('too large')
    pieces.push(piece)
  }
  const text = Buffer.concat(pieces).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}

import { Agent, request } from 'node:http'
import type { Sent } from './requests.ts'

/** An answer as it came; `status` 0 is none. */
export interface Heard {
  readonly status: number
  readonly headers: string
  readonly type: string
  readonly requestId: string
  readonly body: Buffer
  readonly ms: number
  /** Why there was no answer. */
  readonly silence?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const PATIENCE_MS = 20_000

/** Sends a request exactly as it was made: nothing tidies the address or the headers. */
export function send(
  origin: string,
  sent: Pick<Sent, 'method' | 'target' | 'headers' | 'body'>,
  token: string,
  patienceMs = PATIENCE_MS,
): Promise<Heard> {
  const started = performance.now()
  const { hostname, port } = new URL(origin)
  return new Promise(resolve => {
    const done = (heard: Omit<Heard, 'ms'>) =>
      resolve({ ...heard, ms: performance.now() - started })
    const silent = (silence: string) =>
      done({ status: 0, headers: '', type: '', requestId: '', body: Buffer.alloc(0), silence })
    const call = request(
      { agent, hostname, port, method: sent.method, path: sent.target, headers: flat(sent, token) },
      answer => {
        const pieces: Buffer[] = []
        answer.on('data', piece => pieces.push(piece))
        answer.on('error', error => silent(String(error)))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.rawHeaders.join('\n'),
            type: answer.headers['content-type'] ?? '',
            requestId: String(answer.headers['x-request-id'] ?? ''),
            body: Buffer.concat(pieces),
          }),
        )
      },
    )
    call.setTimeout(patienceMs, () => call.destroy(new Error('no answer in time')))
    call.on('error', error => silent(String(error)))
    call.end(sent.body)
  })
}

/** Names and values in a row, as Node takes them where a name comes more than once. */
function flat({ headers, body }: Pick<Sent, 'headers' | 'body'>, token: string): string[] {
  const own = headers.map(([name]) => name)
  const all: (readonly [string, string])[] = [...headers]
  if (!own.includes('host')) all.push(['host', 'localhost'])
  if (token !== '' && !own.includes('authorization')) all.push(['authorization', `Bearer ${token}`])
  if (body !== undefined) all.push(['content-length', String(body.length)])
  return all.flat()
}

/** The request as a line for a shell, cut where it is long. */
export function curlLine(origin: string, sent: Sent): string {
  const headers = sent.headers.slice(0, 6).map(([name, value]) => `-H '${name}: ${cut(value, 60)}'`)
  const body = sent.body === undefined ? '' : ` --data-binary '${cut(String(sent.body), 400)}'`
  const who = sent.actor === '' ? 'nobody' : sent.actor
  const line = `curl -X ${sent.method} --path-as-is '${origin}${cut(sent.target, 400)}'`
  return `#${sent.number} ${sent.kind} as ${who}: ${line} ${headers.join(' ')}${body}`
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)}… (${text.length})`

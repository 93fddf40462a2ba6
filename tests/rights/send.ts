import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** A request as somebody may send it, with no client of ours in between. */
export interface Sent {
  readonly method: string
  /** Relative to the API base. */
  readonly path: string
  readonly token?: string
  /** Works for this store through its portal. */
  readonly toko?: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON unless it is a text already. */
  readonly body?: unknown
}

/** What came back. `code` is the problem's, empty when it is none. */
export interface Heard {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/**
 * Speaks HTTP to one server over a few kept connections; thousands of short calls are cheap. With
 * `address` from another address of this machine, 127.0.0.2 and on.
 */
export function sender(origin: string, address = '127.0.0.1') {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress: address })
  const send = ({ method, path, token, toko, headers = {}, body }: Sent): Promise<Heard> => {
    const base = toko === undefined ? '/api/v1/' : `/toko/${toko}/api/v1/`
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const sent: Record<string, string> = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(payload === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': `${Buffer.byteLength(payload)}`,
          }),
      ...headers,
    }
    return new Promise((resolve, reject) => {
      const to = { hostname, port, agent, method, path: base + path, headers: sent }
      const call = request(to, answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const isProblem = String(answer.headers['content-type']).includes('problem+json')
          const code = isProblem ? String(JSON.parse(text).code) : ''
          resolve({ status: answer.statusCode ?? 0, code, headers: answer.headers, text })
        })
      })
      call.on('error', reject)
      call.end(payload)
    })
  }
  return { send, close: () => agent.destroy() }
}

/** Does all of the work, a few at a time. */
export async function fewAtATime<T>(
  jobs: readonly T[],
  work: (job: T) => Promise<void>,
  lanes = 8,
): Promise<void> {
  const left = jobs[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const job of left) await work(job)
    }),
  )
}

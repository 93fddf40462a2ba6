import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { openSession } from '../platform/session/session-store.ts'
import { SAMPLE_PASSWORD } from './chain-plan.ts'

/** Sends commands of a sample user through the product's own door, without a network. */
export interface SampleCaller {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  put<T>(path: string, body: object): Promise<T>
  /** Sends a form that carries a file. */
  upload<T>(path: string, form: FormData): Promise<T>
  /** Asks the store's supervisor to approve a command. */
  grant(kategori: string, route: string, body: object): Promise<string>
}

/** A user at work in a store from now on; the session is opened by the clock of the sample day. */
export async function atWork(
  server: FastifyInstance,
  app: App,
  userId: string,
  kodeToko: string,
): Promise<SampleCaller> {
  const token = await openSession(app.pool, userId, app.clock.now())
  const send = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<T> => {
    const answer = await server.inject({
      method,
      url: `/toko/${kodeToko}/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...more },
      ...(body === undefined ? {} : { payload: body }),
    })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer.json<T>()
  }
  return {
    get: path => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    // whole, as a browser sends it that says how long it is
    async upload(path, form) {
      const whole = new Response(form)
      const payload = Buffer.from(await whole.arrayBuffer())
      return send('POST', path, payload, {
        'content-type': whole.headers.get('content-type') ?? '',
      })
    },
    async grant(kategori, route, body) {
      const answer = await send<{ otorisasi: string }>('POST', 'authorization', {
        user_id: kodeToko === 'PUSAT' ? 'OWNER' : `SPV-${kodeToko}`,
        password: SAMPLE_PASSWORD,
        kategori,
        description: route,
        keterangan: 'Disetujui di konter',
        perintah: { route, body },
      })
      return answer.otorisasi
    },
  }
}

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
  /** Asks the store's supervisor to approve a command. */
  grant(kategori: string, route: string, body: object): Promise<string>
}

/** A session ends after twelve hours: whoever stays longer logs in again before. */
const SHIFT_MS = 11 * 3_600_000

/** A user at work in a store from now on; the session is opened by the clock of the sample day. */
export async function atWork(
  server: FastifyInstance,
  app: App,
  userId: string,
  kodeToko: string,
): Promise<SampleCaller> {
  const logIn = async () => {
    const since = app.clock.now()
    return { since, token: await openSession(app.pool, userId, since) }
  }
  let session = await logIn()
  const send = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<T> => {
    if (app.clock.now().getTime() - session.since.getTime() > SHIFT_MS) session = await logIn()
    const answer = await server.inject({
      method,
      url: `/toko/${kodeToko}/api/v1/${path}`,
      headers: { authorization: `Bearer ${session.token}`, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { payload: body }),
    })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer.json<T>()
  }
  return {
    get: path => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
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

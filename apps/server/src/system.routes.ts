import { BUILD, TAG, VERSION } from '@kencana/contract/build'
import { health } from '@kencana/contract/session'
import { type Endpoint, open } from './platform/http/endpoint.ts'
import { first, sql } from './platform/sql.ts'

export const endpoints: readonly Endpoint[] = [
  open(health, async (app, _input, { reply }) => {
    const alive = await first(app.pool, sql`select 1`).catch(() => undefined)
    const state = alive === undefined ? 'gagal' : 'ok'
    if (state === 'gagal') reply.code(503)
    return { status: state, versi: VERSION, build: BUILD, tag: TAG, database: state } as const
  }),
]

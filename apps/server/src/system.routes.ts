import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { BUILD, TAG, VERSION } from '@kencana/contract/build'
import { health } from '@kencana/contract/session'
import type { App } from './platform/context.ts'
import { type Endpoint, open } from './platform/http/endpoint.ts'
import { first, sql } from './platform/sql.ts'

const ASKED_AT_MOST_MS = 2_000
/** The database writes its log in files of this size; without room for one it stands still. */
const ROOM_BYTES = 16_777_216

export const endpoints: readonly Endpoint[] = [
  open(health, async (app, _input, { reply }) => {
    const [database, hasRoom] = await Promise.all([askDatabase(app), hasDiskRoom(app)])
    const siap = database?.siap === true && hasRoom
    if (!siap) reply.code(503)
    return {
      status: siap ? 'ok' : 'gagal',
      versi: VERSION,
      build: BUILD,
      tag: TAG,
      database: database === undefined ? 'gagal' : 'ok',
      siap,
      kode_toko: app.config.variant?.kode_toko ?? null,
    } as const
  }),
]

/** Whether the database can be written to; undefined when it does not answer soon. */
const askDatabase = (app: App): Promise<{ siap: boolean } | undefined> =>
  Promise.race([
    first<{ siap: boolean }>(
      app.pool,
      sql`select current_setting('transaction_read_only') = 'off' as siap`,
    ).catch(() => undefined),
    sleep(ASKED_AT_MOST_MS, undefined, { ref: false }),
  ])

/** Whether the disk of the data folder takes more; a folder that cannot be asked is no reason. */
const hasDiskRoom = (app: App): Promise<boolean> =>
  statfs(app.config.dataDir).then(
    ({ bavail, bsize }) => bavail * bsize >= ROOM_BYTES,
    () => true,
  )

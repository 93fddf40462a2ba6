import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool, PoolClient } from 'pg'
import { Server, type Socket } from 'socket.io'
import type { App, Hub, Notice } from './context.ts'
import { chainOrigins } from './http/pages/chain-origins.ts'
import { type Admitted, factsOf, liveSessions } from './session/live-sessions.ts'
import { authenticate, sessionsSince } from './session/session-store.ts'

/** A hub before the socket server listens; messages are hints, so none is kept. */
export const silentHub: Hub = { send: () => undefined, drop: () => undefined }

/** A logout or a disabled user is felt within 1 s, whether or not a message about it arrives. */
const LOOK_MS = 500

/**
 * The socket server: a token is asked for at the handshake, rooms are the user's and the store's,
 * or those of a store's devices; nobody ever sends. Rooms of several processes are joined through
 * the database; each process asks it again and again which of its own sockets' sessions still live.
 */
export function attachSocket(
  http: HttpServer,
  app: App,
  admitDevice: AdmitDevice,
): Hub & { close(): Promise<void> } {
  const io = new Server(http, {
    path: `${app.config.basePath ?? '/'}socket.io`,
    transports: ['websocket'],
    maxHttpBufferSize: 10_000,
    serveClient: false,
    cors: { origin: false },
    allowRequest: (request, decide) => {
      isOfChain(request, app).then(
        isOurs => decide(null, isOurs),
        () => decide(null, false),
      )
    },
  })
  const line = listeningLine(app.pool)
  io.adapter(createAdapter(line.pool, { tableName: 'socket_io_lampiran', cleanupInterval: 60_000 }))
  io.use((socket, next) => {
    const { alat } = socket.handshake.auth as { alat?: unknown }
    const entering = alat === undefined ? enter(socket, app) : enterAsDevice(socket, alat)
    entering.then(() => next()).catch(() => next(new Error('TOKEN_TIDAK_SAH')))
  })
  io.on('connection', socket => {
    socket.onAny(() => socket.disconnect(true))
  })
  const enterAsDevice = async (socket: Socket, secret: unknown) => {
    const { kode_toko, name } = await admitDevice(app, String(secret))
    await socket.join([`user:${name}`, `alat:${kode_toko}`])
  }
  const stopLooking = keepLooking(() => dropDead(io, app))
  return {
    send: notice => {
      io.to(roomOf(notice)).emit(notice.event, notice.body)
    },
    drop: user_id => {
      io.in(`user:${user_id}`).disconnectSockets(true)
    },
    close: async () => {
      stopLooking()
      await io.close()
      line.hangUp()
    },
  }
}

/**
 * Lets a device in by its secret: the store it hears for, and the name its sockets are dropped by.
 * It has no session; what it is asked it reads over HTTP, where it is looked at again.
 */
export type AdmitDevice = (
  app: App,
  secret: string,
) => Promise<{ readonly kode_toko: string; readonly name: string }>

/** Lets a page in by its session. @throws Refusal TOKEN_TIDAK_SAH, TOKO_BUKAN_HAK */
async function enter(socket: Socket, app: App): Promise<void> {
  const { token, kode_toko } = socket.handshake.auth as { token?: unknown; kode_toko?: unknown }
  const store = typeof kode_toko === 'string' && kode_toko !== '' ? kode_toko : undefined
  const seen = await authenticate(app, `Bearer ${String(token ?? '')}`, store)
  const { user_id, sesi } = seen.actor
  socket.data = { user_id, sesi: sesi.toString('hex'), facts: factsOf(seen.actor) }
  await socket.join([`user:${user_id}`, `toko:${seen.kode_toko}`, 'semua'])
}

/**
 * A page of another site is not let in, whatever token it holds (ASVS 4.4.2). Programs send no
 * origin; behind a proxy that changes the host, PUBLIC_ORIGIN says which pages are ours.
 */
async function isOfChain({ headers }: IncomingMessage, app: App): Promise<boolean> {
  const { origin, host } = headers
  if (origin === undefined || origin === app.config.publicOrigin) return true
  if (URL.canParse(origin) && new URL(origin).host === host) return true
  return (await chainOrigins(app)).has(origin)
}

/** Calls `look` every LOOK_MS, never two at once; a database that is away is asked again. */
function keepLooking(look: () => Promise<void>): () => void {
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    look()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
  }, LOOK_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Ends sockets whose session ended. One whose user got another level or store is cut like a broken
 * line: the browser comes back by itself and is let into the rooms that are right now.
 */
async function dropDead(io: Server, app: App): Promise<void> {
  const sockets = [...io.of('/').sockets.values()].filter(isPage)
  if (sockets.length === 0) return
  const hashes = [...new Set(sockets.map(socket => admitted(socket).sesi))]
  const live = await liveSessions(app.pool, hashes, sessionsSince(app))
  for (const socket of sockets) {
    const { sesi, facts } = admitted(socket)
    const now = live.get(sesi)
    if (now === undefined) socket.disconnect(true)
    else if (now !== facts) socket.conn.close()
  }
}

/** Devices have no session; they are dropped by name when they are revoked. */
const isPage = (socket: Socket): boolean => admitted(socket).sesi !== undefined

const admitted = (socket: Socket): Admitted => socket.data as Admitted

/**
 * The pool as the adapter sees it. The adapter keeps one connection to listen on; when that breaks
 * it asks for another and never gives the broken one back, so every restart of the
 * database would cost the pool a place for good, and a stop would wait for it for ever.
 */
function listeningLine(pool: Pool): { pool: Pool; hangUp(): void } {
  let current: PoolClient | undefined
  let isOver = false
  const giveBack = () => {
    const old = current
    current = undefined
    old?.removeAllListeners('end')
    old?.release(true)
  }
  const connect = async () => {
    giveBack()
    const client = await pool.connect()
    // Asked twice at once after a restart of the database, it would forget the first line.
    giveBack()
    if (isOver) {
      client.release()
      throw new Error('the server is stopping')
    }
    const release = client.release
    current = client
    client.once('end', () => {
      if (current === client) giveBack()
    })
    client.release = (reason?: Error | boolean) => {
      if (current === client) current = undefined
      release.call(client, reason)
    }
    return client
  }
  const query = inTurn((text: string, values?: unknown[]) => pool.query(text, values))
  const hangUp = () => {
    isOver = true
    giveBack()
  }
  return { pool: { connect, query } as unknown as Pool, hangUp }
}

/** One after the other: on two connections what is told second would be heard first. */
function inTurn<A extends unknown[], R>(ask: (...of: A) => Promise<R>): typeof ask {
  let before: Promise<unknown> = Promise.resolve()
  return (...of) => {
    const answer = before.then(() => ask(...of))
    before = answer.catch(() => undefined)
    return answer
  }
}

function roomOf(notice: Notice): string {
  if (notice.to === 'semua') return 'semua'
  if ('alat_toko' in notice.to) return `alat:${notice.to.alat_toko}`
  return 'user_id' in notice.to ? `user:${notice.to.user_id}` : `toko:${notice.to.kode_toko}`
}

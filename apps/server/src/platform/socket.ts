import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server } from 'socket.io'
import type { App, Hub, Notice } from './context.ts'
import { authenticate } from './session/session-store.ts'

/** A hub before the socket server listens; messages are hints, so none is kept. */
export const silentHub: Hub = { send: () => undefined, drop: () => undefined }

/**
 * The socket server: a token is asked for at the handshake, rooms are the user's and the store's,
 * browsers never send. Rooms of several processes are joined through the database.
 */
export function attachSocket(http: HttpServer, app: App): Hub & { close(): Promise<void> } {
  const io = new Server(http, {
    path: '/socket.io',
    transports: ['websocket'],
    maxHttpBufferSize: 10_000,
    serveClient: false,
    cors: { origin: false },
  })
  io.adapter(createAdapter(app.pool, { tableName: 'socket_io_lampiran', cleanupInterval: 60_000 }))
  io.use((socket, next) => {
    const { token, kode_toko } = socket.handshake.auth as { token?: unknown; kode_toko?: unknown }
    const store = typeof kode_toko === 'string' && kode_toko !== '' ? kode_toko : undefined
    authenticate(app, `Bearer ${String(token ?? '')}`, store)
      .then(({ actor, kode_toko: room }) => {
        socket.data = { user_id: actor.user_id }
        return socket.join([`user:${actor.user_id}`, `toko:${room}`, 'semua'])
      })
      .then(() => next())
      .catch(() => next(new Error('TOKEN_TIDAK_SAH')))
  })
  io.on('connection', socket => {
    socket.onAny(() => socket.disconnect(true))
  })
  return {
    send: notice => {
      io.to(roomOf(notice)).emit(notice.event, notice.body)
    },
    drop: user_id => {
      io.in(`user:${user_id}`).disconnectSockets(true)
    },
    close: () => io.close(),
  }
}

function roomOf(notice: Notice): string {
  if (notice.to === 'semua') return 'semua'
  return 'user_id' in notice.to ? `user:${notice.to.user_id}` : `toko:${notice.to.kode_toko}`
}

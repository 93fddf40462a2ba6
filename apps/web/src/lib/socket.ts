import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { chosenStore, serverOf } from './portal.ts'
import { session } from './session.ts'

/** Events of the server (03-decisions §4). */
export interface SocketEvents {
  /** `user_id` changed it, and knows. */
  'settings-changed': { readonly key?: string; readonly user_id?: string }
  progress: {
    readonly id: string
    readonly label: string
    readonly progress: number
    readonly total: number
  }
  'toko-tutup': { readonly user_id: string; readonly tgl: string }
  /** Head office was told that a store closed its day. */
  'kabar-tutup': { readonly kode_toko: string; readonly tgl: string }
  /** Level, rights or password of the user changed: the session is read again. */
  'hak-berubah': Readonly<Record<string, never>>
  /** Announcements changed. */
  berita: Readonly<Record<string, never>>
  /** The price board of the store changed, or what is to change did. */
  'harga-emas': { readonly kode_toko: string }
  /** A sale was submitted, or what was submitted has ended: by `user_id`, with document `nomor`. */
  ajuan: {
    readonly no_ajuan: string
    readonly status: 'MENUNGGU' | 'DISETUJUI' | 'DITOLAK' | 'DITARIK'
    readonly nomor: string
    readonly diajukan_oleh: string
    readonly user_id: string
  }
  /** No event of the server: it ended this line on purpose. */
  'shut-out': Readonly<Record<string, never>>
  'fingerprint-auth': {
    readonly status: boolean
    readonly auth_for: string
    readonly user_id: string
  }
}

export type Connection = 'off' | 'connecting' | 'on'

const SHUT_OUT: keyof SocketEvents = 'shut-out'

type Listener = (payload: never) => void

const listeners = new Map<string, Set<Listener>>()
const watchers = new Set<() => void>()
let socket: Socket | undefined
let connection: Connection = 'off'

/** Opens the realtime channel: the token puts it into the rooms of its user and store. */
export async function openSocket(): Promise<void> {
  const token = session()?.token
  if (socket !== undefined || token === undefined) return
  setConnection('connecting')
  const { io } = await import('socket.io-client')
  if (socket !== undefined) return
  const { origin, pathname } = new URL(`${serverOf()}/socket.io`)
  socket = io(origin, {
    path: pathname,
    transports: ['websocket'],
    auth: { token, kode_toko: chosenStore()?.kode_toko ?? '' },
  })
  socket.on('connect', () => setConnection('on'))
  socket.on('disconnect', reason => {
    setConnection('connecting')
    // The server hung up: the session may have ended, and nobody dials again by itself.
    if (reason === 'io server disconnect') hear(SHUT_OUT, {})
  })
  socket.onAny(hear)
}

function hear(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload as never)
}

/** Closes the channel, at logout. */
export function closeSocket(): void {
  socket?.disconnect()
  socket = undefined
  setConnection('off')
}

/** Listens to one event while the component is mounted. */
export function useSocketEvent<E extends keyof SocketEvents>(
  event: E,
  handle: (payload: SocketEvents[E]) => void,
): void {
  const latest = useRef(handle)
  latest.current = handle
  useEffect(() => {
    const listener: Listener = payload => latest.current(payload)
    const group = listeners.get(event) ?? new Set()
    listeners.set(event, group.add(listener))
    return () => {
      group.delete(listener)
    }
  }, [event])
}

/** State of the channel, for the footer. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => connection,
  )
}

function setConnection(next: Connection): void {
  connection = next
  for (const watcher of watchers) watcher()
}

import { io } from 'socket.io-client'

/** A browser that only listens: every event with its body, in order. */
export async function heardBy(origin: string, token: string) {
  const socket = io(origin, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  const frames: unknown[][] = []
  socket.onAny((...frame: unknown[]) => frames.push(frame))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  return { frames, close: () => socket.disconnect() }
}

import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/** One address before several server processes, as a shop's load balancer is. */
export interface RoundRobin {
  readonly origin: string
  stop(): Promise<void>
}

/** Each new connection goes to the next port; a port where nobody answers is passed over. */
export async function roundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const open = new Set<Socket>()
  let turn = 0
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const serve = (client: Socket, left: number) => {
    if (left === 0) return client.destroy()
    turn += 1
    const server = keep(dial(ports[turn % ports.length] ?? 0, '127.0.0.1'))
    let isThere = false
    server.once('connect', () => {
      isThere = true
      client.pipe(server).pipe(client)
    })
    server.once('close', () => (isThere ? client.destroy() : serve(client, left - 1)))
    client.once('close', () => server.destroy())
  }
  const proxy = createServer(client => serve(keep(client), ports.length))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      for (const socket of open) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

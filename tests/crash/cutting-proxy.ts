import { once } from 'node:events'
import { createServer, connect as dial, type Server, type Socket } from 'node:net'

/** Where a connection is cut: after so many bytes on their way to the server, or back from it. */
export interface Cut {
  readonly side: 'request' | 'answer'
  readonly afterBytes: number
}

/** A wire that breaks on order (T16): one cut for every new connection, in turn. */
export interface CuttingProxy {
  readonly origin: string
  readonly cuts: () => number
  /** Next connections are cut like this; without a plan they pass whole. */
  plan(cut: Cut): void
  stop(): Promise<void>
}

/** Starts a proxy on 127.0.0.1 in front of a server's port. */
export async function cuttingProxy(port: number): Promise<CuttingProxy> {
  const plans: Cut[] = []
  const open = new Set<Socket>()
  let cuts = 0
  const proxy = createServer(client => {
    const cut = plans.shift()
    const server = dial(port, '127.0.0.1')
    const breakBoth = () => {
      client.destroy()
      server.destroy()
    }
    const onCut = () => {
      cuts += 1
      breakBoth()
    }
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', breakBoth)
      socket.on('close', () => open.delete(socket))
    }
    forward(client, server, cut?.side === 'request' ? cut.afterBytes : undefined, onCut)
    forward(server, client, cut?.side === 'answer' ? cut.afterBytes : undefined, onCut)
  })
  const origin = await listen(proxy)
  return {
    origin,
    cuts: () => cuts,
    plan: cut => void plans.push(cut),
    stop: async () => {
      for (const socket of open) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/** Passes bytes on until `limit` of them have gone; then the wire is cut. */
function forward(from: Socket, to: Socket, limit: number | undefined, onCut: () => void): void {
  let passed = 0
  from.on('data', chunk => {
    const room = limit === undefined ? chunk.length : limit - passed
    passed += chunk.length
    if (room >= chunk.length) to.write(chunk)
    else if (room > 0) to.write(chunk.subarray(0, room), onCut)
    else onCut()
  })
  from.on('end', () => to.end())
}

/** Listens on a free port of 127.0.0.1; answers where. */
export async function listen(proxy: Server): Promise<string> {
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

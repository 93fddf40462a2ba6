import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './cutting-proxy.ts'

/** How bad the network is: every piece of data is late, some connections go silent. */
export interface Weather {
  readonly delayMs: readonly [number, number]
  /** Share of connections that swallow what comes after some bytes, as a lost network does. */
  readonly loss: number
}

export interface LossyProxy {
  readonly origin: string
  /** Nothing gets through, and what was on its way is gone, until `mend`. */
  cut(): void
  mend(): void
  /** From now on everything passes at once. */
  clear(): void
  readonly lost: () => number
  stop(): Promise<void>
}

/** Starts a slow and lossy network in front of a server's port. */
export async function lossyProxy(
  port: number,
  weather: Weather,
  random: () => number,
): Promise<LossyProxy> {
  const open = new Set<Socket>()
  let isCut = false
  let isClear = false
  let lost = 0
  const forward = (from: Socket, to: Socket, isSilent: boolean) => {
    const [least, most] = weather.delayMs
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', chunk => {
      if (isSilent) return
      const late = isClear ? 0 : least + random() * (most - least)
      before = before.then(() => sleep(late)).then(() => to.destroyed || to.write(chunk))
    })
    from.on('end', () => void before.then(() => to.end()))
  }
  const proxy = createServer(client => {
    if (isCut) return client.destroy()
    const fate = isClear ? 1 : random()
    const server = dial(port, '127.0.0.1')
    if (fate < weather.loss) lost += 1
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => {
        client.destroy()
        server.destroy()
      })
      socket.on('close', () => open.delete(socket))
    }
    // Half of the losses swallow the question, half the answer: the sale is done and nobody knows.
    forward(client, server, fate < weather.loss / 2)
    forward(server, client, fate >= weather.loss / 2 && fate < weather.loss)
    return client
  })
  const origin = await listen(proxy)
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    origin,
    lost: () => lost,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    clear: () => {
      isClear = true
      breakAll()
    },
    stop: async () => {
      breakAll()
      await new Promise(resolve => proxy.close(resolve))
    },
  }
}

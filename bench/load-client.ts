// A process of its own that sends prepared requests over plain sockets, one after another per
// client, so that neither the server nor the bench pays for the asking. Reads its work from stdin:
// {port, clients: [[request, …], …]}; answers {seconds, ms: […], other: {status: count}}.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

interface Work {
  readonly port: number
  readonly clients: readonly (readonly string[])[]
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Waits for one whole answer; the server always names its length. */
function answerOn(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let heard: Buffer = Buffer.alloc(0)
    const onClose = () => reject(new Error('the server hung up'))
    const onData = (chunk: Buffer) => {
      heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk])
      const head = heard.indexOf(END_OF_HEAD)
      if (head < 0) return
      const lines = heard.subarray(0, head).toString('latin1')
      const length = Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? Number.NaN)
      if (Number.isNaN(length)) reject(new Error(`no length: ${lines}`))
      if (heard.length < head + END_OF_HEAD.length + length) return
      socket.off('data', onData)
      socket.off('close', onClose)
      resolve(Number(lines.slice(9, 12)))
    }
    socket.on('data', onData)
    socket.on('close', onClose)
  })
}

async function client(port: number, requests: readonly string[], ms: number[], other: Counts) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  for (const request of requests) {
    const started = performance.now()
    socket.write(request)
    const status = await answerOn(socket)
    ms.push(performance.now() - started)
    if (status >= 300) other[status] = (other[status] ?? 0) + 1
  }
  socket.end()
}

type Counts = Record<number, number>

const { port, clients }: Work = JSON.parse(await text(process.stdin))
const ms: number[] = []
const other: Counts = {}
const started = performance.now()
await Promise.all(clients.map(requests => client(port, requests, ms, other)))
const seconds = (performance.now() - started) / 1000
process.stdout.write(JSON.stringify({ seconds, ms, other }))

// A process of its own that sends prepared requests over plain sockets, one after another per
// client, so that neither the server nor the bench pays for the asking. Reads its work from stdin:
// {port, clients: [[request, …], …]}; answers {seconds, ms: […], other: {status: count}}.
import { text } from 'node:stream/consumers'
import { ask, plainSocket } from './plain-socket.ts'

interface Work {
  readonly port: number
  readonly clients: readonly (readonly string[])[]
}

async function client(port: number, requests: readonly string[], ms: number[], other: Counts) {
  const socket = await plainSocket(port)
  for (const request of requests) {
    const started = performance.now()
    const status = await ask(socket, request)
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

// The least that answers a search over HTTP in Node: one connection, the bare query under a name,
// its rows as JSON. No session, no rights, no names, no prices. What the product adds to HTTP and
// its driver is measured against it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'

/** Given on stdin; the port it listens on is answered on stdout. */
export interface Barest {
  readonly databaseUrl: string
  /** SQL by the path that asks for it. */
  readonly queries: Readonly<Record<string, string>>
}

const { databaseUrl, queries } = JSON.parse(await text(process.stdin)) as Barest
const db = new pg.Client({ connectionString: databaseUrl })
await db.connect()
const server = createServer(async (request, response) => {
  const path = request.url ?? ''
  const { rows } = await db.query({ name: path, text: queries[path] ?? 'select' })
  const body = Buffer.from(JSON.stringify(rows))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`${(server.address() as AddressInfo).port}\n`)

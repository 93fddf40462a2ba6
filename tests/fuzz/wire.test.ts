import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lateBy } from '../watched/pulse.ts'
import { type WatchedServer, watchedServer } from '../watched/watched-server.ts'
import { chance } from './chance.ts'
import { EVIL } from './hostile.ts'
import type { Operation } from './requests.ts'
import { operationsOf } from './run.ts'
import { send } from './send.ts'
import { type Schema, uuidOf, valueFor } from './shape.ts'

// T27: what takes time instead of rights, and what is no HTTP at all.

let server: WatchedServer
let operations: Operation[]
beforeAll(async () => {
  server = await watchedServer()
  operations = await operationsOf(server.origin)
})
afterAll(() => server?.stop())

const luck = chance(27)

/** The same shape with one text in the place of every text. */
function flooded(schema: Schema, text: string): unknown {
  const shape = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema
  if (shape.type === 'string') return text
  if (shape.type === 'array') return [flooded(shape.items ?? {}, text)]
  if (shape.type !== 'object') return valueFor(luck, '', shape, {})
  const inner = Object.entries(shape.properties ?? {})
  if (inner.length === 0) return { [text.slice(0, 1_000)]: text }
  return Object.fromEntries(inner.map(([name, one]) => [name, flooded(one, text)]))
}

function evilRequest(operation: Operation, evil: string) {
  // an address is bounded by the server to 16 kB, a body is not
  const short = encodeURIComponent(evil.slice(0, 3_000))
  const names = Object.entries(operation.inQuery)
  const query = names.slice(0, 2).map(([name]) => `${name}=${short}`)
  const path = operation.path.replace(/\{\w+\}/g, encodeURIComponent(evil.slice(0, 150)))
  const body = operation.body === undefined ? undefined : flooded(operation.body, evil)
  return {
    method: operation.method,
    target: `/api/v1${path}?${query.join('&')}`,
    headers: [
      ['content-type', 'application/json'],
      ['idempotency-key', uuidOf(luck)],
    ] as const,
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
  }
}

test('no text of 50 kB holds the server up for 100 ms, on any route', async () => {
  const token = await server.token('OWNER')
  const requests = operations.flatMap((operation, i) =>
    [EVIL[i % EVIL.length] ?? '', EVIL[(i * 5 + 3) % EVIL.length] ?? ''].map(evil => ({
      name: `${operation.method} ${operation.path}`,
      request: evilRequest(operation, evil),
    })),
  )
  const wrong: string[] = []
  /** The longest delay while these were answered, milliseconds. */
  const lateness = async (some: typeof requests): Promise<number> => {
    for (const { name, request } of some) {
      const { status } = await send(server.origin, request, token)
      if (status === 0 || status >= 500) wrong.push(`${name} ${status}`)
    }
    const { lagMax, idleMax } = await server.pulse()
    return lagMax - idleMax
  }
  await server.pulse()
  while (requests.length > 0) {
    const some = requests.splice(0, 10)
    if ((await lateness(some)) <= 100) continue
    for (const one of some) {
      // what the machine or a collection of garbage does is not there again at the third time
      let late = Number.POSITIVE_INFINITY
      for (let turn = 0; turn < 3 && late > 100; turn += 1) {
        late = Math.min(late, await lateness([one]))
      }
      if (late > 100) wrong.push(`${one.name}: ${Math.round(late)} ms`)
    }
  }
  expect(wrong).toEqual([])
})

/** Opens a connection, writes, and answers what came until it was closed or `ms` went by. */
function exchange(bytes: string | Buffer, ms = 4_000): Promise<string> {
  const { hostname, port } = new URL(server.origin)
  return new Promise(resolve => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', piece => {
      heard += piece
      if (heard.includes('\r\n\r\n{')) socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}

const HOST = 'Host: localhost\r\n'

test.each([
  ['no HTTP', 'siapa di sana\r\n\r\n', 400],
  ['another version', `GET / HTTP/9.9\r\n${HOST}\r\n`, 400],
  ['bytes', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x0d, 0x0a, 0x0d, 0x0a]), 400],
  ['a header without a colon', `GET / HTTP/1.1\r\n${HOST}jahat\r\n\r\n`, 400],
  ['a header with NUL', `GET / HTTP/1.1\r\n${HOST}a: \0\r\n\r\n`, 400],
  [
    'two lengths',
    `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a negative length', `POST / HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`, 400],
  [
    'a chunk of no size',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    400,
  ],
  ['5,000 headers', `GET / HTTP/1.1\r\n${HOST}${'x-kepala: 12345\r\n'.repeat(5_000)}\r\n`, 431],
  ['an address of 40 kB', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['an address that cannot be read', `GET /api/v1/barang/%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
  [
    'a parameter of 900 letters',
    `PUT /api/v1/barang/${'1'.repeat(900)} HTTP/1.1\r\n${HOST}\r\n`,
    414,
  ],
  [
    'a body larger than allowed',
    `POST /api/v1/users/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{`,
    413,
  ],
])('%s is answered as a problem', async (_what, bytes, status) => {
  const heard = await exchange(bytes)
  expect(heard.split('\r\n')[0]).toContain(` ${status} `)
  expect(heard.toLowerCase()).toContain('content-type: application/problem+json')
  const problem = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4))
  expect(problem).toMatchObject({ status, code: 'PERMINTAAN_TIDAK_SAH' })
  expect(heard.toLowerCase()).toContain(`x-request-id: ${problem.request_id}`)
})

test('1,000 headers are read, and 250 callers who never finish keep nobody waiting', async () => {
  const headers = Array.from({ length: 1_000 }, (_, n) => `x${n}: 1\r\n`).join('')
  const many = `GET /api/v1/health HTTP/1.1\r\n${HOST}Connection: close\r\n${headers}\r\n`
  expect(await exchange(many)).toContain(' 200 ')
  const { hostname, port } = new URL(server.origin)
  const slow: Socket[] = Array.from({ length: 250 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(`POST /api/v1/users/login HTTP/1.1\r\n${HOST}Content-Length: 500\r\n`)
    return socket
  })
  await server.pulse()
  const health = { method: 'GET', target: '/api/v1/health', headers: [], body: undefined }
  for (let turn = 0; turn < 20; turn += 1) {
    for (const socket of slow) socket.write('x')
    const heard = await send(server.origin, health, '')
    expect(heard.status).toBe(200)
    expect(heard.ms).toBeLessThan(2_000)
    await sleep(50)
  }
  expect(lateBy(await server.pulse())).toBeLessThan(100)
  for (const socket of slow) socket.destroy()
})

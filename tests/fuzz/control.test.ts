import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WatchedServer, watchedServer } from '../watched/watched-server.ts'
import { judge } from './judge.ts'
import { type Heard, send } from './send.ts'

// The judge of the fuzz judged: each thing no endpoint may do, done once, must be seen.

let server: WatchedServer
beforeAll(async () => {
  server = await watchedServer('bad')
})
afterAll(() => server?.stop())

const request = (path: string) => ({
  actor: 'KASIR-JKT' as const,
  method: 'GET',
  target: `/api/v1/buruk/${path}`,
  headers: [],
  body: undefined,
})

const ask = (path: string): Promise<Heard> => send(server.origin, request(path), '', 3_000)

test.each(['fault', 'stack', 'shape', 'sql', 'leak', 'silence'])('sees a %s', async kind => {
  const faults = judge(request(kind), await ask(kind))
  expect(faults.map(fault => fault.split(':')[0])).toContain(kind)
})

test('lets the head office read what BDG holds, and what a caller sent himself', async () => {
  const heard = await ask('leak')
  expect(judge({ ...request('leak'), actor: 'OWNER' }, heard)).toEqual([])
  expect(judge({ ...request('leak'), target: '/api/v1/barang?q=RAHASIA7731' }, heard)).toEqual([])
})

test('feels a busy loop in the pulse, and memory that is kept', async () => {
  await server.pulse()
  await ask('lag')
  const busy = await server.pulse()
  expect(busy.lagMax - busy.idleMax).toBeGreaterThan(100)
  await ask('memory')
  expect((await server.pulse()).rssMb - busy.rssMb).toBeGreaterThan(200)
})

test('sees the process die', async () => {
  const faults = judge(request('death'), await ask('death'))
  expect(faults[0]).toMatch(/^silence/)
  await expect.poll(() => server.isAlive()).toBe(false)
})

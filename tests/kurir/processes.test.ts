import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranches, faultsIn } from '../crash/courier-killed.ts'
import { type Fleet, startFleet } from '../scale/fleet.ts'
import { say, TOLD } from './carry.ts'

// Two bundled servers on one database: whoever finds what waits brings it, and nobody brings it
// twice. The one that is killed is no loss to the other.

const BRANCHES = ['CAB1', 'CAB2', 'CAB3', 'CAB4'] as const
const EACH = 250
let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet(2)
  await addBranches(fleet.admin, BRANCHES)
}, 180_000)
afterAll(() => fleet?.stop(), 60_000)

const waiting = async () =>
  (await fleet.admin.query('select 1 from outbox where terkirim_pada is null')).rowCount

async function sayAll(): Promise<void> {
  for (const dari of BRANCHES) {
    await say(fleet.admin, EACH, { dari, saluran: 'TUTUP_TOKO', isi: TOLD })
  }
}

async function faults(said: number): Promise<string[]> {
  const found = await Promise.all(BRANCHES.map(asal => faultsIn(fleet.admin, asal, said)))
  return [...found.flat(), ...fleet.servers.flatMap(server => server.bugs)]
}

test('1,000 messages of four branches are told once and in order', async () => {
  await sayAll()
  await expect.poll(waiting, { timeout: 30_000, interval: 50 }).toBe(0)
  const { rows } = await fleet.admin.query<{ rate: number }>(
    `select round(count(*) / extract(epoch from max(diterima_pada) - min(diterima_pada)))::int rate
     from pesan_masuk`,
  )
  process.stdout.write(`two processes: ${rows[0]?.rate} messages a second\n`)
  expect(await faults(EACH)).toEqual([])
}, 60_000)

test('one is killed in their midst, the other goes on', async () => {
  await sayAll()
  await expect.poll(waiting, { timeout: 30_000, interval: 5 }).toBeLessThan(4 * EACH)
  await fleet.servers[0]?.kill9()
  await expect.poll(waiting, { timeout: 40_000, interval: 50 }).toBe(0)
  await fleet.servers[0]?.start()
  expect(await faults(2 * EACH)).toEqual([])
}, 90_000)

test('told to stop, they take no more requests, though what they bring stands still', async () => {
  const holder = await fleet.admin.connect()
  await holder.query('begin; lock table pesan_masuk in exclusive mode')
  await say(fleet.admin, 1, { dari: 'CAB1', saluran: 'TUTUP_TOKO', isi: TOLD })
  const stands = "select from pg_locks where relation = 'pesan_masuk'::regclass and not granted"
  const standing = async () => (await holder.query(stands)).rowCount
  await expect.poll(standing, { timeout: 15_000, interval: 20 }).toBe(1)
  const stopped = Promise.all(fleet.servers.map(server => server.stop()))
  const answering = async () => {
    const asked = fleet.servers.map(({ origin }) => fetch(`${origin}/api/v1/health`))
    return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
  }
  // The lock is let go after it: who waited for the courier would answer until then.
  await expect.poll(answering, { timeout: 20_000, interval: 50 }).toBe(0)
  expect(await standing()).toBe(1)
  await holder.query('rollback')
  holder.release()
  await stopped
}, 60_000)

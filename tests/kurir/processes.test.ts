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
})
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
})

test('one is killed in their midst, the other goes on', async () => {
  await sayAll()
  await expect.poll(waiting, { timeout: 30_000, interval: 5 }).toBeLessThan(4 * EACH)
  await fleet.servers[0]?.kill9()
  await expect.poll(waiting, { timeout: 40_000, interval: 50 }).toBe(0)
  await fleet.servers[0]?.start()
  expect(await faults(2 * EACH)).toEqual([])
})

/**
 * What is taken in stands still while a session holds lock 1, longer than a lock is waited for;
 * whoever stands has lock 2.
 */
const STANDS_STILL = `
  create function stands_still() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(2);
    while not pg_try_advisory_xact_lock(1) loop perform pg_sleep(0.05); end loop;
    return new;
  end $$;
  create trigger stands_still before insert on pesan_masuk
    for each row execute function stands_still()`

test('told to stop, they take no more requests, though what they bring stands still', async () => {
  const holder = await fleet.admin.connect()
  const bringing = async () => {
    const { rowCount } = await holder.query(
      `select from pg_locks where locktype = 'advisory' and objid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    return rowCount
  }
  const answering = async () => {
    const asked = fleet.servers.map(({ origin }) => fetch(`${origin}/api/v1/health`))
    return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
  }
  let stopped: Promise<unknown> = Promise.resolve()
  try {
    await holder.query('select pg_advisory_lock(1)')
    await holder.query(STANDS_STILL)
    await say(fleet.admin, 1, { dari: 'CAB1', saluran: 'TUTUP_TOKO', isi: TOLD })
    await expect.poll(bringing, { timeout: 15_000, interval: 20 }).toBe(1)
    stopped = Promise.all(fleet.servers.map(server => server.stop()))
    await expect.poll(answering, { timeout: 20_000, interval: 50 }).toBe(0)
    expect(await bringing()).toBe(1)
  } finally {
    holder.release(true)
    await stopped
  }
})

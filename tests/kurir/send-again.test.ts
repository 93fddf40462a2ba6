import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startCourier } from '../../apps/server/src/engines/courier/courier.ts'
import { defineReceiver, type Receiver } from '../../apps/server/src/engines/courier/receivers.ts'
import { wakeCourier } from '../../apps/server/src/engines/courier/wake.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { carry, say } from './carry.ts'

// Kirim lagi: what it answers is what then happens, whoever is at the line.

const api = await testShop()
const owner = await api.as('OWNER')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())
afterEach(async () => {
  await admin.query(`begin; set local session_replication_role = replica;
    delete from outbox; delete from pesan_masuk; commit`)
})

const list = async () => (await owner.get<object[]>('operasi/pesan')).body
const again = async (id: string, kode_toko = 'JKT') =>
  (await owner.post<object>('operasi/pesan/kirim-lagi', { kode_toko, id })).body

/** Fails so often, then takes in; `tries` counts both. */
function failing(times: number, before: () => Promise<unknown> = async () => null) {
  const seen = { tries: 0 }
  const receiver = defineReceiver('UJI', z.unknown(), async () => {
    seen.tries += 1
    const { tries } = seen
    await before()
    if (tries <= times) throw new Error('gudang terkunci')
    return []
  })
  return { seen, receiver }
}

/** A courier as of a process of its own, or of the server that is asked. */
const start = (kinds: readonly Receiver[], app = { ...api.app }): void =>
  onTestFinished(startCourier(app, kinds, { everyMs: 600_000 }))

test('a line that waits after a failure is tried at once, and says so', async () => {
  const { receiver } = failing(1)
  const [id = ''] = await say(admin, 3)
  expect(await carry(api, [receiver])).toBe(0)
  expect(await list()).toMatchObject([{ id, percobaan: 1, menunggu: 2, galat: 'gudang terkunci' }])
  expect(await carry(api, [receiver])).toBe(0)
  expect(await again(id)).toEqual({ menunggu: 3, hasil: 'SEKARANG' })
  expect(await carry(api, [receiver])).toBe(3)
  expect(await list()).toEqual([])
  expect(await again(id)).toEqual({ menunggu: 0, hasil: 'SAMPAI' })
})

test('only an owner sees and sends, and a branch only its own', async () => {
  const [id = ''] = await say(admin, 1)
  for (const user of ['KASIR-JKT', 'ADMIN-PUSAT']) {
    const other = await api.as(user)
    expect((await other.get('operasi/pesan')).status).toBe(403)
    const sent = await other.post('operasi/pesan/kirim-lagi', { kode_toko: 'BDG', id })
    expect(sent.status).toBe(403)
  }
})

test('asked while another process is at it, that one tries again without a pause', async () => {
  let fail = (): void => undefined
  const stands = new Promise<void>(resolve => {
    fail = resolve
  })
  const { seen, receiver } = failing(3, () => stands)
  const [id = ''] = await say(admin, 1)
  // The pause after an eighth failure is longer than this test.
  await admin.query('update outbox set percobaan = 7')
  start([receiver])
  await expect.poll(() => seen.tries).toBe(1)
  start([receiver], api.app)
  await sleep(100)
  expect(await again(id)).toEqual({ menunggu: 1, hasil: 'SEDANG' })
  expect(seen.tries).toBe(1)
  fail()
  const kept = async () =>
    (await admin.query('select percobaan, coba_lagi_pada is not null as jeda from outbox')).rows
  await expect.poll(kept, { timeout: 20_000 }).toEqual([{ percobaan: 9, jeda: true }])
  expect(seen.tries).toBe(2)
})

test('of a kind that this server does not know it is said, in the list and when sent', async () => {
  start([], api.app)
  const [id = ''] = await say(admin, 1)
  await admin.query("update outbox set dibuat_pada = dibuat_pada - interval '1 day'")
  const galat = 'tidak ada penerima UJI di server ini'
  expect(await list()).toMatchObject([{ id, percobaan: 0, galat, coba_lagi_pada: null }])
  expect(await again(id)).toEqual({ menunggu: 1, hasil: 'TAK_DIKENAL' })
})

test('however often it is woken, a held line is looked at four times a second', async () => {
  await admin.query("select pg_advisory_lock(7262, hashtext('JKT UJI'))")
  onTestFinished(async () => void (await admin.query('select pg_advisory_unlock_all()')))
  await say(admin, 1)
  const { seen, receiver } = failing(0)
  start([receiver], api.app)
  for (let time = 0; time < 30; time += 1) {
    wakeCourier(api.app, 'JKT')
    await sleep(15)
  }
  let looks = 0
  const count = () => {
    looks += 1
  }
  api.app.pool.on('acquire', count)
  await sleep(1_000)
  api.app.pool.off('acquire', count)
  // Each look borrows a connection to see what waits, and one for the lock.
  expect(looks).toBeGreaterThan(2)
  expect(looks).toBeLessThan(15)
  await admin.query('select pg_advisory_unlock_all()')
  await expect.poll(() => seen.tries, { timeout: 20_000 }).toBe(1)
})

test('a machine that vanishes lets its lines go within a minute', async () => {
  // What is asked for; a socket of the same machine has none of it.
  const { rows } = await api.app.pool.query(
    `select name::text, reset_val::text as asked from pg_settings where name like 'tcp_keepalives_%' order by 1`,
  )
  expect(rows).toEqual([
    { name: 'tcp_keepalives_count', asked: '3' },
    { name: 'tcp_keepalives_idle', asked: '30' },
    { name: 'tcp_keepalives_interval', asked: '10' },
  ])
})

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startCourier } from '../../apps/server/src/engines/courier/courier.ts'
import { defineReceiver, type Receiver } from '../../apps/server/src/engines/courier/receivers.ts'
import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts'
import { run, sql } from '../../apps/server/src/platform/sql.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { carry, say } from './carry.ts'

let ahead = 0
const clock: Clock = { now: () => new Date(systemClock.now().getTime() + ahead) }

// What a courier promises of any kind of message: once, in order, and nobody waits for another.

const api = await testShop({ clock, rowsByHand: true })
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
// A receiver's table that would show whatever was taken in twice.
await admin.query(`
    create table uji_terima (n bigserial, kode_toko text, asal text, saluran text, urut bigint);
    grant insert, select, update on uji_terima to kencana_app;
    grant usage on sequence uji_terima_n_seq to kencana_app`)
afterAll(() => admin?.end())
afterEach(async () => {
  ahead = 0
  await admin.query(`begin; set local session_replication_role = replica;
    truncate uji_terima; delete from outbox; delete from pesan_masuk; commit`)
})

/** Takes in whatever comes, and can be made to fail or to stand still. */
const takingIn = (saluran: string, before: (urut: number) => Promise<unknown> = async () => null) =>
  defineReceiver(saluran, z.unknown(), async (db, { ke, asal, urut }) => {
    await before(urut)
    await run(
      db,
      sql`insert into uji_terima (kode_toko, asal, saluran, urut)
          values (${ke}, ${asal}, ${saluran}, ${urut})`,
    )
    return []
  })

const taken = async (saluran = 'UJI') =>
  (
    await admin.query<{ urut: number }>(
      'select urut::int from uji_terima where saluran = $1 order by n',
      [saluran],
    )
  ).rows.map(({ urut }) => urut)
const waiting = async () =>
  (await admin.query('select 1 from outbox where terkirim_pada is null')).rowCount
const head = async () =>
  (
    await admin.query<{ percobaan: number; galat: string; coba_lagi_pada: Date }>(
      'select * from outbox where terkirim_pada is null order by urut limit 1',
    )
  ).rows[0]

function start(kinds: readonly Receiver[], app = api.app): void {
  onTestFinished(startCourier(app, kinds, { everyMs: 100 }))
}

test('1,000 messages are brought once, in order, by two couriers side by side', async () => {
  await say(admin, 500, { dari: 'JKT' })
  await say(admin, 500, { dari: 'BDG' })
  const started = performance.now()
  start([takingIn('UJI')])
  start([takingIn('UJI')], { ...api.app })
  await expect.poll(waiting, { timeout: 25_000, interval: 50 }).toBe(0)
  const rate = 1_000_000 / (performance.now() - started)
  process.stdout.write(`courier: ${Math.round(rate)} messages a second\n`)
  const { rows } = await admin.query(
    `select asal, count(*)::int n, count(distinct urut)::int beda, bool_and(urut > lalu) urut
     from (select *, coalesce(lag(urut) over (partition by asal order by n), 0) lalu
       from uji_terima) t group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { asal: 'BDG', n: 500, beda: 500, urut: true },
    { asal: 'JKT', n: 500, beda: 500, urut: true },
  ])
  expect(rate).toBeGreaterThan(50)
})

test('couriers that do not know of each other still take each message in once', async () => {
  await say(admin, 60)
  const kinds = [takingIn('UJI', () => sleep(2))]
  // Without the lock of the line: all four are at the same messages.
  await Promise.all([1, 2, 3, 4].map(() => carry(api, kinds)))
  expect(await taken()).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
})

test('a message that fails holds up its own line, and no other', async () => {
  await say(admin, 2, { dari: 'JKT' })
  await say(admin, 2, { dari: 'JKT', saluran: 'LAIN' })
  await say(admin, 2, { dari: 'BDG' })
  const kinds = [
    defineReceiver('UJI', z.unknown(), async (db, message) => {
      if (message.asal === 'JKT' && message.urut === 1) throw new Error('gudang terkunci')
      return takingIn('UJI').receive(db, message, clock.now())
    }),
    takingIn('LAIN'),
  ]
  expect(await carry(api, kinds)).toBe(4)
  expect([await taken('LAIN'), await taken()]).toEqual([
    [3, 4],
    [1, 2],
  ])
  expect(await head()).toMatchObject({ percobaan: 1, galat: 'gudang terkunci' })
  // Not before its pause is over; then in its order.
  expect(await carry(api, [takingIn('UJI')])).toBe(0)
  ahead = 1_100
  expect(await carry(api, [takingIn('UJI')])).toBe(2)
  expect(await taken()).toEqual([1, 2, 1, 2])
})

test('pauses grow from a second to an hour, and differ', async () => {
  await say(admin, 1)
  const kinds = [takingIn('UJI', () => Promise.reject(new Error('belum')))]
  const pauses: number[] = []
  for (let failure = 1; failure <= 15; failure += 1) {
    expect(await carry(api, kinds)).toBe(0)
    const row = await head()
    expect(row?.percobaan).toBe(failure)
    const pause = (row?.coba_lagi_pada.getTime() ?? 0) - clock.now().getTime()
    const whole = Math.min(3_600_000, 1_000 * 2 ** (failure - 1))
    expect(pause).toBeGreaterThan(whole / 2 - 500)
    expect(pause).toBeLessThanOrEqual(whole)
    pauses.push(Math.round((pause / whole) * 1_000))
    ahead += pause + 1
  }
  expect(new Set(pauses).size).toBeGreaterThan(3)
})

test('a receiver that stands still does not keep the others', async () => {
  // The stuck one comes first, by its store and by its kind.
  await say(admin, 1, { dari: 'BDG', saluran: 'MACET' })
  await say(admin, 20, { dari: 'JKT' })
  await say(admin, 5, { dari: 'BDG' })
  let letGo = (): void => undefined
  const stuck = new Promise<void>(resolve => {
    letGo = resolve
  })
  start([takingIn('MACET', () => stuck), takingIn('UJI')])
  await expect.poll(async () => (await taken()).length, { timeout: 20_000 }).toBe(25)
  expect(await taken('MACET')).toEqual([])
  letGo()
  await expect.poll(() => taken('MACET')).toEqual([1])
})

test('it waits for what it is bringing before it stops, and takes nothing more', async () => {
  await say(admin, 30)
  const stop = startCourier(api.app, [takingIn('UJI', () => sleep(20))], { everyMs: 100 })
  await expect.poll(async () => (await taken()).length).toBeGreaterThan(2)
  await stop()
  const { length } = await taken()
  expect(length).toBeLessThan(30)
  expect(await waiting()).toBe(30 - length)
})

test('a kind this server does not know is left to one that does, in its order', async () => {
  const [first = ''] = await say(admin, 2)
  await say(admin, 1, { saluran: 'LAIN' })
  await say(admin, 1)
  await admin.query('update outbox set percobaan = 2, galat = $1 where id = $2', ['baru', first])
  start([takingIn('LAIN')])
  await expect.poll(() => taken('LAIN')).toEqual([3])
  expect(await carry(api)).toBe(0)
  await sleep(300)
  const { rows } = await admin.query(
    `select urut::int, percobaan, galat, coba_lagi_pada from outbox
     where terkirim_pada is null order by urut`,
  )
  expect(rows).toEqual([
    { urut: 1, percobaan: 2, galat: 'baru', coba_lagi_pada: null },
    { urut: 2, percobaan: 0, galat: null, coba_lagi_pada: null },
    { urut: 4, percobaan: 0, galat: null, coba_lagi_pada: null },
  ])
  start([takingIn('UJI'), takingIn('LAIN')], { ...api.app })
  await expect.poll(taken).toEqual([1, 2, 4])
})

test('what was said is brought at once, without waiting for the clock', async () => {
  onTestFinished(startCourier(api.app, [takingIn('TUTUP_TOKO')], { everyMs: 600_000 }))
  await sleep(300)
  const kasir = await api.as('KASIR-JKT')
  const hitungan = [{ laci: 'KASIR', pecahan: {} }]
  expectStatus(await kasir.post('tutup-toko', { tgl_system: '2026-11-21', hitungan }), 201)
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
})

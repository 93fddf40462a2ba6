import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { faultsIn } from '../crash/courier-killed.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { carry, say, TOLD } from './carry.ts'

// Couriers as one would first write them, killed in the midst: what the kill test looks for turns
// red. (The product's own is killed in tests/crash.)

const api = await testShop({ rowsByHand: true })
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

const SAID = 20
const KILLED_AT = 7

const keep = (asal: string, id: string, isKeyed: boolean) =>
  admin.query(
    `with masuk as (insert into pesan_masuk select 'PUSAT', kode_toko, id, saluran, urut, now()
       from outbox where kode_toko = $1 and id = $2 and $3 returning id)
     insert into kabar_tutup select 'PUSAT', kode_toko, nomor, case when $3 then id
       else gen_random_uuid() end, '2026-11-21', '2026-11-22', now(), 'X', 0, 0, ''
     from outbox where kode_toko = $1 and id = $2`,
    [asal, id, isKeyed],
  )
const mark = (ids: readonly string[]) =>
  admin.query('update outbox set terkirim_pada = now() where id = any ($1)', [ids])
const waitingOf = async (asal: string): Promise<string[]> =>
  (
    await admin.query<{ id: string }>(
      'select id from outbox where kode_toko = $1 and terkirim_pada is null order by urut',
      [asal],
    )
  ).rows.map(({ id }) => id)

/** Marks what it takes along, then brings it. */
async function markingFirst(asal: string, killedAt: number): Promise<void> {
  const ids = await waitingOf(asal)
  await mark(ids)
  for (const id of ids.slice(0, killedAt)) await keep(asal, id, true)
}

/** Brings it and marks it then, at a receiver that keeps no key. */
async function withoutKeys(asal: string, killedAt: number): Promise<void> {
  const ids = await waitingOf(asal)
  for (const id of ids.slice(0, killedAt)) await keep(asal, id, false)
  if (killedAt >= ids.length) await mark(ids)
}

test('the product, killed between bringing and marking, loses and doubles nothing', async () => {
  await say(admin, SAID, { dari: 'SBY', saluran: 'TUTUP_TOKO', isi: TOLD })
  await carry(api)
  // As the kill leaves it: all of it was taken in, none of it marked.
  await admin.query("update outbox set terkirim_pada = null where kode_toko = 'SBY'")
  await carry(api)
  expect(await faultsIn(admin, 'SBY', SAID)).toEqual([])
})

test('marked before it is brought: lost, and I15 says so', async () => {
  await say(admin, SAID, { dari: 'JKT', saluran: 'TUTUP_TOKO', isi: TOLD })
  await markingFirst('JKT', KILLED_AT)
  await markingFirst('JKT', SAID)
  expect(await faultsIn(admin, 'JKT', SAID)).toEqual([`JKT lost: ${SAID - KILLED_AT}`])
  const said = (await brokenOn(admin)).map(one => `${one.invarian} ${one.rincian}`).join('\n')
  expect(said).toContain('marked, not taken in')
})

test('brought without a key: told twice, and I15 says so', async () => {
  // A receiver's table without a key of its own, either.
  await admin.query('alter table kabar_tutup drop constraint kabar_tutup_pk')
  await say(admin, SAID, { dari: 'BDG', saluran: 'TUTUP_TOKO', isi: TOLD })
  await withoutKeys('BDG', KILLED_AT)
  await withoutKeys('BDG', SAID)
  expect(await faultsIn(admin, 'BDG', SAID)).toEqual([`BDG twice: ${KILLED_AT}`])
  const said = (await brokenOn(admin)).map(one => `${one.invarian} ${one.rincian}`).join('\n')
  expect(said).toContain('kept, never taken in')
})

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectStatus } from '../penjualan/shop.ts'
import { type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import { closeDay } from '../tutup-toko/shop.ts'
import { carry } from './carry.ts'

// What an administrator may break of messages with the triggers off, and what I15 says of it.

let api: TestApi
let admin: pg.Client
/** Closings of JKT that were told, of BDG that wait. */
let told: string
let later: string
let waits: string

beforeAll(async () => {
  api = await testApi()
  const close = async (user: string, tgl: string) => {
    await api.goTo(tgl)
    return expectStatus(await closeDay(await api.as(user), 700, tgl), 201).no_tutup
  }
  told = await close('KASIR-JKT', '2026-11-21')
  later = await close('KASIR-JKT', '2026-11-22')
  expect(await carry(api)).toBe(2)
  waits = await close('KASIR-BDG', '2026-11-21')
  admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
}, 120_000)
afterAll(async () => {
  await admin?.end()
  await api?.stop()
})

const of = (no: string) => `where nomor = '${no}'`
const key = (no: string) => `where id = (select id from outbox ${of(no)})`
const decided = (no: string, outbox: string) =>
  `update audit set isi = jsonb_set(isi, '{outbox}', ${outbox}) ${of(no)}`

const BREAKS: readonly (readonly [string, () => string, () => string])[] = [
  ['a message lost', () => `delete from outbox ${of(waits)}`, () => `${waits}: is not in`],
  [
    'a message of no document',
    () => `insert into outbox select kode_toko, gen_random_uuid(), saluran, isi, dibuat_pada,
       null, 0, null, 9, nomor, ke from outbox ${of(waits)}`,
    () => `${waits}: no document says it`,
  ],
  [
    'another content',
    () => `update outbox set isi = jsonb_set(isi, '{kurang_rp}', '1') ${of(waits)}`,
    () => `${waits}: is not what its document says`,
  ],
  ['another receiver', () => `update outbox set ke = 'SBY' ${of(waits)}`, () => 'is not what'],
  ['another order', () => `update outbox set urut = 7 ${of(waits)}`, () => 'is not what'],
  [
    'a closing that told nobody',
    () => `${decided(later, `'[]'`)} and exists (select from outbox)`,
    () => `${later} told nobody`,
  ],
  [
    'marked before it was brought',
    () => `update outbox set terkirim_pada = now() ${of(waits)}`,
    () => 'marked, not taken in',
  ],
  ['a key lost', () => `delete from pesan_masuk ${key(told)}`, () => 'marked, not taken in'],
  [
    'brought by nobody',
    () => `insert into pesan_masuk values ('PUSAT', 'SBY', gen_random_uuid(), 'UJI', 1, now())`,
    () => 'taken in, said by nobody',
  ],
  [
    'taken in as another',
    () => `update pesan_masuk set saluran = 'LAIN' ${key(told)}`,
    () => 'taken in as another',
  ],
  [
    'taken in out of order',
    () => `delete from pesan_masuk ${key(told)}`,
    () => 'was taken in before one said earlier',
  ],
  [
    'taken in and not kept',
    () => `delete from kabar_tutup where no_tutup = '${told}'`,
    () => 'taken in, not kept',
  ],
  [
    'told twice',
    () => `insert into kabar_tutup select kode_toko, asal, no_tutup || 'X', gen_random_uuid(), tgl,
       tgl_berikut, ditutup_pada, ditutup_oleh, lebih_rp, kurang_rp, alasan from kabar_tutup`,
    () => 'kept, never taken in',
  ],
  [
    'told otherwise',
    () => `update kabar_tutup set lebih_rp = lebih_rp + 1 where no_tutup = '${told}'`,
    () => `JKT ${told} is told otherwise`,
  ],
]

async function after<T>(statement: string, look: () => Promise<T>): Promise<T> {
  await admin.query('begin')
  try {
    await admin.query('set local session_replication_role = replica')
    expect((await admin.query(statement)).rowCount).toBeGreaterThan(0)
    return await look()
  } finally {
    await admin.query('rollback')
  }
}

const said = async () =>
  (await brokenOn(admin)).filter(one => one.invarian === 'I15').map(one => one.rincian)

test('told and waiting closings break nothing, for whoever sees one store or all', async () => {
  expect(await brokenOn(admin)).toEqual([])
  expect(await seenByStore()).toEqual([])
})

test.each(BREAKS)('I15 sees %s', async (_, statement, says) => {
  expect((await after(statement(), said)).join('\n')).toContain(says())
})

/** As the nightly check sees it: one store at a time. */
async function seenByStore(): Promise<string[]> {
  const db = await api.database.read.connect()
  try {
    const found: string[] = []
    for (const toko of ['PUSAT', 'JKT', 'BDG', 'SBY']) {
      await db.query('begin read only')
      await db.query(`set local app.kode_toko = '${toko}'`)
      found.push(...(await brokenOn(db)).map(one => `${one.invarian} ${one.rincian}`))
      await db.query('rollback')
    }
    return found
  } finally {
    db.release()
  }
}

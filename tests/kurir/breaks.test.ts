import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { expectStatus } from '../penjualan/shop.ts'
import { brokenBy, brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay } from '../tutup-toko/shop.ts'
import { carry } from './carry.ts'
import { MESSAGE_BREAKS } from './message-breaks.ts'

// What an administrator may break of messages with the triggers off, and what I15 says of it.

const api = await testShop()
const close = async (user: string, tgl: string) => {
  await api.goTo(tgl)
  return expectStatus(await closeDay(await api.as(user), 700, tgl), 201).no_tutup
}
/** Closings of JKT that were told, of BDG that wait. */
const told = await close('KASIR-JKT', '2026-11-21')
const later = await close('KASIR-JKT', '2026-11-22')
expect(await carry(api)).toBe(2)
const waits = await close('KASIR-BDG', '2026-11-21')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

const filled = (text: string): string =>
  text.replaceAll('$told', told).replaceAll('$later', later).replaceAll('$waits', waits)

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

const said = async () => (await brokenBy(admin, 'I15')).map(one => one.rincian)

test('told and waiting closings break nothing, for whoever sees one store or all', async () => {
  expect(await brokenOn(admin)).toEqual([])
  expect(await seenByStore()).toEqual([])
})

test.each(MESSAGE_BREAKS)('$invarian sees $what', async ({ statement, says }) => {
  expect((await after(filled(statement), said)).join('\n')).toContain(filled(says))
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

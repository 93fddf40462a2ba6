import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { expectStatus } from '../hutang/counter.ts'
import { moveCash, spend } from '../kas/money.ts'
import { brokenBy, brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { openTransit, receive, send } from './transit.ts'
import { UANG_BREAKS } from './uang-breaks.ts'

const numbers = { open: '', done: '', mutasi: '', biaya: '' }

// What must hold of money that moves is seen when it does not: each by one change past the writer.

const api = await testShop()
const { kasir, pusat, bring } = await openTransit(api)
numbers.open = await send(kasir, 500_000)
numbers.done = await send(kasir, 700_000)
numbers.mutasi = expectStatus(await moveCash(kasir, 90_000), 201).no_mutasi
numbers.biaya = expectStatus(await spend(kasir, 40_000), 201).no_kas
await bring()
expectStatus(await receive(pusat, numbers.done), 201)
await bring()
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

test('nothing is broken as it was written', async () => {
  expect(await brokenOn(admin)).toEqual([])
})

test.each(UANG_BREAKS)('%s: %s', async (invarian, _, change) => {
  const text = change.replace(
    /\$(\w+)/g,
    (_all, name: string) => numbers[name as keyof typeof numbers],
  )
  await admin.query("begin; set local session_replication_role = 'replica'")
  try {
    const { rowCount } = await admin.query(text)
    expect(rowCount).toBe(1)
    expect(await brokenBy(admin, invarian)).not.toEqual([])
  } finally {
    await admin.query('rollback')
  }
})

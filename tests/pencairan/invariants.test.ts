import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { expectStatus } from '../hutang/counter.ts'
import { openMoney } from '../kas/money.ts'
import { brokenBy, brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { CAIR_BREAKS } from './cair-breaks.ts'
import { found, setRates, settled, unsettle } from './settle.ts'

const numbers = { cair: '', batal: '', lunas: '', buka: '' }

// What must hold of receivables is seen when it does not: each by one change past the writer.

const api = await testShop()
const { owner, spv } = await openMoney(api)
await setRates(owner)
numbers.lunas = await found(api, 300_000)
numbers.buka = await found(api, 200_000)
numbers.cair = await settled(spv, [numbers.lunas], 297_000)
numbers.batal = await settled(spv, [numbers.buka], 198_000)
expectStatus(await unsettle(spv, numbers.batal), 201)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

const filled = (text: string): string =>
  text.replace(/\$(\w+)/g, (_, name: string) => numbers[name as keyof typeof numbers])

test('nothing is broken as it was written', async () => {
  expect(await brokenOn(admin)).toEqual([])
})

test.each(CAIR_BREAKS)('%s: %s', async (invarian, _, change) => {
  await admin.query("begin; set local session_replication_role = 'replica'")
  try {
    expect((await admin.query(filled(change))).rowCount).toBe(1)
    expect(await brokenBy(admin, invarian)).not.toEqual([])
  } finally {
    await admin.query('rollback')
  }
})

test.each([
  [
    'nobody has found',
    'hasil = null, tgl_mutasi = null, no_referensi = null, jumlah_mutasi_rp = null, dicocokkan_oleh = null, dicocokkan_pada = null',
  ],
  ['was undone', "dibatalkan = 'BJ-X'"],
  ['came by transfer', "cara = 'TRANSFER'"],
])('the table pays nothing out that %s', async (_, what) => {
  const change = `update non_cash set ${what} where nomor = '${numbers.lunas}'`
  await expect(admin.query(change)).rejects.toThrow('non_cash_cair_ck')
})

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { breaking } from './breaking.ts'
import { KUPON_BREAKS } from './kupon-breaks.ts'

let api: TestApi
let days: Readonly<Record<string, string>>
let admin: pg.Client

beforeAll(async () => {
  api = await testApi()
  days = await couponDays(api)
  admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin?.end()
  await api?.stop()
})

/** A sale with a coupon, one that was cancelled, and one without. */
async function couponDays(of: TestApi) {
  const { kasir, rings } = await openShop(of, 3)
  const sell = async (less: number, more: object) => {
    const body = cashSale([rings.pop() ?? ''], RING_PRICE - less, more)
    const sent = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
    return expectStatus(sent, 201).no_faktur_jual
  }
  const pakai = await sell(50_000, { kode_kupon: 'BARU50' })
  const batal = await sell(50_000, { kode_kupon: 'BARU50' })
  const path = `penjualan/${batal}/batal`
  const body = { alasan: 'Pembeli urung' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
  return { pakai, batal, polos: await sell(0, {}) }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('used coupons break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test.each(KUPON_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

const pakai = (set: string) => `update pakai_kupon set ${set} where no_faktur_jual = '$pakai'`

test.each([
  ['a coupon', pakai("kode_kupon = 'LAIN'"), 'kupon'],
  ['an amount', pakai('potongan_rp = 1'), 'kupon'],
  ['whose it was', pakai("pembeli = 'T 62812'"), 'kupon'],
  ['a use deleted', "delete from pakai_kupon where no_faktur_jual = '$pakai'", 'kupon'],
  [
    'a step',
    "update gerak_pakai_kupon set user_id = 'OWNER' where no_faktur_jual = '$pakai'",
    'gerak kupon',
  ],
])('%s that is not what the chain says is named', async (_, sql, apa) => {
  const found = await after(sql, () => findAltered(admin, 'JKT'))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled('$pakai'))).join('\n')).toContain(apa)
})

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  DEPOSITOR,
  type DepositedDays,
  deposit,
  depositForDays,
  LEFT,
} from '../titipan/deposited-days.ts'
import { ALTERED, BON_BREAKS } from './bon-breaks.ts'
import { breaking } from './breaking.ts'

const api = await testShop()
const kasir = await api.as('KASIR-JKT')
const days: DepositedDays & Readonly<Record<'pakai' | 'jual', string>> = {
  ...(await depositForDays(api)),
  ...(await saleOutOfDeposit(api, kasir)),
}
await (await kasir.bytes(`titipan/${days.buka}/slip`, { body: {} })).arrayBuffer()
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

/** A ring paid in part with money that was left before. */
async function saleOutOfDeposit(shop: TestApi, kasir: Caller) {
  const { rings } = await openShop(shop, 1)
  const pakai = await deposit(kasir, 1_000_000)
  const rest = { cara: 'TUNAI', jumlah: RING_PRICE - 1_000_000 }
  const body = cashSale(rings, RING_PRICE, {
    customer: DEPOSITOR,
    pembayaran: [{ cara: 'SALDO', jumlah: 1_000_000, no_bon: pakai }, rest],
  })
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return { pakai, jual: expectStatus(sold, 201).no_faktur_jual }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('days of deposits break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
  const { rows } = await admin.query('select sum(uang_rp)::int as rp from bon')
  expect(rows).toEqual([{ rp: LEFT }])
})

test.each(BON_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

test.each(ALTERED)('%s that is not what the chain says is named', async (_, statement, no, apa) => {
  const found = await after(statement, () => findAltered(admin, 'JKT'))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled(no))).join('\n')).toContain(apa)
})

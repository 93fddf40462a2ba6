import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import {
  approve,
  checked,
  openCheckedShop,
  type Problem,
  type Submitted,
  submit,
  turnDown,
  withdraw,
} from '../penjualan/ajuan-shop.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { AJUAN_ALTERED, AJUAN_BREAKS } from './ajuan-breaks.ts'
import { breaking } from './breaking.ts'

const api = await testShop()
const days = await submissionDays(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

/** Submissions of every end, one that waits, one of a price that was approved, a sale at once. */
async function submissionDays(of: TestApi) {
  const { kasir, spv, owner, rings } = await openCheckedShop(of, 8)
  const [held = '', free = '', ...rest] = rings
  const next = () => rest.pop() ?? ''
  const setuju = await submit(kasir, next())
  const sold = expectStatus(await approve(spv, setuju), 201)
  const tolak = await submit(kasir, next())
  const tolakan = expectStatus(await turnDown(spv, tolak), 201).nomor ?? ''
  const tarik = await submit(kasir, next())
  expectStatus(await withdraw(kasir, tarik), 201)
  const cheap = cashSale([next()], RING_PRICE - 200_000, { diskon_rp: 200_000 })
  const asked = await kasir.post<Problem>('penjualan', cheap)
  const needed = String(asked.body.facts.kategori).split(', ')
  const otorisasi = await Promise.all(
    needed.map(kategori => kasir.grant(kategori, 'POST penjualan', cheap)),
  )
  const dear = await kasir.post<Submitted>('penjualan', { ...cheap, otorisasi })
  const approved = expectStatus(await approve(spv, expectStatus(dear, 201).no_ajuan), 201)
  const lain = await submit(kasir, next())
  await checked(owner, 'TIDAK')
  const atOnce = await kasir.post<Submitted>('penjualan', cashSale([next()], RING_PRICE))
  await checked(owner)
  const tunggu = await submit(kasir, held)
  return {
    ...{ setuju, tolak, tolakan, tarik, lain, tunggu, ring: held, bebas: free },
    jual: sold.no_faktur_jual ?? '',
    mahal: approved.no_faktur_jual ?? '',
    langsung: expectStatus(atOnce, 201).no_faktur_jual ?? '',
  }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('submitted sales break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test.each(AJUAN_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

test.each(AJUAN_ALTERED)('%s that is not what the chain says is named', async (_, sql, no, apa) => {
  const found = await after(sql, () => findAltered(admin, 'JKT'))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled(no))).join('\n')).toContain(apa)
})

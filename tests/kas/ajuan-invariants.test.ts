import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { breaking } from '../database/breaking.ts'
import { expectStatus } from '../hutang/counter.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { openMoney, spend } from './money.ts'
import { SETOR_ALTERED, SETOR_BREAKS } from './setor-breaks.ts'
import { approve, submitted, turnDown, validated, withdraw } from './validated.ts'

const api = await testShop()
const days = await submittedMoney(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

/** Submissions of every end, one that waits, and money that was booked at once. */
async function submittedMoney(of: TestApi) {
  const { kasir, spv, owner } = await openMoney(of)
  const langsung = expectStatus(await spend(kasir, 1_000), 201).no_kas
  await validated(owner)
  const setuju = await submitted(kasir, 2_000)
  const kas = expectStatus(await approve(spv, setuju), 201).no_kas
  const tolak = await submitted(kasir, 3_000)
  expectStatus(await turnDown(spv, tolak), 201)
  const tarik = await submitted(kasir, 4_000)
  expectStatus(await withdraw(kasir, tarik), 201)
  return { langsung, setuju, kas, tolak, tarik, tunggu: await submitted(kasir, 5_000) }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('submitted money breaks nothing, and its chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test.each(SETOR_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

test.each(SETOR_ALTERED)('%s that is not what the chain says is named', async (_, sql, no, apa) => {
  const found = await after(sql, () => findAltered(admin, 'JKT'))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled(no))).join('\n')).toContain(apa)
})

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { breaking } from '../database/breaking.ts'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { spend } from '../kas/money.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import {
  approve,
  close,
  openBooks,
  plain,
  posted,
  reopen,
  submitted,
  turnDown,
  turnRound,
  undo,
  withdraw,
} from './books.ts'
import { BOOK_ALTERED, BOOK_BREAKS } from './breaks.ts'

// What must hold of journals by hand and of closed months is seen when it does not.

const api = await testShop({ tgl: '2026-09-29' })
const days = await keptMonths(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

/** Journals of every end, one that was turned round; two closed months, one closed twice. */
async function keptMonths(of: TestApi) {
  const { owner, spv } = await openBooks(of)
  await set(await of.as('OWNER'), { LACI: 'KASIR,RR', ...UNCOUNTED })
  const setuju = await submitted(spv)
  const jurnal = expectStatus(await approve(owner, setuju), 201).no_jurnal
  const tolak = await submitted(spv, plain(1_000))
  expectStatus(await turnDown(owner, tolak), 201)
  const tarik = await submitted(spv, plain(2_000))
  expectStatus(await withdraw(spv, tarik), 201)
  const batal = expectStatus(await undo(spv, await posted(spv, owner, plain(3_000))), 201).no_batal
  const biaya = expectStatus(await spend(spv, 40_000), 201).no_kas
  await closeDays(of, spv, 2)
  const mirror = expectStatus(await turnRound(spv, jurnal), 201).no_ajuan
  const balik = expectStatus(await approve(owner, mirror), 201).no_jurnal
  const lain = await posted(spv, owner, plain(5_000))
  const september = expectStatus(await close(owner, '2026-09'), 201).no_tutup
  await closeDays(of, spv, 31)
  const dibuka = expectStatus(await close(owner, '2026-10'), 201).no_tutup
  const buka = expectStatus(await reopen(owner, dibuka), 201).nomor
  const oktober = expectStatus(await close(owner, '2026-10'), 201).no_tutup
  const tunggu = await submitted(spv, plain(6_000))
  return {
    ...{ setuju, jurnal, tolak, tarik, batal, biaya, balik, lain, september },
    ...{ dibuka, buka, oktober, tunggu },
  }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('journals by hand and closed months break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test.each(BOOK_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})

test.each(BOOK_ALTERED)('%s that is not what the chain says is named', async (_, sql, no, apa) => {
  const found = await after(sql, () => findAltered(admin, 'JKT'))
  const said = found.map(finding => finding.apa)
  expect(said.filter(one => one.startsWith(filled(no))).join('\n')).toContain(apa)
})

import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testApi } from '../sample-shop/api.ts'
import { BCA, sellBy, standing } from './counter.ts'

const made = new URL('../../apps/server/functions/non-cash.sql', import.meta.url)
const TRIGGERS = `select tgname::text from pg_trigger where tgname like 'non_cash_%' order by 1`

test('the triggers are made while documents are written; neither waits for the other', async () => {
  const api = await testApi()
  onTestFinished(() => api.stop())
  const { kasir, spv, rings } = { ...(await openShop(api, 2)), spv: await api.as('SPV-JKT') }
  const before = await sellBy(kasir, rings[0] ?? '', { ...BCA, jumlah: RING_PRICE })
  const [admin, writer] = await Promise.all([clientOf(api), clientOf(api)])
  // As it stands at an upgrade, with a server of the version before at work.
  await admin.query(`drop trigger non_cash_masuk on dokumen_bayar;
    drop trigger non_cash_batal on dokumen; delete from non_cash`)
  // A document is written first, its tenders after it.
  await writer.query('begin; lock table dokumen in row exclusive mode')
  const making = admin.query(await readFile(made, 'utf8'))
  const waits = `select from pg_locks where not granted and mode = 'ShareRowExclusiveLock'`
  await expect.poll(async () => (await writer.query(waits)).rowCount).toBe(1)
  await writer.query('lock table dokumen_bayar in row exclusive mode')
  await writer.query('commit')
  await making
  expect((await admin.query(TRIGGERS)).rows.map(({ tgname }) => tgname)).toEqual([
    'non_cash_awal',
    'non_cash_batal',
    'non_cash_masuk',
  ])
  const after = await sellBy(kasir, rings[1] ?? '', { ...BCA, jumlah: RING_PRICE })
  for (const nomor of [before, after]) expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
})

test('a shop that has them gets what they say today; what waits there waits once', async () => {
  const api = await testApi()
  onTestFinished(() => api.stop())
  const { kasir, spv, rings } = { ...(await openShop(api, 2)), spv: await api.as('SPV-JKT') }
  const before = await sellBy(kasir, rings[0] ?? '', { ...BCA, jumlah: RING_PRICE })
  const admin = await clientOf(api)
  const today = (await admin.query(MEANT)).rows
  await admin.query(`create or replace trigger non_cash_masuk after insert on dokumen_bayar
    for each row when (new.cara not in ('TUNAI', 'SALDO')) execute function non_cash_masuk()`)
  expect((await admin.query(MEANT)).rows).not.toEqual(today)
  await admin.query(await readFile(made, 'utf8'))
  expect((await admin.query(MEANT)).rows).toEqual(today)
  const after = await sellBy(kasir, rings[1] ?? '', { ...BCA, jumlah: RING_PRICE })
  for (const nomor of [before, after]) expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
})

const MEANT = `select pg_get_triggerdef(oid) as meant from pg_trigger where tgname like 'non_cash_%'
  order by tgname`

async function clientOf({ database }: { database: { adminUrl: string } }): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { until } from '../crash/storm.ts'
import { expectStatus, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { openBuying, sellRings } from './counter.ts'
import { cancelExchange, type Exchanged, exchangeRing, exchangingBack } from './exchange.ts'

// Who takes a nota takes the store's chain after it. An exchange that waited for a nota with the
// chain in its hands would wait for one that waits for the chain.

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const rival = new pg.Client({ connectionString: api.database.adminUrl })
const looker = new pg.Client({ connectionString: api.database.adminUrl })
await Promise.all([rival.connect(), looker.connect()])
afterAll(async () => {
  await rival.end()
  await looker.end()
})

/** While a rival is about to take a nota, a command waits for it; the chain must be free. */
async function waitingFor<T>(nota: string, kode: string, send: () => Promise<T>): Promise<T> {
  await rival.query('begin')
  await rival.query("insert into nota_dibeli values ($1, $2, 'JKT', 'FB-X', 'PEMBELIAN')", [
    nota,
    kode,
  ])
  const answer = send()
  await until(
    'a command that waits',
    async () => (await looker.query('select from pg_locks where not granted')).rowCount !== 0,
    20_000,
  )
  const chain = `select from audit_kepala where kode_toko = 'JKT' for update nowait`
  const taken = await rival.query(chain).catch((error: Error) => error.message)
  await rival.query('rollback')
  expect(taken).toMatchObject({ rowCount: 1 })
  return answer
}

test('an exchange waits for its nota before it takes the chain', async () => {
  const { no_faktur_jual, barcodes } = await sellRings(owner, kasir)
  const [old = ''] = barcodes
  const [ring = ''] = await takeIn(owner, [{}])
  const body = exchangingBack(no_faktur_jual, old, ring)
  const answer = await waitingFor(no_faktur_jual, old, () =>
    kasir.post<Exchanged>('tukar-tambah', body),
  )
  expectStatus(answer, 201)
})

test('so does the cancelling of an exchange, for the nota of its sale', async () => {
  const done = await exchangeRing(owner, kasir)
  const sale = await kasir.get<{ barang: { kode_barcode: string }[] }>(
    `penjualan/${done.no_faktur_jual}`,
  )
  const [line] = expectStatus(sale, 200).barang
  const answer = await waitingFor(done.no_faktur_jual, line?.kode_barcode ?? '', () =>
    cancelExchange(spv, done.no_tukar_tambah),
  )
  expectStatus(answer, 201)
})

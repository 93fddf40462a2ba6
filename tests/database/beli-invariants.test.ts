import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { scrap } from '../pembelian/bought-day.ts'
import {
  type Bought,
  buy,
  buyingBack,
  loose,
  openBuying,
  sellRings,
  takeBack,
} from '../pembelian/counter.ts'
import { cancelExchange, exchangeRing } from '../pembelian/exchange.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { BELI_BREAKS } from './beli-breaks.ts'
import { breaking } from './breaking.ts'
import { TUKAR_BREAKS } from './tukar-breaks.ts'

const api = await testShop()
const days = await boughtDays(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

/** Purchases and exchanges of a day, by what the breaks call them. */
async function boughtDays(of: TestApi) {
  const { owner, kasir, spv } = await openBuying(of)
  const nota = await sellRings(owner, kasir)
  const [ring = ''] = nota.barcodes
  const body = buyingBack(nota.no_faktur_jual, ring)
  const bought = expectStatus(await kasir.post<Bought>('pembelian', body), 201)
  const pembayaran = [{ cara: 'SALDO', jumlah: 1_000_000 }]
  const kept = expectStatus(await buy(kasir, [loose(1_000_000)], { pembayaran }), 201)
  const gone = expectStatus(await buy(kasir, [loose(1_000_000)]), 201)
  const lepas = expectStatus(await takeBack(kasir, gone.no_faktur_beli), 201)
  const scrapped = expectStatus(await buy(kasir, [loose(1_000_000)]), 201)
  return {
    nota: bought.no_faktur_beli,
    ring,
    bln: bought.barang[0] ?? '',
    biasa: nota.no_faktur_jual,
    saldo: kept.no_faktur_beli,
    hilang: gone.no_faktur_beli,
    lepas: lepas.no_batal,
    lebur: await scrap(spv, scrapped.barang),
    ...(await exchangedToo(owner, kasir, spv)),
  }
}

/** An exchange that stands and whose slip was printed, and one that was cancelled. */
async function exchangedToo(owner: Caller, kasir: Caller, spv: Caller) {
  const [stands, gone] = [await exchangeRing(owner, kasir), await exchangeRing(owner, kasir)]
  const undone = expectStatus(await cancelExchange(spv, gone.no_tukar_tambah), 201)
  expectStatus(await kasir.post(`tukar-tambah/${stands.no_tukar_tambah}/slip`, {}), 200)
  return {
    tukar: stands.no_tukar_tambah,
    jual: stands.no_faktur_jual,
    beli: stands.no_faktur_beli,
    urung: gone.no_tukar_tambah,
    batal: undone.no_batal,
    batalsisi: undone.no_batal_jual,
  }
}

const { filled, after } = breaking(
  () => admin,
  () => ({ ...days }),
)

test('purchases and exchanges break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test.each([...BELI_BREAKS, ...TUKAR_BREAKS])(
  '$invarian sees $what',
  async ({ invarian, statement, says }) => {
    const found = await after(statement, () => brokenBy(admin, invarian))
    expect(found.map(one => one.rincian).join('\n')).toContain(filled(says))
  },
)

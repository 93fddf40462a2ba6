import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashSale, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { makeNaiveTables, naiveSeller } from './naive-seller.ts'
import { allAtOnce, raceForPieces, raceOneKey, type Seller, seeded } from './race.ts'

const SEED = Number(process.env.RACE_SEED ?? 20261121)
const CLIENTS = 8

let api: TestApi
let callers: Caller[]
let rings: string[]
let naive: pg.Pool
const take = (count: number) => rings.splice(0, count)

beforeAll(async () => {
  api = await testApi()
  const shop = await openShop(api, 330)
  rings = shop.rings
  const cashiers = await Promise.all(['KASIR-JKT', 'SPV-JKT'].map(user => api.as(user)))
  callers = Array.from({ length: CLIENTS }, (_, i) => cashiers[i % 2] as Caller)
  naive = new pg.Pool({ connectionString: api.database.adminUrl, max: 16 })
  await makeNaiveTables(naive, rings)
}, 120_000)

afterAll(async () => {
  await naive.end()
  const broken = await brokenInvariants(api.database.adminUrl)
  await api.stop()
  expect(broken).toEqual([])
})

const product: Seller = {
  async sell(barcodes, key, client) {
    const body = cashSale(barcodes, RING_PRICE * barcodes.length)
    const answer = await (callers[client] as Caller).post<{
      no_faktur_jual?: string
      code?: string
    }>('penjualan', body, { key })
    const { no_faktur_jual, code } = answer.body
    return {
      status: answer.status,
      text: answer.text,
      ...(no_faktur_jual === undefined ? {} : { nomor: no_faktur_jual }),
      ...(code === undefined ? {} : { code }),
    }
  },
}

describe('T1: eight tills, one ring', () => {
  test('one sells it, seven read who did', async () => {
    const raced = take(50)
    const figures = await raceForPieces(product, raced, CLIENTS)
    expect(figures).toEqual({ oneWinner: 50, soldTwice: 0, refused: 350, other: [] })
    const late = await product.sell([raced[0] ?? ''], crypto.randomUUID(), 0)
    expect(late.code).toBe('BARANG_SUDAH_TERJUAL')
    expect(late.text).toMatch(/FJ-JKT-261121-\d{4}/)
  }, 60_000)

  test('the naive handler sells it again and again', async () => {
    const figures = await raceForPieces(naiveSeller(naive), take(30), CLIENTS)
    expect(figures.soldTwice).toBeGreaterThan(0)
  })
})

describe('T2: one key, many times at once', () => {
  test('executes once and answers the same to the letter', async () => {
    const figures = await raceOneKey(product, take(30), 10)
    expect(figures).toEqual({ executedOnce: 30, executedMore: 0, allAnswersEqual: 30, other: [] })
  }, 60_000)

  test('the naive handler executes it more than once', async () => {
    const figures = await raceOneKey(naiveSeller(naive), take(20), 10)
    expect(figures.executedMore).toBeGreaterThan(0)
  })
})

describe('T3: overlapping baskets', () => {
  test(`no deadlock, no half basket (seed ${SEED})`, async () => {
    const random = seeded(SEED)
    const pool = take(120)
    const baskets = Array.from({ length: 240 }, () => {
      const chosen = new Set<string>()
      while (chosen.size < 3) chosen.add(pool[Math.floor(random() * pool.length)] ?? '')
      return [...chosen].sort(() => random() - 0.5)
    })
    const outcomes: { status: number; basket: string[]; text: string }[] = []
    await allAtOnce(12, async client => {
      for (let i = client; i < baskets.length; i += 12) {
        const basket = baskets[i] ?? []
        const answer = await product.sell(basket, crypto.randomUUID(), client % CLIENTS)
        outcomes.push({ status: answer.status, basket, text: answer.text })
      }
    })
    const odd = outcomes.filter(({ status }) => status !== 201 && status !== 409)
    expect(odd).toEqual([])
    const sold = outcomes.filter(({ status }) => status === 201).flatMap(({ basket }) => basket)
    expect(new Set(sold).size).toBe(sold.length)
    const { rows } = await naive.query(
      "select count(*)::int as n from barang where kode_barcode = any($1) and status = 'TERJUAL'",
      [pool],
    )
    expect(rows[0].n).toBe(sold.length)
  }, 60_000)
})

describe('T6: numbers without gaps', () => {
  test('refused sales leave no hole, numbers run 1..n', async () => {
    const pieces = take(40)
    await allAtOnce(CLIENTS, async client => {
      for (let i = client; i < pieces.length; i += CLIENTS) {
        const barcode = pieces[i] ?? ''
        if (i % 3 === 0) await product.sell([barcode, '11999999'], crypto.randomUUID(), client)
        await product.sell([barcode], crypto.randomUUID(), client)
        await product.sell([barcode], crypto.randomUUID(), client)
      }
    })
    const { rows } = await naive.query<{ n: number }>(
      `select right(nomor, 4)::int as n from dokumen where kode_toko = 'JKT' and jenis = 'PENJUALAN'
       order by 1`,
    )
    expect(rows.map(row => row.n)).toEqual(rows.map((_, index) => index + 1))
  }, 60_000)

  test('max + 1 gives the same number twice', async () => {
    const pieces = take(20)
    await Promise.all(pieces.map(piece => naiveSeller(naive).sell([piece], crypto.randomUUID(), 0)))
    const { rows } = await naive.query(
      'select count(*)::int - count(distinct nomor)::int as n from naif_jual',
    )
    expect(rows[0].n).toBeGreaterThan(0)
  })
})

describe('T8: a sale is cancelled once', () => {
  test('three cancellations at once: one reversal, the piece comes back once', async () => {
    for (const barcode of take(10)) {
      const sold = await product.sell([barcode], crypto.randomUUID(), 0)
      const path = `penjualan/${sold.nomor}/batal`
      const cashier = callers[0] as Caller
      const body = { alasan: 'Pembeli batal' }
      const grants = await allAtOnce(3, () =>
        cashier.grant('BATAL_PENJUALAN', `POST ${path}`, body),
      )
      const answers = await Promise.all(
        grants.map(otorisasi => cashier.post(path, { ...body, otorisasi })),
      )
      expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409])
    }
  }, 60_000)
})

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Answer, type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { allAtOnce, seeded } from './race.ts'

const SEED = Number(process.env.RACE_SEED ?? 20261121)
const TILLS = 8
const SALES_PER_TILL = 4
const ROUNDS = 8

/** What one sale or one closing came back with, from the product or from the naive one. */
interface Said {
  readonly status: number
  readonly text: string
}

/** A shop whose day can be closed while tills sell. */
interface Shop {
  sell(till: number, tgl: string): Promise<Said>
  close(tgl: string, closer: number): Promise<Said>
  /** Sales and rupiah the closing wrote down. */
  closed(tgl: string): Promise<{ jumlah: number; total: number }>
}

let api: TestApi
let rings: string[]
let cashiers: Caller[]
let closers: Caller[]
let admin: pg.Pool
let tgl = '2026-11-21'

beforeAll(async () => {
  api = await testApi()
  rings = (await openShop(api, (ROUNDS + 1) * TILLS * SALES_PER_TILL)).rings
  const users = await Promise.all(['KASIR-JKT', 'SPV-JKT'].map(user => api.as(user)))
  cashiers = Array.from({ length: TILLS }, (_, till) => users[till % 2] as Caller)
  closers = users
  admin = new pg.Pool({ connectionString: api.database.adminUrl, max: 16 })
  await admin.query(`
    create table naif_hari (tgl date primary key, status text, jumlah int, total bigint);
    create table naif_nota (tgl date, total bigint);`)
}, 120_000)

afterAll(async () => {
  await admin.end()
  const broken = await brokenInvariants(api.database.adminUrl)
  await api.stop()
  expect(broken).toEqual([])
})

const said = ({ status, text }: Answer<unknown>): Said => ({ status, text })

const product: Shop = {
  sell: async (till, day) => {
    const ring = rings.pop() ?? ''
    const body = cashSale([ring], RING_PRICE, { tgl_system: day })
    return said(await (cashiers[till] as Caller).post('penjualan', body))
  },
  close: async (day, closer) => said(await closeWith(closers[closer] as Caller, day)),
  closed: async day => {
    const { dokumen } = expectStatus(
      await (closers[0] as Caller).get<{
        dokumen: { jenis: string; jumlah: number; total: number }[]
      }>(`tutup-toko/${day}`),
      200,
    )
    const { jumlah = 0, total = 0 } = dokumen.find(kind => kind.jenis === 'PENJUALAN') ?? {}
    return { jumlah, total }
  },
}

/** As it is often written: look whether the day is open, decide in Node, then write. */
const naive: Shop = {
  sell: async (_, day) => {
    if (!(await isOpen(day))) return { status: 409, text: 'tutup' }
    await admin.query('insert into naif_nota values ($1, $2)', [day, RING_PRICE])
    return { status: 201, text: '' }
  },
  close: async day => {
    if (!(await isOpen(day))) return { status: 409, text: 'tutup' }
    const { rows } = await admin.query(
      'select count(*)::int as n, coalesce(sum(total), 0)::bigint as rp from naif_nota where tgl = $1',
      [day],
    )
    await admin.query(
      "update naif_hari set status = 'TUTUP', jumlah = $2, total = $3 where tgl = $1",
      [day, rows[0].n, rows[0].rp],
    )
    return { status: 201, text: '' }
  },
  closed: async day => {
    const { rows } = await admin.query('select jumlah, total from naif_hari where tgl = $1', [day])
    return { jumlah: rows[0].jumlah, total: Number(rows[0].total) }
  },
}

async function isOpen(day: string): Promise<boolean> {
  const { rows } = await admin.query('select status from naif_hari where tgl = $1', [day])
  return rows[0].status === 'BUKA'
}

/** Tills sell one nota after another until the day is closed under them; one user closes it. */
async function sellAndClose(shop: Shop, day: string, closeAfterMs: number) {
  const sales: Said[] = []
  let waitMs = 0
  const closing = sleep(closeAfterMs).then(async () => {
    const started = performance.now()
    const answer = await shop.close(day, 0)
    waitMs = performance.now() - started
    return answer
  })
  await allAtOnce(TILLS, async till => {
    for (let i = 0; i < SALES_PER_TILL; i += 1) {
      const answer = await shop.sell(till, day)
      sales.push(answer)
      if (answer.status === 409) return
    }
  })
  const { status } = await closing
  const sold = sales.filter(sale => sale.status === 201).length
  const late = sales.filter(sale => sale.status === 409)
  const odd = sales.filter(sale => sale.status !== 201 && sale.status !== 409)
  return { status, sold, late, odd, waitMs, ...(await shop.closed(day)) }
}

describe('T4: the day is closed while tills sell', () => {
  test(`each sale lies wholly before, or is told who closed (seed ${SEED})`, async () => {
    const random = seeded(SEED)
    const all = { sold: 0, late: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const figures = await sellAndClose(product, tgl, 10 + random() * 60)
      expect(figures.status).toBe(201)
      expect(figures.odd).toEqual([])
      expect(figures.jumlah).toBe(figures.sold)
      expect(figures.total).toBe(figures.sold * RING_PRICE)
      expect(figures.waitMs).toBeLessThan(3_000)
      for (const { text } of figures.late) {
        expect(JSON.parse(text)).toMatchObject({
          code: 'TOKO_SUDAH_TUTUP',
          facts: { tgl, user_id: 'KASIR-JKT' },
        })
      }
      all.sold += figures.sold
      all.late += figures.late.length
      tgl = await openDay()
    }
    // Otherwise nothing was raced.
    expect(all.sold).toBeGreaterThan(0)
    expect(all.late).toBeGreaterThan(0)
  }, 120_000)

  test('the naive closing writes down another sum than was sold', async () => {
    const random = seeded(SEED)
    let wrong = 0
    for (let round = 0; round < 20; round += 1) {
      const day = `2027-01-${String(round + 1).padStart(2, '0')}`
      await admin.query("insert into naif_hari values ($1, 'BUKA')", [day])
      const figures = await sellAndClose(naive, day, random() * 8)
      if (figures.jumlah !== figures.sold) wrong += 1
    }
    expect(wrong).toBeGreaterThan(0)
  }, 60_000)
})

describe('T5: two close the same day at once', () => {
  test('one closes, the other reads by whom', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = await allAtOnce(2, closer => product.close(tgl, closer))
      expect(both.map(answer => answer.status).sort()).toEqual([201, 409])
      const winner = both[0]?.status === 201 ? 'KASIR-JKT' : 'SPV-JKT'
      const loser = both.find(answer => answer.status === 409)
      expect(JSON.parse(loser?.text ?? '')).toMatchObject({
        code: 'TOKO_SUDAH_TUTUP',
        facts: { tgl, user_id: winner },
      })
      tgl = await openDay()
    }
  }, 60_000)

  test('a till with an unsent nota of that day is refused, its piece stays', async () => {
    const yesterday = tgl
    expectStatus(await closeWith(closers[1] as Caller, yesterday), 201)
    tgl = await openDay()
    const ring = rings.at(-1) ?? ''
    const late = await product.sell(0, yesterday)
    expect(late.status).toBe(409)
    expect(late.text).toContain('SPV-JKT')
    const piece = await (cashiers[0] as Caller).get<{ status: string }>(`barang/${ring}`)
    expect(piece.body.status).toBe('ADA')
  })

  test('the naive closing lets both close', async () => {
    let both = 0
    for (let round = 0; round < 20; round += 1) {
      const day = `2027-02-${String(round + 1).padStart(2, '0')}`
      await admin.query("insert into naif_hari values ($1, 'BUKA')", [day])
      const answers = await allAtOnce(2, closer => naive.close(day, closer))
      if (answers.every(answer => answer.status === 201)) both += 1
    }
    expect(both).toBeGreaterThan(0)
  })
})

const closeWith = (caller: Caller, day: string) =>
  caller.post('tutup-toko', { tgl_system: day, hitungan: [{ laci: 'KASIR', pecahan: {} }] })

async function openDay(): Promise<string> {
  const state = await (closers[0] as Caller).get<{ tgl_system: string }>('tutup-toko')
  return state.body.tgl_system
}

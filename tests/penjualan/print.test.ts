import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, read, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from './shop.ts'

let api: TestApi
let kasir: Caller
let rings: string[]
beforeAll(async () => {
  api = await testApi()
  ;({ kasir, rings } = await openShop(api, 12))
})
afterAll(async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  await api.stop()
})

async function sell(): Promise<string> {
  const sale = cashSale([rings.pop() ?? ''], RING_PRICE)
  const answer = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale)
  return expectStatus(answer, 201).no_faktur_jual
}

async function print(nomor: string): Promise<{ status: number; start: string }> {
  const answer = await kasir.bytes(`penjualan/${nomor}/nota`, { body: {} })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, start: bytes.subarray(0, 5).toString() }
}

const printsOf = async (nomor: string): Promise<number> =>
  (await kasir.get<{ dicetak: number }>(`penjualan/${nomor}`)).body.dicetak

/** Node's own threads, on which a paper is compressed when it has been drawn. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4)

/** Keeps all of them reading pipes nobody writes to: until `goOn` no paper gets done. */
function standstill(): { goOn(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'kencana-pipes-'))
  const pipes = Array.from({ length: THREADS }, (_, i) => join(folder, `${i}`))
  spawnSync('mkfifo', pipes)
  const open = pipes.map(pipe => openSync(pipe, 'r+'))
  const reading = open.map(pipe => promisify(read)(pipe, Buffer.alloc(1), 0, 1, null))
  return {
    goOn: async () => {
      for (const pipe of open) writeSync(pipe, '.')
      await Promise.all(reading)
      for (const pipe of open) closeSync(pipe)
      rmSync(folder, { recursive: true })
    },
  }
}

test('ten papers that take long hold up no sale, and each print is counted once', async () => {
  const sold: string[] = []
  for (let i = 0; i < 10; i += 1) sold.push(await sell())
  // An open shop: every connection is there, and so are the fonts.
  await print(await sell())
  const pool = api.app.pool
  await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.05)')))

  let done = 0
  const papers = standstill()
  const prints = sold.map(nomor => print(nomor).finally(() => (done += 1)))
  try {
    await expect
      .poll(async () => (await Promise.all(sold.map(printsOf))).join(), { timeout: 10_000 })
      .toBe(sold.map(() => 1).join())
    await sell()
    expect(done).toBe(0)
  } finally {
    await papers.goOn()
  }
  for (const paper of await Promise.all(prints)) {
    expect(paper).toEqual({ status: 200, start: '%PDF-' })
  }
})

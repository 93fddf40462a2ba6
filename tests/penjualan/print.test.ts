import { expect, test } from 'vitest'
import { formPdf } from '../../apps/server/src/platform/pdf/pdf.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from './shop.ts'

/** Pieces of a nota whose paper is so long that the papers' own thread draws it. */
const LONG = 33
const PRINTS = 10

const api = await testShop()
const { kasir, rings } = await openShop(api, PRINTS * LONG + 1)

async function sell(pieces: number): Promise<string> {
  const customer = { nama: 'Toko Sinar', no_identitas: '3171010101010009' }
  const sale = cashSale(rings.splice(0, pieces), RING_PRICE * pieces, { customer })
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

/** Keeps the papers' thread at work for seconds: what is printed meanwhile waits for it. */
function longPaper(): Promise<Buffer> {
  const row = ['Cincin Belah Rotan', 'Gelang Keroncong Ukir', 'Liontin Huruf Kaligrafi']
  const columns = row.map(label => ({ label, width: 1 }))
  const rows = Array.from({ length: 30 }, () => row)
  const table = { kind: 'table' as const, x: 10, y: 10, width: 180, height: 270, columns, rows }
  const copies = Array.from({ length: 4_000 }, () => ({ fields: [table] }))
  const page = { lebar_mm: 210, tinggi_mm: 297 }
  return formPdf({ title: 'Panjang', at: '2026-11-21T00:00:00Z', page, copies })
}

test('ten papers that take long hold up no sale, and each print is counted once', async () => {
  const sold: string[] = []
  for (let i = 0; i < PRINTS; i += 1) sold.push(await sell(LONG))
  let done = 0
  const before = longPaper()
  const prints = sold.map(nomor => print(nomor).finally(() => (done += 1)))
  await expect
    .poll(async () => (await Promise.all(sold.map(printsOf))).join(), { timeout: 20_000 })
    .toBe(sold.map(() => 1).join())
  await sell(1)
  expect(done).toBe(0)
  await before
  for (const paper of await Promise.all(prints)) {
    expect(paper).toEqual({ status: 200, start: '%PDF-' })
  }
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// A key of a print is a cashier's to choose. Used for two papers it once kept a connection busy for
// ever; eight such requests stopped every store.

const api = await testShop()
const { kasir, rings } = await openShop(api, 6)
const spv = await api.as('SPV-JKT')

async function sell(key?: string): Promise<string> {
  const sale = cashSale(rings.splice(0, 1), RING_PRICE)
  const options = key === undefined ? {} : { key }
  const answer = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale, options)
  return expectStatus(answer, 201).no_faktur_jual
}

/** What became of a print: the status, and the code of a refusal. */
async function print(nomor: string, key: string, by = kasir, body: object = {}): Promise<string> {
  const answer = await by.bytes(`penjualan/${nomor}/nota`, { key, body })
  if (answer.status === 200) return `200 ${(await answer.text()).slice(0, 5)}`
  return `${answer.status} ${((await answer.json()) as { code: string }).code}`
}

const printed = async (nomor: string) =>
  (await kasir.get<{ dicetak: number }>(`penjualan/${nomor}`)).body.dicetak

test('one key for two papers is refused at once, eight times at once', async () => {
  const [first, second] = [await sell(), await sell()]
  const key = randomUUID()
  expect(await print(first, key)).toBe('200 %PDF-')
  const attack = Array.from({ length: 8 }, () => print(second, key))
  expect(new Set(await Promise.all(attack))).toEqual(new Set(['422 KUNCI_BEDA']))
  expect([await printed(first), await printed(second)]).toEqual([1, 0])
})

test('two papers at once with one key: one is printed, the other refused', async () => {
  const notas = [await sell(), await sell()]
  const key = randomUUID()
  const answers = await Promise.all(notas.map(nomor => print(nomor, key)))
  expect(answers.sort()).toEqual(['200 %PDF-', '422 KUNCI_BEDA'])
})

test('a key of another user or of another command prints nothing', async () => {
  const key = randomUUID()
  const nomor = await sell(key)
  expect(await print(nomor, key)).toBe('422 KUNCI_BEDA')
  const mine = randomUUID()
  expect(await print(nomor, mine)).toBe('200 %PDF-')
  expect(await print(nomor, mine, spv)).toBe('422 KUNCI_BEDA')
  const sale = cashSale(rings.slice(0, 1), RING_PRICE)
  const second = await kasir.post<{ code: string }>('penjualan', sale, { key: mine })
  expect(second.body.code).toBe('KUNCI_BEDA')
})

test('the same print asked again is the same copy, also at once', async () => {
  const nomor = await sell()
  const key = randomUUID()
  const many = await Promise.all(Array.from({ length: 6 }, () => print(nomor, key)))
  expect(new Set(many)).toEqual(new Set(['200 %PDF-']))
  expect(await printed(nomor)).toBe(1)
  expect(await print(nomor, randomUUID())).toBe('422 BUTUH_OTORISASI')
})

import { expect, test } from 'vitest'
import { expectStatus, set } from '../hutang/counter.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type Kept, openMoney, spendBody } from './money.ts'
import { ajuanOf, approve, submitted, turnDown, validated, withdraw } from './validated.ts'

// Two at the same submission of money: one ends it, the other reads who was faster.

const api = await testShop()
const { kasir, owner, spv } = await openMoney(api)
await set(owner, { BATAS_UANG_KELUAR: '999999999' })
await validated(owner)

const ROUNDS = 8
const AT_ONCE = 8
const JKT = { toko: 'JKT' }
const word = ({ status, body }: Answer<Kept>) => (status === 201 ? '201' : body.code)

test('it is approved, or refused, or taken back: never two of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const no = await submitted(kasir, 1_000 + 100 * round)
    const sends = [
      () => approve(spv, no),
      () => approve(owner, no, JKT),
      () => turnDown(spv, no),
      () => withdraw(kasir, no),
    ]
    const order = round % 2 === 0 ? sends : sends.toReversed()
    const said = (await Promise.all(order.map(send => send()))).map(word)
    expect(said.toSorted()).toEqual(['201', 'AJUAN_SELESAI', 'AJUAN_SELESAI', 'AJUAN_SELESAI'])
    const { status, no_kas } = await ajuanOf(kasir, no)
    expect(no_kas !== null).toBe(status === 'DISETUJUI')
  }
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

test('with one key many times at once it is one document, whatever is sent', async () => {
  const [a, b, c] = [
    await submitted(kasir, 3_000),
    await submitted(kasir, 3_000),
    await submitted(kasir, 3_000),
  ]
  const sends: ((key: object) => Promise<Answer<Kept>>)[] = [
    key => kasir.post('uang-kas', spendBody(3_500), key),
    key => approve(spv, a, key),
    key => spv.post(`ajuan-uang/${b}/tolak`, { alasan: 'Salah' }, key),
    key => kasir.post(`ajuan-uang/${c}/tarik`, {}, key),
  ]
  for (const send of sends) {
    const key = { key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(key)))
    const texts = new Set(answers.map(({ text }) => text))
    expect([answers.map(word), texts.size]).toEqual([Array(AT_ONCE).fill('201'), 1])
  }
})

test('of two at once who would pass a bound the second sees the first', async () => {
  const { count } = expectStatus(await kasir.get<{ count: number }>('ajuan-uang?status=ALL'), 200)
  expect(count).toBeGreaterThan(0)
  await set(owner, { BATAS_UANG_KELUAR: '1000000' })
  const both = await Promise.all(
    [600_000, 600_000].map(rp => spv.post<Kept>('uang-kas', spendBody(rp))),
  )
  expect(both.map(word).sort()).toEqual(['201', 'BUTUH_OTORISASI'])
})

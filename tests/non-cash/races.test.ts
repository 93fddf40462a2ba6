import { expect, test } from 'vitest'
import { openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { take } from '../titipan/counter.ts'
import { BCA, cancelSale, sellBy, standing, tick, ticked, untick } from './counter.ts'

// Two at the same payment: one is kept, the other is told; nothing is kept twice or lost.

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 12)
const spv = await api.as('SPV-JKT')

const ROUNDS = 12
const deposits = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      take(kasir, 100_000, { pembayaran: [{ ...BCA, jumlah: 100_000 }] }),
    ),
  )
const lines = (numbers: readonly string[]) => numbers.map(nomor => ({ nomor, baris: 1 }))

test('of two who tick the same, in either order, each payment has one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const numbers = await deposits(6)
    const [one, two] = await Promise.all([
      ticked(spv, lines(numbers)),
      ticked(owner, lines([...numbers].reverse())),
    ])
    expect(one.cocok + two.cocok).toBe(numbers.length)
    for (const [answer, other] of [
      [one, 'OWNER'],
      [two, 'SPV-JKT'],
    ] as const) {
      for (const refused of answer.ditolak) {
        expect(refused).toMatchObject({ sebab: 'SUDAH', user_id: other, pada: expect.any(String) })
      }
    }
  }
})

test('of a tick and a cancellation either comes first, and both are seen', async () => {
  const ends = new Set<string>()
  while (rings.length > 2) {
    const nomor = await sellBy(kasir, rings.pop() ?? '', { ...BCA, jumlah: RING_PRICE })
    const [answer] = await Promise.all([ticked(spv, lines([nomor])), cancelSale(kasir, nomor)])
    const [[, status] = []] = await standing(spv, nomor)
    expect(status).toBe(answer.cocok === 1 ? 'BATAL_COCOK' : 'BATAL')
    if (answer.cocok === 0) expect(answer.ditolak[0]?.sebab).toBe('BATAL')
    ends.add(String(status))
  }
  expect([...ends].length).toBeGreaterThan(0)
})

test('of two who take a tick back one does, and the other reads that it changed', async () => {
  const [nomor = ''] = await deposits(1)
  await ticked(spv, lines([nomor]))
  const both = await Promise.all([untick(spv, nomor), untick(spv, nomor)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
})

test('one key ten times at once is one tick and ten times the same answer', async () => {
  const [nomor = ''] = await deposits(1)
  const key = crypto.randomUUID()
  const body = { tgl_mutasi: '2026-11-21', no_referensi: 'B1', baris: lines([nomor]) }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => spv.post('validasi-non-cash', body, { key })),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect((await tick(owner, lines([nomor]))).body.ditolak[0]?.user_id).toBe('SPV-JKT')
})

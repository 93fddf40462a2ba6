import type { ringkasan } from '@kencana/contract/areas/ringkasan'
import type { closingState } from '@kencana/contract/areas/tutup-toko'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expect, test } from 'vitest'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { TODAY, undo } from '../kas/money.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { openTransit, receive, send } from './transit.ts'

// Money on its way is told where it was sent and where it is awaited: at the closing, and to who
// begins the day there.

const api = await testShop()
const { kasir, spv, pusat, bring } = await openTransit(api)
await set(pusat, { LACI: 'KASIR,RR' }, 'PUSAT')
const sent: readonly [string, string] = [await send(kasir, 777_000), await send(kasir, 1_250_000)]

const told = async (who: Caller) =>
  expectStatus(await who.get<AnswerOf<typeof closingState>>('tutup-toko'), 200).perhatian.filter(
    ({ apa }) => apa.startsWith('Uang '),
  )
const task = async (who: Caller) => {
  const { tugas } = expectStatus(await who.get<AnswerOf<typeof ringkasan>>('ringkasan'), 200)
  return tugas.find(({ kode }) => kode === 'UANG_DATANG')
}

const onItsWay = (umur_hari: number) => ({
  apa: 'Uang di jalan belum diterima',
  rincian: '2',
  jumlah: 777_000 + 1_250_000,
  sejak: TODAY,
  umur_hari,
})
const awaited = (no_reff: string, jumlah: number, umur_hari: number) => ({
  apa: 'Uang datang belum diterima',
  rincian: no_reff,
  dari: 'JKT',
  jumlah,
  sejak: TODAY,
  umur_hari,
})

test('both stores are told of it at their closing, each with its age', async () => {
  expect(await told(spv)).toEqual([onItsWay(0)])
  // before the courier came head office knows of nothing
  expect([await told(pusat), await task(pusat)]).toEqual([[], undefined])
  await bring()
  const [first, second] = sent
  expect(await told(pusat)).toEqual([awaited(first, 777_000, 0), awaited(second, 1_250_000, 0)])
  await closeDays(api, pusat, 2)
  expect(await told(pusat)).toEqual([awaited(first, 777_000, 2), awaited(second, 1_250_000, 2)])
  // the branch is on its first day still: each counts by its own
  expect(await told(spv)).toEqual([onItsWay(0)])
})

test('whoever may receive it is told at the beginning of the day', async () => {
  expect(await task(pusat)).toEqual({
    kode: 'UANG_DATANG',
    jumlah: 2,
    rp: 777_000 + 1_250_000,
    sejak: TODAY,
  })
  expect(await task(spv)).toBeUndefined()
})

test('not once it was received or taken back', async () => {
  const [first, second] = sent
  expectStatus(await receive(pusat, first), 201)
  expect(await told(pusat)).toEqual([awaited(second, 1_250_000, 2)])
  expect(await task(pusat)).toMatchObject({ jumlah: 1, rp: 1_250_000 })
  expectStatus(await undo(spv, 'kirim-uang', second), 201)
  await bring()
  expect([await told(pusat), await task(pusat), await told(spv)]).toEqual([[], undefined, []])
})

import type { titipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expect, test } from 'vitest'
import { expectStatus, type Problem } from '../hutang/counter.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { giveBack, move, openTill, take, undo } from './counter.ts'

type Journal = AnswerOf<typeof titipan.journal>

const api = await testShop()
const { kasir } = await openTill(api)

/** Each line as its document, its account, and what it books. */
const journal = async (nomor: string) =>
  expectStatus(await kasir.get<Journal>(`titipan/${nomor}/jurnal`), 200).map(line => [
    line.nomor.slice(0, 2),
    line.nomor_akun,
    line.debit,
    line.kredit,
    line.murni_ug,
  ])

test('document by document, oldest first; a transfer stands with both deposits', async () => {
  const dari = await take(kasir, 500_000)
  const ke = await take(kasir, 100_000)
  const back = expectStatus(await giveBack(kasir, dari, 200_000), 201).nomor
  expectStatus(await undo(kasir, dari, { dokumen: back }), 201)
  expectStatus(await move(kasir, dari, ke, 50_000), 201)
  const moved = [
    ['FS', '2111', 50_000, 0, 0],
    ['FS', '2111', 0, 50_000, 0],
  ]
  expect(await journal(dari)).toEqual([
    ['FD', '1101', 500_000, 0, 0],
    ['FD', '2111', 0, 500_000, 0],
    ['FR', '2111', 200_000, 0, 0],
    ['FR', '1101', 0, 200_000, 0],
    ['BD', '2111', 0, 200_000, 0],
    ['BD', '1101', 200_000, 0, 0],
    ...moved,
  ])
  expect(await journal(ke)).toEqual([
    ['FD', '1101', 100_000, 0, 0],
    ['FD', '2111', 0, 100_000, 0],
    ...moved,
  ])
})

test('no other store, and none for a number that nobody was given', async () => {
  const nomor = await take(kasir, 100_000)
  const bdg = await api.as('KASIR-BDG')
  for (const [who, number] of [
    [bdg, nomor],
    [kasir, 'FD-JKT-261121-9999'],
  ] as const) {
    const { status, body } = await who.get<Problem>(`titipan/${number}/jurnal`)
    expect([status, body.code]).toEqual([404, 'TIDAK_DITEMUKAN'])
  }
})

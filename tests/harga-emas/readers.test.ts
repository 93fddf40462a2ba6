import type { BoardRow } from '@kencana/contract/areas/harga-emas'
import { expect, test } from 'vitest'
import { BANGLE, openCounter } from '../hutang/counter.ts'
import { loose, setBuyingBoard } from '../pembelian/counter.ts'
import { expectStatus, takeIn } from '../penjualan/shop.ts'
import { meant } from '../sample-shop/meant.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type Heard, PATH, plannedOf, withdraw } from './board-shop.ts'

// Whoever reads the board reads what has begun: neither what waits nor what was withdrawn.

const api = await testShop()
const { owner, kasir } = await openCounter(api)
await setBuyingBoard(owner)
await takeIn(owner, [{}])

const TOMORROW = '2026-11-22'
const AFTER = '2026-11-23'

/** Three times as much for every kadar, from one or two days on. */
async function plan(days: number): Promise<void> {
  const board = await owner.get<BoardRow[]>(PATH, { toko: 'JKT' })
  const baris = board.body.flatMap(({ kode_kadar, kode_group, harga_jual, harga_beli }) =>
    harga_jual === null || harga_beli === null || kode_group !== null
      ? []
      : [{ kode_kadar, harga_jual: harga_jual * 3, harga_beli: harga_beli * 3 }],
  )
  const berlaku_pada = new Date(api.app.clock.now().getTime() + days * 86_400_000).toISOString()
  expectStatus(await meant<Heard>(owner, PATH, { baris, berlaku_pada }, { toko: 'JKT' }), 201)
}

/** What each counter reckons with. */
async function figures(): Promise<Record<string, unknown>> {
  const { harga_beli: _, ke: __, nama_barang: ___, ...piece } = loose(1)
  const bought = await kasir.post('pembelian/taksir', { barang: [piece] })
  const lent = await kasir.post<{ barang: { harga_per_gram: number }[] }>('hutang/taksir', {
    barang: [BANGLE],
  })
  const costly = await owner.post<Heard>(
    'barang/banyak',
    {
      barang: [
        {
          nama_barang: 'Cincin Belah Rotan',
          ...{ kode_dept: 'CINCIN', kode_group: 'T750', kode_baki: 'A01', berat: 1 },
          ...{ mode_harga: 'GRAM', ongkos_per_gram: 0, modal_rp: 4_000_000 },
        },
      ],
    },
    { toko: 'JKT' },
  )
  return {
    bought: expectStatus(bought, 200),
    lent: expectStatus(lent, 200).barang,
    unusual: costly.body.code,
  }
}

test('the counters that buy, lend and take in go by what has begun', async () => {
  const before = await figures()
  expect(before.unusual).toBe('MODAL_TIDAK_WAJAR')
  await plan(1)
  await plan(2)
  expect(await figures(), 'while they wait').toEqual(before)
  const [first] = await plannedOf(owner)
  expectStatus(await withdraw(owner, first?.id ?? ''), 201)
  await api.goTo(TOMORROW)
  expect(await figures(), 'after one was withdrawn').toEqual(before)
  await api.goTo(AFTER)
  const after = await figures()
  expect(after.unusual, 'what was dear is usual now').not.toBe('MODAL_TIDAK_WAJAR')
  expect(JSON.stringify(after.lent)).not.toBe(JSON.stringify(before.lent))
  expect(JSON.stringify(after.bought)).not.toBe(JSON.stringify(before.bought))
})

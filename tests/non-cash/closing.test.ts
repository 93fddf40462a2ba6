import { expect, test } from 'vitest'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { BCA, cancelSale, sellBy, TODAY, ticked } from './counter.ts'

// The closing tells what slip and statement have not said yet, and closes all the same.

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 5)
const spv = await api.as('SPV-JKT')

interface State {
  readonly perhatian: readonly object[]
  readonly terbuka: readonly object[]
}

const told = async () => expectStatus(await kasir.get<State>('tutup-toko'), 200)

test('is told by its way, how much and since when; what was found or undone is not', async () => {
  // Where slips are typed at the closing, those of the day are told by nobody before.
  const nilai = { SLIP_MESIN: 'TIDAK', TIMBANG_TUTUP: 'TIDAK' }
  expectStatus(await owner.put('para-system', { nilai, modul: {} }, { toko: 'JKT' }), 200)
  expect((await told()).perhatian).toEqual([])
  const card = () => ({ ...BCA, jumlah: RING_PRICE })
  const done = await sellBy(kasir, rings.pop() ?? '', card())
  await sellBy(kasir, rings.pop() ?? '', card())
  await sellBy(kasir, rings.pop() ?? '', card())
  const undone = await sellBy(kasir, rings.pop() ?? '', card())
  await sellBy(kasir, rings.pop() ?? '', { cara: 'QRIS', jumlah: RING_PRICE })
  await ticked(spv, [{ nomor: done, baris: 1 }])
  await cancelSale(kasir, undone)
  const { perhatian, terbuka } = await told()
  expect(terbuka).toEqual([])
  expect(perhatian).toEqual([
    {
      apa: 'Kartu debit belum dicocokkan',
      rincian: '2',
      jumlah: 2 * RING_PRICE,
      sejak: TODAY,
    },
    { apa: 'QRIS belum dicocokkan', rincian: '1', jumlah: RING_PRICE, sejak: TODAY },
    { apa: 'Sudah cocok, belum dicairkan', rincian: '1', jumlah: RING_PRICE, sejak: TODAY },
  ])
  // The month counts the same before it is closed.
  const months = await owner.get<{ berikut: { terbuka: object[] } }>('periode', { toko: 'JKT' })
  const { berikut } = expectStatus(months, 200)
  const waits = { rekening: null, jumlah: 3, rp: 3 * RING_PRICE, sejak: TODAY }
  expect(berikut.terbuka).toContainEqual({ apa: 'NON_CASH', ...waits })
})

import { STATUS_AJUAN } from '@kencana/contract/documents/ajuan'
import { approve, checked, submit, turnDown, withdraw } from '../penjualan/ajuan-shop.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'

/** Every statement of submitted sales: approved, refused, taken back, listed, in the way. */
export async function submissions(api: TestApi, rings: readonly string[]): Promise<void> {
  const [one = '', two = ''] = rings
  const owner = await api.as('OWNER')
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  await checked(owner)
  const kept = await submit(kasir, one)
  // Somebody else wants the piece, and the day cannot end.
  expectStatus(await spv.post('penjualan', cashSale([one], RING_PRICE)), 409)
  expectStatus(await kasir.get('tutup-toko'), 200)
  expectStatus(await approve(spv, kept), 201)
  expectStatus(await approve(spv, kept), 409)
  expectStatus(await turnDown(spv, await submit(kasir, two)), 201)
  const last = await submit(kasir, two)
  expectStatus(await withdraw(kasir, last, { alasan: 'Pembeli pergi' }), 201)
  for (const status of ['ALL', ...STATUS_AJUAN]) {
    expectStatus(await spv.get(`validasi-penjualan?status=${status}&q=KASIR`), 200)
  }
  expectStatus(await kasir.get('ajuan-penjualan'), 200)
  expectStatus(await kasir.get(`ajuan-penjualan/${kept}`), 200)
  await checked(owner, 'TIDAK')
}

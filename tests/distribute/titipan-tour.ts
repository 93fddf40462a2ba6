import { STATUS_TITIPAN } from '@kencana/contract/areas/uang/titipan'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { add, DEPOSITOR, giveBack, move, take, undo } from '../titipan/counter.ts'
import { check, print } from './pawn-tour.ts'

/** Every statement of deposits: their documents, a sale that spends one, lists, checks, slip. */
export async function deposits(api: TestApi, ring: string): Promise<void> {
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  const [first, second] = [await take(kasir, 2_000_000), await take(kasir, 3_000_000)]
  const { nomor } = expectStatus(await add(kasir, first, 500_000), 201)
  expectStatus(await giveBack(kasir, first, 300_000), 201)
  expectStatus(await move(kasir, first, second, 200_000), 201)
  const gone = await take(kasir, 400_000)
  expectStatus(await undo(kasir, gone), 201)
  for (const status of ['ALL', ...STATUS_TITIPAN]) {
    const days = 'tgl_from=2026-01-01&tgl_to=2027-12-31'
    const asked = `titipan?status=${status}&q=Siti&kode_sales=DEWI&${days}`
    expectStatus(await spv.get(asked), 200)
  }
  for (const one of [first, gone]) {
    expectStatus(await spv.get(`titipan/${one}`), 200)
    expectStatus(await spv.get(`titipan/${one}/jurnal`), 200)
  }
  const jumlah = 1_000_000
  const pembayaran = [
    { cara: 'SALDO', no_bon: second, jumlah },
    { cara: 'TUNAI', jumlah: RING_PRICE - jumlah },
  ]
  const bill = cashSale([ring], RING_PRICE, { pembayaran, customer: DEPOSITOR })
  expectStatus(await kasir.post('penjualan', bill), 201)
  // A deposit that has ended takes nothing, and says how it did.
  expectStatus(await add(kasir, gone, 1_000), 409)
  await check(spv, 'titipan', nomor)
  await print(kasir, `titipan/${first}/slip`)
}

import { STATUS_TUKAR_TAMBAH } from '@kencana/contract/areas/beli/tukar-tambah'
import { SELLER } from '../pembelian/counter.ts'
import { cancelExchange, exchangeRing } from '../pembelian/exchange.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { print } from './pawn-tour.ts'

/** Every statement of exchanging: done, cancelled, listed, shown, printed, in the designer. */
export async function exchanges(api: TestApi): Promise<void> {
  const owner = await api.as('OWNER')
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  const { no_tukar_tambah: stands } = await exchangeRing(owner, kasir)
  const { no_tukar_tambah: undone } = await exchangeRing(owner, kasir)
  expectStatus(await cancelExchange(spv, undone), 201)
  for (const status of ['ALL', ...STATUS_TUKAR_TAMBAH]) {
    const asked = `status=${status}&q=${encodeURIComponent(SELLER.nama)}&kode_sales=DEWI`
    expectStatus(await spv.get(`tukar-tambah?${asked}`), 200)
  }
  for (const one of [stands, undone]) {
    expectStatus(await spv.get(`tukar-tambah/${one}`), 200)
    expectStatus(await spv.get(`tukar-tambah/${one}/jurnal`), 200)
  }
  await print(kasir, `tukar-tambah/${stands}/slip`)
  const kind = 'setting-nota-slip/slip-tukar-tambah'
  expectStatus(await owner.get(kind, { toko: 'JKT' }), 200)
}

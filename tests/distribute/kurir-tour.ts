import { receivers } from '../../apps/server/src/areas.ts'
import { startCourier } from '../../apps/server/src/engines/courier/courier.ts'
import { until } from '../crash/storm.ts'
import { carry } from '../kurir/carry.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

type Stuck = { id: string; kode_toko: string }[]
type Stores = { toko: { tutup: object | null }[] }

/** Every statement of messages between stores: what was said fails, is seen, sent again, told. */
export async function bringMessages(api: TestApi, owner: Caller): Promise<void> {
  const failing = (): Promise<never> => Promise.reject(new Error('gudang terkunci'))
  await carry(
    api,
    receivers.map(({ saluran }) => ({ saluran, receive: failing })),
  )
  const { body: stuck } = await owner.get<Stuck>('operasi/pesan')
  for (const { id, kode_toko } of stuck) {
    expectStatus(await owner.post('operasi/pesan/kirim-lagi', { id, kode_toko }), 201)
  }
  const stop = startCourier(api.app, receivers)
  const isTold = async () => {
    const { toko } = expectStatus(await owner.get<Stores>('ringkasan/pusat'), 200)
    return toko.some(store => store.tutup !== null)
  }
  await until('a closing that is told', isTold, 20_000)
  await stop()
}

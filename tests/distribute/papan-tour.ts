import { startPriceBell } from '../../apps/server/src/modules/harga-emas/index.ts'
import { calendarDay } from '../../apps/server/src/platform/clock.ts'
import { set } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'

const DAY_MS = 86_400_000

/** A price of later: looked at, set, set anew, listed, rung for, withdrawn, and told of. */
export async function planBoard(api: TestApi, spv: Caller): Promise<void> {
  const { app } = api
  const { body } = await spv.get<{ kode_kadar: string; harga_jual: number | null }[]>('harga-emas')
  const now = body.find(row => row.kode_kadar === '750')?.harga_jual ?? 0
  const prices = (more: number) => ({
    baris: [undefined, 'T750'].map(kode_group => ({
      ...{ kode_kadar: '750', kode_group },
      ...{ harga_jual: now + more, harga_beli: now - 60_000 },
    })),
    berlaku_pada: new Date(app.clock.now().getTime() + DAY_MS).toISOString(),
  })
  const first = prices(1000)
  expectStatus(await spv.post('harga-emas/pratinjau', first), 200)
  const owner = await api.as('OWNER')
  await set(owner, { EMAS_DUA_ORANG: 'YA' })
  expectStatus(await spv.post('harga-emas/pratinjau', first), 200)
  await set(owner, { EMAS_DUA_ORANG: 'TIDAK' })
  expectStatus(await meant(spv, 'harga-emas', first), 201)
  const again = { ...prices(2000), berlaku_pada: first.berlaku_pada }
  expectStatus(await meant(spv, 'harga-emas', again), 201)
  await startPriceBell(app)()
  const waiting = expectStatus(await spv.get<{ id: string }[]>('harga-emas/rencana'), 200)
  const id = waiting[0]?.id ?? ''
  expectStatus(await spv.post(`harga-emas/rencana/${id}/tarik`, { rencana: id }), 201)
  const tgl = calendarDay(app.clock.now())
  expectStatus(await spv.get(`harga-emas/perubahan?tgl_from=${tgl}&tgl_to=${tgl}`), 200)
}

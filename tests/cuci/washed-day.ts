import { expectStatus } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { boughtRings } from '../sortir/sort.ts'
import { back, craftsman, receive, type Stepped, sentOff } from './batch.ts'

/**
 * A day at the craftsman: of three rings one came back whole, one too light, which waits, and one
 * is still there; a fourth never came back, which its own craftsman bears. In a shop that buys.
 * Answers the first batch and the loss that waits.
 */
export async function washForADay(api: TestApi) {
  const owner = await api.as('OWNER')
  const spv = await api.as('SPV-JKT')
  const gudang = await api.as('GUDANG-JKT')
  await craftsman(owner)
  const kode_tukang = await craftsman(owner, 'TK2')
  const rings = await boughtRings(owner, await api.as('KASIR-JKT'), 4)
  const [whole = '', light = '', away = '', never = ''] = rings
  const first = await sentOff(gudang, [whole, light, away])
  const here = [await back(gudang, whole), await back(gudang, light, { berat: 3.2 })]
  const taken = await receive(gudang, first, here, { ongkos_per_pcs: 15_000 })
  const { no_terima } = expectStatus(taken, 201)
  const no_kirim = await sentOff(gudang, [never], { proses: 'REPARASI', kode_tukang })
  const body = { no_kirim, sisa_pcs: 1, abu: 0.25 }
  const otorisasi = await spv.grant('SUSUT_TUKANG', 'POST wasting-sepuhan', body, 'OWNER')
  const closed = await spv.post<Stepped>('wasting-sepuhan', { ...body, otorisasi })
  const { no_wasting } = expectStatus(closed, 201)
  const judged = { versi: 1, oleh: 'TUKANG', keterangan: 'Diakui tukang' }
  const path = `validasi-susut/${no_wasting}`
  expectStatus(await owner.post<Stepped>(path, judged, { toko: 'JKT' }), 201)
  return { kirim: first, susut: no_terima }
}

import { expectStatus } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { take } from '../titipan/counter.ts'

/** Every statement of the book of customers: found, shown, corrected, forgotten. */
export async function customers(api: TestApi): Promise<void> {
  const [kasir, spv] = [await api.as('KASIR-JKT'), await api.as('SPV-JKT')]
  const telp = '0818 7000 1001'
  await take(kasir, 100_000, { customer: { nama: 'Ibu Wening', telp } })
  for (const who of [kasir, spv]) {
    for (const q of ['0818 70', 'ibu wening', '317104']) {
      expectStatus(await who.get(`pelanggan/saran?q=${encodeURIComponent(q)}`), 200)
      expectStatus(await who.get(`pelanggan?q=${encodeURIComponent(q)}`), 200)
    }
  }
  expectStatus(await spv.get('pelanggan'), 200)
  const found = await spv.get<{ id: string }[]>(`pelanggan/saran?q=${encodeURIComponent(telp)}`)
  const { id = '' } = expectStatus(found, 200)[0] ?? {}
  expectStatus(await spv.get(`pelanggan/${id}`), 200)
  const body = { id, nama: 'Ibu Wening', telp: '0818 7000 1002', versi: 1 }
  expectStatus(await spv.put('pelanggan', body), 200)
  const asked = { id, alasan: 'Diminta', versi: 2 }
  expectStatus(await spv.post('pelanggan/lupakan', asked), 201)
}

import { STATUS_KURANG } from '@kencana/contract/areas/uang/kurang-bayar'
import { owed, PATH, pay, soldFor, undo } from '../kurang-bayar/short.ts'
import { expectStatus, takeIn } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'

/** Every statement of short payments: what is owed and paid of it, lists, slips, one of them. */
export async function shortPayments(api: TestApi): Promise<void> {
  const kasir = await api.as('KASIR-JKT')
  const rings = await takeIn(await api.as('OWNER'), [{}, {}])
  const notas = [await soldFor(kasir, rings[0] ?? ''), await soldFor(kasir, rings[1] ?? '')]
  expectStatus(await kasir.get(`nota-kurang-bayar/${notas[0]}`), 200)
  const nomor = await owed(kasir, notas[0] ?? '')
  expectStatus(await pay(kasir, nomor, 50_000), 201)
  const gone = await owed(kasir, notas[1] ?? '')
  expectStatus(await undo(kasir, gone), 201)
  for (const status of ['ALL', ...STATUS_KURANG]) {
    const days = 'tgl_from=2026-01-01&tgl_to=2027-12-31'
    expectStatus(await kasir.get(`${PATH}?status=${status}&q=Kartika&kode_sales=DEWI&${days}`), 200)
  }
  expectStatus(await kasir.get(`${PATH}/${nomor}`), 200)
  expectStatus(await kasir.get(`${PATH}/${nomor}/jurnal`), 200)
  for (const one of [nomor, gone]) expectStatus(await kasir.post(`${PATH}/${one}/slip`, {}), 200)
  const spv = await api.as('SPV-JKT')
  expectStatus(await spv.get('setting-nota-slip/slip-piutang'), 200)
}

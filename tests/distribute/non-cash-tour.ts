import { STATUS_NON_CASH } from '@kencana/contract/areas/uang/non-cash'
import { tickedDeposit, UNTICK } from '../non-cash/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { TestApi } from '../sample-shop/api.ts'

/** Every statement of payments that are found: the list by its filters, a tick, its end. */
export async function payments(api: TestApi): Promise<void> {
  const spv = await api.as('SPV-JKT')
  const body = await tickedDeposit(api)
  const days = 'tgl_from=2026-01-01&tgl_to=2027-12-31'
  for (const status of ['ALL', ...STATUS_NON_CASH]) {
    const asked = `status=${status}&q=4021&cara=DEBIT&kode_bank=BCA&${days}`
    expectStatus(await spv.get(`validasi-non-cash?${asked}`), 200)
  }
  const otorisasi = await spv.grant('BATAL_COCOK', `POST ${UNTICK}`, body)
  expectStatus(await spv.post(UNTICK, { ...body, otorisasi }), 201)
}

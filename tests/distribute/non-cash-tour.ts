import { STATUS_NON_CASH } from '@kencana/contract/areas/uang/non-cash'
import { tickedDeposit, UNTICK } from '../non-cash/counter.ts'
import { found, open, PATH, settle, settled, shown, unsettle } from '../pencairan/settle.ts'
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
  await paidOut(api)
}

/** What acquirers owe and pay out: asked for, paid out, lost to another, taken back. */
async function paidOut(api: TestApi): Promise<void> {
  const spv = await api.as('SPV-JKT')
  const nomor = await found(api, 100_000)
  for (const penerbit of ['BCA', '-']) {
    for (const status of ['ALL', 'SIAP', 'BELUM']) {
      await open(spv, `?q=4021&cara=DEBIT&penerbit=${penerbit}&status=${status}`)
    }
  }
  expectStatus(await spv.get('piutang-non-cash/mdr?kode_bank=BCA'), 200)
  const why = { keterangan: 'Menurut mutasi' }
  const no_cair = await settled(spv, [nomor], 99_000, why)
  expectStatus(await settle(spv, [nomor], 99_000, why), 409)
  for (const status of ['ALL', 'SELESAI', 'BATAL']) {
    const asked = `status=${status}&q=a&kode_sales=DEWI&tgl_from=2026-01-01&tgl_to=2027-12-31`
    expectStatus(await spv.get(`${PATH}?${asked}`), 200)
  }
  await shown(spv, no_cair)
  expectStatus(await spv.get(`${PATH}/${no_cair}/jurnal`), 200)
  expectStatus(await unsettle(spv, no_cair), 201)
}

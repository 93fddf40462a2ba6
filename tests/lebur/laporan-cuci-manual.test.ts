import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBuyingBoard } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { type ReportShop, reportOf, tradedShop } from '../reports/report-shop.ts'
import { BY_WEIGHT_REPORTS, sameEverywhere } from '../reports/same-everywhere.ts'
import { ledger } from '../reports/take-in.ts'
import { washing } from './by-weight.ts'

// Gold that is washed by weight, in the shop and at a craftsman, against the books.

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await setBuyingBoard(shop.owner)
  const { scrap, step } = await washing(shop.api)
  await scrap()
  expectStatus(await step('masuk', 3), 201)
  expectStatus(await step('kirim', 1), 201)
  expectStatus(await step('keluar', 0.5), 201)
})
afterAll(() => shop?.api.stop())

test.each(BY_WEIGHT_REPORTS)('%s says the same on screen, paper, sheet and CSV', async id => {
  expect((await reportOf(shop.spv, id)).rows.length).toBeGreaterThan(0)
  await sameEverywhere(shop.spv, id)
  await sameEverywhere(shop.owner, id, { toko: 'JKT,BDG' })
})

test.each(BY_WEIGHT_REPORTS)('%s is refused to whoever may not read it', async id => {
  expect((await shop.spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
  expect((await shop.kasir.get(`reports/${id}`)).status).toBe(403)
})

test('what lies where is what was moved, and what it cost is in the books', async () => {
  const [rp, ug] = await ledger(
    shop.api,
    'JKT',
    `select sum(debit_rp - kredit_rp), sum(murni_ug) from jurnal_baris
    where jenis_akun = 'PERSEDIAAN_CUCI'`,
  )
  const { rows, totals } = await reportOf(shop.spv, 'laporan-stock-cuci-manual')
  expect(rows.map(row => [row.tempat, row.awal, row.masuk, row.keluar, row.akhir])).toEqual([
    ['Di toko', 0, 3_000, 1_500, 1_500],
    ['Pak TKM', 0, 1_000, 0, 1_000],
  ])
  expect(totals).toMatchObject({ akhir: 2_500, murni: ug, nilai: rp })
  const asked = { kode_tukang: 'TKM' }
  const atHim = await reportOf(shop.spv, 'laporan-stock-cuci-manual', asked)
  expect(atHim.rows.map(row => row.akhir)).toEqual([1_000])
})

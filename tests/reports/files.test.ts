import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'
import { fileOf, PAWN_REPORTS, sameEverywhere } from './same-everywhere.ts'
import { takeIn } from './take-in.ts'

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
})
afterAll(() => shop?.api.stop())

// The pawn counter's have rows after some days only: tests/reports/hutang.test.ts.
const ids = REPORTS.map(report => report.id).filter(id => !PAWN_REPORTS.includes(id))

describe.each(ids)('%s says the same on screen, paper, sheet and CSV', id => {
  test('rows and totals are equal', () => sameEverywhere(shop.spv, id))
})

test('a paper of more than 500 rows is saved, one of 500 is opened (doc1 §9)', async () => {
  const gudang = await shop.api.as('KASIR-SBY')
  await takeIn(shop.api, gudang, { toko: 'SBY', nomor: 13, count: 500 })
  const spv = await shop.api.as('SPV-SBY')
  const at = async () =>
    (await fileOf(spv, 'laporan-tambah-barang', 'pdf')).headers.get('content-disposition')
  expect(await at()).toMatch(/^inline/)
  await takeIn(shop.api, gudang, { toko: 'SBY', nomor: 13, count: 1, from: 600 })
  expect(await at()).toMatch(/^attachment/)
})

test('beyond 2,000 rows the screen says so, its totals and the files hold them all', async () => {
  const kasir = await shop.api.as('KASIR-SBY')
  await takeIn(shop.api, kasir, { toko: 'SBY', nomor: 13, count: 3_100, from: 1_000 })
  const spv = await shop.api.as('SPV-SBY')
  const { rows, totals, meta } = await reportOf(spv, 'laporan-tambah-barang')
  expect([rows.length, meta.more]).toEqual([2_000, true])
  expect(meta.count).toBe(totals.jumlah)
  const lines = await parseSheet((await fileOf(spv, 'laporan-tambah-barang', 'csv')).bytes, 'x.csv')
  expect(lines).toHaveLength(meta.count + 2)
  const place = meta.columns.findIndex(c => c.key === 'berat')
  expect(Math.round(Number(lines.at(-1)?.[place]) * 1000)).toBe(totals.berat)
})

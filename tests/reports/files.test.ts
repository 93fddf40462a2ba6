import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { weighTray } from '../timbang-baki/weigh.ts'
import { isFor } from './open-to.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import {
  BY_WEIGHT_REPORTS,
  EXCHANGE_REPORTS,
  fileOf,
  LOAN_DAY_REPORTS,
  PAWN_REPORTS,
  PURCHASE_REPORTS,
  pdfText,
  pdfWords,
  REFINING_REPORTS,
  sameEverywhere,
  TRAY_REPORTS,
} from './same-everywhere.ts'
import { takeIn } from './take-in.ts'

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await weighTray(shop.kasir, { kode_baki: 'A02', berat_timbang: 1 })
})
afterAll(() => shop?.api.stop())

// Those of an area have rows after its days only: tests/reports/hutang.test.ts, pembelian.test.ts,
// tests/cuci/laporan-sepuhan.test.ts.
const OF_AREAS = [
  ...[...PAWN_REPORTS, ...LOAN_DAY_REPORTS, ...PURCHASE_REPORTS],
  ...[...EXCHANGE_REPORTS, ...TRAY_REPORTS, ...REFINING_REPORTS, ...BY_WEIGHT_REPORTS],
]
const ids = REPORTS.map(report => report.id).filter(id => !OF_AREAS.includes(id))

describe.each(ids)('%s says the same on screen, paper, sheet and CSV', id => {
  test('rows and totals are equal', () =>
    isFor(id, 'SPV')
      ? sameEverywhere(shop.spv, id)
      : sameEverywhere(shop.owner, id, { toko: 'JKT' }))
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

test('the address of the store stands in lines of 48 characters on a paper (doc1 §9)', async () => {
  const { bytes } = await fileOf(shop.spv, 'laporan-penjualan', 'pdf')
  const [first] = await pdfWords(bytes)
  expect(first).toEqual(
    expect.arrayContaining(['Jl. Pasar Baru No. 18, Sawah Besar, Jakarta Pusa', 't 10710']),
  )
})

test('a file says its stores and days, and its cells stand as the store wants them', async () => {
  const name = async (query: Record<string, string>, ending = 'csv') => {
    const path = `reports/laporan-penjualan-detail/${ending}?${new URLSearchParams(query)}`
    return (await shop.owner.bytes(path)).headers.get('content-disposition')
  }
  const days = { tanggal_awal: '2026-11-20', sampai_tgl: '2026-11-21' }
  const told = 'laporan-penjualan-detail_JKT-BDG_2026-11-20_2026-11-21'
  expect(await name({ toko: 'JKT,BDG', ...days })).toContain(`${told}.csv`)
  expect(await name({ toko: 'ALL', sampai_tgl: TGL }, 'excel')).toContain(
    `laporan-penjualan-detail_4-toko_${TGL}.xlsx`,
  )
  const stock = await shop.owner.bytes('reports/laporan-stock-barang/pdf?toko=JKT')
  expect(stock.headers.get('content-disposition')).toContain(`laporan-stock-barang_JKT_${TGL}.pdf`)
  const asked = { tanggal_awal: TGL, toko: 'JKT' }
  const csv = async () =>
    (await fileOf(shop.owner, 'laporan-penjualan-detail', 'csv', asked)).bytes.toString()
  const stamped = { kode_kadar: 'K916', nama_kadar: '916', permil: 916.7, golongan: 'TUA' }
  expect((await shop.owner.post('kadar', stamped)).status).toBe(200)
  const list = async () => (await shop.owner.bytes('kadar/csv')).text()
  expect(await csv()).toContain(',3.237,')
  expect(await list()).toContain(',916.7,')
  const keep = (CSV_PEMISAH: string) => shop.owner.put('para-system', { nilai: { CSV_PEMISAH } })
  expect((await keep('TITIK_KOMA')).status).toBe(200)
  try {
    expect(await csv()).toMatch(/;3,237;/)
    expect(await list()).toContain(';916,7;')
  } finally {
    await keep('KOMA')
  }
})

test('beyond 2,000 rows the screen says so, its totals and the files hold them all', async () => {
  const kasir = await shop.api.as('KASIR-SBY')
  await takeIn(shop.api, kasir, { toko: 'SBY', nomor: 13, count: 3_100, from: 1_000 })
  const spv = await shop.api.as('SPV-SBY')
  const { rows, totals, meta } = await reportOf(spv, 'laporan-tambah-barang')
  expect([rows.length, meta.more]).toEqual([2_000, true])
  expect(meta.count).toBe(totals.jumlah)
  const { bytes } = await fileOf(spv, 'laporan-tambah-barang', 'csv')
  const lines = (await parseSheet(bytes, 'x.csv')).rows
  expect(lines).toHaveLength(meta.count + 2)
  const barcode = meta.columns.findIndex(c => c.key === 'kode_barcode')
  const found = { q: lines[7]?.[barcode] ?? '' }
  const part = await reportOf(spv, 'laporan-tambah-barang', found)
  expect(part.meta.count).toBeGreaterThan(0)
  expect(part.meta.count).toBeLessThan(meta.count)
  const csv = await fileOf(spv, 'laporan-tambah-barang', 'csv', found)
  const some = (await parseSheet(csv.bytes, 'x.csv')).rows
  expect([some.length, some.at(-1)?.[0]]).toEqual([part.meta.count + 2, 'Total yang ditemukan'])
  expect(csv.headers.get('content-disposition')).toContain('_cari.csv')
  const pdf = await fileOf(spv, 'laporan-tambah-barang', 'pdf', found)
  expect(await pdfText(pdf.bytes)).toContain(`Cari: ${found.q}`)
  const place = meta.columns.findIndex(c => c.key === 'berat')
  expect(Math.round(Number(lines.at(-1)?.[place]) * 1000)).toBe(totals.berat)
})

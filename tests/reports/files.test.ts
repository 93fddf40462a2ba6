import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellText } from '../../apps/server/src/platform/format.ts'
import { readSheet } from '../../apps/server/src/platform/sheet/read-sheet.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import type { Caller } from '../sample-shop/api.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'
import { takeIn } from './take-in.ts'

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
})
afterAll(() => shop?.api.stop())

const ids = REPORTS.map(report => report.id)

const fileOf = async (caller: Caller, id: string, ending: string, query = '') => {
  const response = await caller.bytes(`reports/${id}/${ending}${query}`)
  expect([response.status, id]).toEqual([200, id])
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let i = 1; i <= pdf.numPages; i += 1) {
    const content = await (await pdf.getPage(i)).getTextContent()
    pages.push(content.items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replace(/\s+/g, ' ')
}

describe.each(ids)('%s says the same on screen, paper, sheet and CSV', id => {
  test('rows and totals are equal', async () => {
    const screen = await reportOf(shop.spv, id)
    expect(screen.meta.columns.length).toBeGreaterThan(0)
    const shown = (row: Record<string, unknown>) =>
      screen.meta.columns.map(c => cellText(c.kind, row[c.key]))
    const csv = await fileOf(shop.spv, id, 'csv')
    const lines = await readSheet(csv.bytes, 'x.csv')
    const excel = await fileOf(shop.spv, id, 'excel')
    const sheet = await readSheet(excel.bytes, 'x.xlsx')
    const summed = screen.meta.columns.some(c => c.total)
    const expected = screen.rows.length + 1 + (summed ? 1 : 0)
    expect([lines.length, sheet.length]).toEqual([expected, expected])
    const figures = (cells: readonly string[]) =>
      screen.meta.columns.flatMap((c, i) =>
        ['count', 'money', 'weight', 'fine'].includes(c.kind) ? [Number(cells[i] || 0)] : [],
      )
    const figuresOf = (row: Record<string, unknown>) =>
      figures(shown(row).map(text => text.replaceAll(',', '')))
    screen.rows.forEach((row, i) => {
      expect(figures(lines[i + 1] ?? [])).toEqual(figuresOf(row))
      expect(figures(sheet[i + 1] ?? [])).toEqual(figuresOf(row))
    })
    if (summed) {
      expect(figures(lines.at(-1) ?? [])).toEqual(figuresOf(screen.totals))
      expect(figures(sheet.at(-1) ?? [])).toEqual(figuresOf(screen.totals))
    }
    const pdf = await fileOf(shop.spv, id, 'pdf')
    const text = await pdfText(pdf.bytes)
    const total = screen.meta.columns.filter(c => c.total)
    for (const { kind, key } of total) expect(text).toContain(cellText(kind, screen.totals[key]))
    if (screen.rows.length === 0) expect(text).toContain('Tidak Ada Data')
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${id}.pdf"`)
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`)
  })
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
  const lines = await readSheet((await fileOf(spv, 'laporan-tambah-barang', 'csv')).bytes, 'x.csv')
  expect(lines).toHaveLength(meta.count + 2)
  const place = meta.columns.findIndex(c => c.key === 'berat')
  expect(Math.round(Number(lines.at(-1)?.[place]) * 1000)).toBe(totals.berat)
})

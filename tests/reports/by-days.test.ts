import { addDays } from '@kencana/domain/calendar'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isNumeric } from '../../apps/server/src/platform/format.ts'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { moveAndScrap } from '../barang/moved-pieces.ts'
import { buyForADay } from '../pembelian/bought-day.ts'
import { takeIn } from '../penjualan/shop.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { fileOf, textInFile } from './same-everywhere.ts'

let shop: ReportShop

/** Rows of one day put on the seventy days up to it, below the ledger's door. */
const SPREAD = [
  ...['dokumen', 'dokumen_barang', 'gerak_barang', 'jurnal_baris'].map(
    table => `update ${table} set tgl = tgl - abs(hashtext(ctid::text)) % 70`,
  ),
  "update audit set pada = pada - abs(hashtext(ctid::text)) % 70 * interval '1 day'",
].join(';')

beforeAll(async () => {
  shop = await tradedShop()
  await buyForADay(shop.api)
  const rings = await takeIn(shop.owner, Array(9).fill({}))
  await moveAndScrap(shop.spv, rings, 'A02')
  const admin = new pg.Client({ connectionString: shop.api.database.adminUrl })
  await admin.connect()
  await admin.query(`begin; set local session_replication_role = replica; ${SPREAD}; commit`)
  await admin.end()
})
afterAll(() => shop?.api.stop())

const RANGES = {
  'seventy days': { tanggal_awal: addDays(TGL, -69), sampai_tgl: TGL },
  'one day': { tanggal_awal: TGL, sampai_tgl: TGL },
  'two centuries': { tanggal_awal: '1900-01-01', sampai_tgl: '2099-12-31' },
}
/** Columns of numbers that are called after their document. */
const NUMBERS: Readonly<Record<string, string>> = {
  'laporan-penjualan-detail': 'no_faktur_jual',
  'laporan-pembelian-detail': 'no_faktur_beli',
  // Commands that post no document have no number.
  'laporan-jejak-audit': 'user_id',
}
const ids = REPORTS.filter(report => report.byDays).map(report => report.id)

describe.each(ids)('%s, read some days at a time', id => {
  test.each(Object.entries(RANGES))('holds every row of %s in its order', async (_, range) => {
    const { rows, meta } = await reportOf(shop.owner, id, { ...range, toko: 'JKT,BDG' })
    const csv = await fileOf(shop.owner, id, 'csv', { ...range, toko: 'JKT,BDG' })
    const [, ...lines] = (await parseSheet(csv.bytes, 'x.csv')).rows
    const read = (cells: readonly string[]) =>
      meta.columns.map(({ kind }, i) => {
        const cell = cells[i] ?? ''
        return isNumeric(kind) ? Number(cell.replaceAll(',', '')) : cell
      })
    const shown = rows.map(row => meta.columns.map(c => textInFile(c.kind, row[c.key])))
    expect(lines.slice(0, -1).map(read)).toEqual(shown.map(read))
    if (range.tanggal_awal < TGL) {
      expect(new Set(rows.map(row => row.tgl)).size).toBeGreaterThan(2)
    }
  })

  test('sorted by another column it is still one list', async () => {
    const key = NUMBERS[id] ?? 'nomor'
    const asked = { ...RANGES['seventy days'], toko: 'JKT', urut: `-${key}` }
    const { rows, meta } = await reportOf(shop.owner, id, asked)
    const place = meta.columns.findIndex(c => c.key === key)
    const { bytes } = await fileOf(shop.owner, id, 'csv', asked)
    const [, ...lines] = (await parseSheet(bytes, 'x.csv')).rows
    expect(lines.slice(0, -1).map(cells => cells[place])).toEqual(rows.map(row => row[key]))
  })
})

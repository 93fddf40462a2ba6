import type { ReportAnswer, ReportRow } from '@kencana/contract/kit/report'
import { ADDRESSES, type AddressedScreen, type AskedOf } from '@kencana/contract/menu/addresses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { type Followed, leadOf } from '../../apps/web/src/engines/report-screen/report-lines.ts'
import { piecesAsked, queryOf } from '../../apps/web/src/features/barang/daftar/filter.ts'
import { loansAsked } from '../../apps/web/src/features/hutang/loans-asked.ts'
import { salesAsked } from '../../apps/web/src/features/penjualan/list/asked.ts'
import { pawnForDays } from '../database/pawned-days.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'

// Every column of every report that leads somewhere, by its definition: what the screen there asks
// for by its address is the row's document, or the rows that the row sums, in the row's store.

const DAYS = { tanggal_awal: '2026-11-21', sampai_tgl: '2026-11-25' }
/** Rows tried of each column. */
const MOST = 8

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await deposit(shop.kasir, 1_000_000)
  await pawnForDays(shop.api)
}, 90_000)
afterAll(() => shop?.api.stop())

const LEADING = REPORTS.flatMap(({ face }) =>
  face.columns.flatMap(column => (column.leadsTo === undefined ? [] : [{ face, column }])),
)

describe.each(LEADING)('$face.id, column $column.key', ({ face, column }) => {
  test.each([['JKT'], ['JKT,BDG']])('of %s leads to the row', async toko => {
    const days = face.filters.some(filter => filter.kind === 'date-range') ? DAYS : {}
    const { rows, meta } = await reportOf(shop.owner, face.id, { ...days, toko })
    const leads = rows.flatMap(row => {
      const lead = leadOf(column, row, meta.stores)
      return lead === undefined ? [] : [{ row, lead }]
    })
    expect(leads.length).toBeGreaterThan(0)
    for (const { row, lead } of leads.slice(0, MOST)) {
      const store = String(row.toko ?? toko)
      if (lead.path.startsWith('/laporan-')) await opensReport(lead, row, store)
      else await opensScreen(lead, row, store)
    }
  })
})

/** The report there reads that store alone, and its totals are the row's own figures. */
async function opensReport({ path, search, acting }: Followed, row: ReportRow, store: string) {
  const face = REPORTS.find(report => report.path === path)?.face
  const there = await reportOf(shop.owner, face?.id ?? '', search)
  expect([acting, there.meta.stores]).toEqual([undefined, [store]])
  const said = Object.keys(search).filter(name => name !== 'toko' && name in row)
  expect(there.rows.map(one => of(one, said))).toEqual(there.rows.map(() => of(row, said)))
  const sums = Object.keys(there.totals).filter(key => key in row)
  expect(sums.length).toBeGreaterThan(1)
  expect(of(there.totals, sums)).toEqual(of(row, sums))
}

const of = (row: ReportRow | ReportAnswer['totals'], keys: readonly string[]) =>
  Object.fromEntries(keys.map(key => [key, row[key]]))

type Found = Readonly<Record<string, unknown>>
interface Page {
  readonly count: number
  readonly data: readonly Found[]
}

/** What each screen asks the server for, by its address; and what its rows are told apart by. */
const SCREENS: {
  readonly [S in AddressedScreen]?: {
    readonly key: string
    readonly list: string
    readonly query: (asked: AskedOf<S>, row: Found) => object
  }
} = {
  '/lihat-penjualan': {
    key: 'no_faktur_jual',
    list: 'penjualan',
    query: asked => salesAsked(asked, '2026-11-25', undefined),
  },
  '/lihat-titipan': {
    key: 'no_titipan',
    list: 'titipan',
    query: ({ no_titipan, ...asked }) => ({ ...asked, q: no_titipan ?? asked.q }),
  },
  '/lihat-hutang': { key: 'no_faktur_hutang', list: 'hutang', query: loansAsked },
  '/data-barang': {
    key: 'kode_barcode',
    list: 'barang',
    query: (asked, { status }) => {
      const first = piecesAsked(status === undefined ? asked : { status: String(status), ...asked })
      return queryOf(first.filter, first.asked)
    },
  },
}

/** The list there holds the row's document alone, or as many as the row counts. */
async function opensScreen({ path, search, acting }: Followed, row: ReportRow, store: string) {
  const screen = SCREENS[path as AddressedScreen]
  if (screen === undefined) throw new Error(`nothing is known of what ${path} asks for`)
  expect(acting).toBe(store)
  const names: readonly string[] = ADDRESSES[path as AddressedScreen]
  expect(names).toEqual(expect.arrayContaining(Object.keys(search)))
  const { key, list } = screen
  const named = Object.values(search).includes(String(row[key]))
  const one = named
    ? expectStatus(await shop.owner.get<Found>(`${list}/${row[key]}`, { toko: store }), 200)
    : {}
  const asked = screen.query(search, one)
  const said = Object.entries(asked).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  const page = await shop.owner.get<Page>(`${list}?${query}`, { toko: store })
  const { count, data } = expectStatus(page, 200)
  const found = data.map(piece => piece[key])
  // A renewal's number is that of the new loan, and of what ended the old one.
  if (named) expect([one[key], found.length < 3]).toEqual([row[key], true])
  if (named) expect(found).toContain(row[key])
  else if (key in row) expect(found).toContain(row[key])
  else expect([row.jumlah, count]).toEqual([count, row.jumlah])
}

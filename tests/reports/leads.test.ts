import type { ReportAnswer, ReportFace, ReportRow } from '@kencana/contract/kit/report'
import { menuNodes } from '@kencana/contract/menu'
import { ADDRESSES, type AddressedScreen, type AskedOf } from '@kencana/contract/menu/addresses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { askedDays } from '../../apps/web/src/engines/document-frame/list/asked-days.ts'
import {
  type StatedAsked,
  statedFilter,
} from '../../apps/web/src/engines/document-frame/list/stated-filter.ts'
import { type Followed, leadOf } from '../../apps/web/src/engines/report-screen/report-lines.ts'
import { piecesAsked, queryOf } from '../../apps/web/src/features/barang/daftar/filter.ts'
import { loansAsked } from '../../apps/web/src/features/hutang/loans-asked.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { leadingShop } from './leading-shop.ts'
import { LEADS_NOWHERE } from './leads-nowhere.ts'
import { SAID } from './leads-said.ts'
import { type ReportShop, reportOf } from './report-shop.ts'

// Every row of every form of every report leads somewhere, but for those that `LEADS_NOWHERE`
// names: what the screen there asks for by its address is the row's document, or the rows that the
// row sums, in the row's store.

const DAYS = { tanggal_awal: '2026-11-21', sampai_tgl: '2026-11-25' }
/** Rows tried of each column and each place that it leads to. */
const MOST = 3

let shop: ReportShop
beforeAll(async () => {
  shop = await leadingShop()
})
afterAll(() => shop?.api.stop())

/** What a report needs to be asked for to have rows of every kind. */
const ASKED: Readonly<Record<string, object>> = {
  'laporan-hutang-jatuh-tempo': { tgl: '2027-08-01' },
  // what lay there before is a row of its own
  'laporan-neraca-emas': { tanggal_awal: '2026-11-22' },
  'laporan-emas-harian': { tanggal_awal: '2026-11-22' },
}

const DETAIL = 'rincian'

/** Each report, in each of its forms where it has several. */
const FORMS = REPORTS.flatMap(({ face }) => {
  const detail = face.filters.find(({ key }) => key === DETAIL)
  const forms = detail?.kind === 'choice' ? Object.keys(detail.options) : ['']
  return forms.map(form => ({ face, form }))
})

const leadsOf = (face: ReportFace) =>
  face.columns.flatMap(({ key, leadsTo, orTo = [] }) =>
    (leadsTo === undefined ? [] : [leadsTo, ...orTo]).map(
      ({ path }) => `${face.id} ${key} ${path}`,
    ),
  )

/** Columns with where they led, and what was allowed to lead nowhere. */
const seen = new Set<string>()

describe.each(FORMS)('$face.id $form', ({ face, form }) => {
  test.each([['JKT'], ['JKT,BDG']])(
    'each row of %s leads to what it is made of',
    async toko => {
      const days = face.filters.some(filter => filter.kind === 'date-range') ? DAYS : {}
      const asked = { ...days, ...ASKED[face.id], ...(form === '' ? {} : { [DETAIL]: form }), toko }
      const { rows, meta } = await reportOf(shop.owner, face.id, asked)
      expect(rows.length).toBeGreaterThan(0)
      const led = rows.map(row =>
        meta.columns.flatMap(column => {
          const lead = leadOf(column, row, meta.stores)
          return lead === undefined
            ? []
            : [{ row, lead, place: `${face.id} ${column.key} ${lead.path}` }]
        }),
      )
      const nowhere = rows.filter((_, i) => led[i]?.length === 0)
      const name = `${face.id} ${form}`.trim()
      if (nowhere.length > 0) seen.add(name)
      expect(nowhere.filter(row => LEADS_NOWHERE[name]?.(row) !== true)).toEqual([])
      const tried = led.flat()
      for (const place of new Set(tried.map(one => one.place))) {
        const found = tried.filter(one => one.place === place)
        seen.add(place)
        for (const { row, lead } of found.slice(0, MOST)) {
          const store = String(row.toko ?? toko)
          if (lead.path.startsWith('/laporan-')) await opensReport(face.id, lead, row, store, rows)
          else await opensScreen(lead, row, store)
        }
      }
    },
    60_000,
  )
})

test('no row is let off that leads somewhere, and every screen was opened from some row', () => {
  expect(Object.keys(LEADS_NOWHERE).filter(name => !seen.has(name))).toEqual([])
  const screens = (places: Iterable<string>) =>
    new Set([...places].map(one => one.split(' ').at(-1)))
  const all = screens(REPORTS.flatMap(({ face }) => leadsOf(face)))
  // A lead without a path has it in its row.
  all.delete('')
  expect([...all].filter(path => !screens(seen).has(path))).toEqual([])
  const led = new Set([...seen].map(place => place.split(' ').slice(0, 2).join(' ')))
  const columns = REPORTS.flatMap(({ face }) =>
    leadsOf(face).map(one => one.split(' ').slice(0, 2).join(' ')),
  )
  expect(columns.filter(column => !led.has(column))).toEqual([])
})

/** The report there reads that store alone, and its totals are the row's own figures. */
async function opensReport(
  id: string,
  lead: Followed,
  row: ReportRow,
  store: string,
  here: readonly ReportRow[],
) {
  const { path, search, acting } = lead
  const face = REPORTS.find(report => report.path === path)?.face
  const there = await reportOf(shop.owner, face?.id ?? '', search)
  expect([acting, there.meta.stores]).toEqual([undefined, [store]])
  const said = SAID[`${id} ${path}`] ?? SAID[`* ${path}`]
  if (said !== undefined) {
    for (const [one, other] of said(row, there, here)) expect(one).toEqual(other)
    return
  }
  if (face?.id === id) for (const one of there.rows) expect(leadsElsewhere(one, there)).toBe(true)
  const shown = there.meta.columns.map(column => column.key)
  const named = Object.keys(search).filter(name => shown.includes(name) && name in row)
  expect(there.rows.map(one => of(one, named))).toEqual(there.rows.map(() => of(row, named)))
  const sums = Object.keys(there.totals).filter(key => key in row)
  expect(sums.length).toBeGreaterThan(1)
  expect(of(there.totals, sums)).toEqual(of(row, sums))
}

/** A report that opens itself tells the documents there, and not the sums once more. */
const leadsElsewhere = (row: ReportRow, { meta }: ReportAnswer): boolean =>
  meta.columns.some(
    column => leadOf(column, row, meta.stores)?.path.startsWith('/laporan-') === false,
  )

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
    /** Where one is shown, if not below its list. */
    readonly detail?: string
    readonly query: (asked: AskedOf<S>, row: Found) => object
  }
} = {
  '/lihat-penjualan': {
    key: 'no_faktur_jual',
    list: 'penjualan',
    query: ({ no_faktur_jual: nomor, ...asked }) => salesAsked(asked, nomor),
  },
  '/lihat-titipan': {
    key: 'no_titipan',
    list: 'titipan',
    query: ({ no_titipan, ...asked }) => ({ ...asked, q: no_titipan ?? asked.q }),
  },
  '/piutang-penjualan': {
    key: 'no_kurang_bayar',
    list: 'piutang-penjualan',
    query: ({ no_kurang_bayar, ...asked }) => ({ ...asked, q: no_kurang_bayar ?? asked.q }),
  },
  '/lihat-pembelian': {
    key: 'no_faktur_beli',
    list: 'pembelian',
    query: ({ no_faktur_beli, ...asked }) => ({
      tgl_from: DAYS.tanggal_awal,
      tgl_to: DAYS.sampai_tgl,
      ...asked,
      q: no_faktur_beli ?? asked.q,
    }),
  },
  '/lihat-tukar-tambah': {
    key: 'no_tukar_tambah',
    list: 'tukar-tambah',
    query: ({ no_tukar_tambah, ...asked }) => ({
      tgl_from: DAYS.tanggal_awal,
      tgl_to: DAYS.sampai_tgl,
      ...asked,
      q: no_tukar_tambah ?? asked.q,
    }),
  },
  '/lihat-hutang': { key: 'no_faktur_hutang', list: 'hutang', query: loansAsked },
  '/sortir-pembelian': {
    key: 'no_sortir',
    list: 'sortir',
    query: asked => moneyAsked(asked.no_sortir),
  },
  '/kirim-barang-cuci': {
    key: 'no_kirim',
    list: 'kirim-cuci',
    query: asked => moneyAsked(asked.no_kirim),
  },
  '/lebur-rosok': { key: 'no_lebur', list: 'lebur', query: asked => moneyAsked(asked.no_lebur) },
  '/uang-kas': { key: 'no_kas', list: 'uang-kas', query: asked => moneyAsked(asked.no_kas) },
  '/uang-bank': { key: 'no_kas', list: 'uang-bank', query: asked => moneyAsked(asked.no_kas) },
  '/mutasi-uang-cash': {
    key: 'no_mutasi',
    list: 'cash/mutasi-uang-cash',
    query: asked => moneyAsked(asked.no_mutasi),
  },
  '/mutasi-uang-bank': {
    key: 'no_mutasi',
    list: 'cash/mutasi-uang-bank',
    query: asked => moneyAsked(asked.no_mutasi),
  },
  '/lihat-pencairan': {
    key: 'no_cair',
    list: 'pencairan-non-cash',
    query: asked => moneyAsked(asked.no_cair),
  },
  '/gesek-tunai': {
    key: 'no_gesek',
    list: 'gesek-tunai',
    query: asked => moneyAsked(asked.no_gesek),
  },
  '/kirim-uang-pusat': {
    key: 'no_reff',
    list: 'kirim-uang',
    query: asked => moneyAsked(asked.no_reff),
  },
  '/terima-uang-kas': {
    key: 'no_reff',
    list: 'kirim-uang-history',
    detail: 'kirim-uang',
    query: ({ no_reff }) => ({ q: no_reff }),
  },
  '/jurnal-umum': {
    key: 'no_jurnal',
    list: 'jurnal',
    query: asked => moneyAsked(asked.no_jurnal),
  },
  '/data-barang': {
    key: 'kode_barcode',
    list: 'barang',
    query: (asked, { status }) => {
      const first = piecesAsked(status === undefined ? asked : { status: String(status), ...asked })
      return queryOf(first.filter, first.asked)
    },
  },
}

/** A list of money finds a number on any day that may be seen. */
const salesAsked = (asked: StatedAsked, nomor: string | undefined) =>
  statedFilter({
    ...{ asked, nomor, states: ['SELESAI', 'BATAL'], bySales: true },
    days: askedDays(asked, nomor, { today: '2026-11-25', locked: undefined }),
  })

const moneyAsked = (nomor: string | undefined) => ({
  tgl_from: DAYS.tanggal_awal,
  tgl_to: DAYS.sampai_tgl,
  q: nomor,
})

/** The list there holds the row's document alone, or as many as the row counts. */
async function opensScreen({ path, search, acting }: Followed, row: ReportRow, store: string) {
  if (Object.keys(search).length === 0) return opensByItself(path, acting, store)
  if (path === '/rekening-koran') return opensStatement(search, row, store)
  const screen = SCREENS[path as AddressedScreen]
  if (screen === undefined) throw new Error(`nothing is known of what ${path} asks for`)
  expect(acting).toBe(store)
  const names: readonly string[] = ADDRESSES[path as AddressedScreen]
  expect(names).toEqual(expect.arrayContaining(Object.keys(search)))
  const { key, list, detail = list } = screen
  const nomor = search[key] ?? search.barcode
  const one =
    nomor === undefined
      ? {}
      : expectStatus(await shop.owner.get<Found>(`${detail}/${nomor}`, { toko: store }), 200)
  const asked = screen.query(search, one)
  const said = Object.entries(asked).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  const page = await shop.owner.get<Page>(`${list}?${query}`, { toko: store })
  const { count, data } = expectStatus(page, 200)
  const found = data.map(piece => piece[key])
  // A renewal's number is that of the new loan, and of what ended the old one.
  if (nomor !== undefined) {
    expect([one[key], found.length < 3]).toEqual([nomor, true])
    expect(found).toContain(nomor)
    expect(JSON.stringify(one)).toContain(String(row[key] ?? row.nomor ?? nomor))
  } else if (key in row) expect(found).toContain(row[key])
  else expect([row.jumlah, count]).toEqual([count, row.jumlah])
}

/** A screen of the menu, as it opens without anything asked, in the row's store. */
function opensByItself(path: string, acting: string | undefined, store: string) {
  expect(acting).toBe(store)
  expect(menuNodes().map(node => node.path)).toContain(path)
}

/** A statement says of its account and day what the row says. */
async function opensStatement(search: Followed['search'], row: ReportRow, store: string) {
  const { no_rekening = '', tgl = '' } = search
  const path = `rekening-koran/ringkas?no_rekening=${no_rekening}&tgl=${tgl}`
  const there = await shop.owner.get<ReportRow>(path, { toko: store })
  const shown = of(expectStatus(there, 200), ['tgl', 'bank', 'buku'])
  expect(shown).toEqual(of(row, ['tgl', 'bank', 'buku']))
}

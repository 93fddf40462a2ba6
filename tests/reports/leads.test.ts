import type { ReportAnswer, ReportRow } from '@kencana/contract/kit/report'
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
import { moveAndScrap } from '../barang/moved-pieces.ts'
import { pawnForDays } from '../database/pawned-days.ts'
import { swipedAndPaid } from '../gesek-tunai/swipe.ts'
import { moveForADay } from '../kas/moved-day.ts'
import { owed, pay, soldFor } from '../kurang-bayar/short.ts'
import { buyForADay } from '../pembelian/bought-day.ts'
import { buy, loose, SELLER, setBuyingBoard } from '../pembelian/counter.ts'
import { cancelExchange, exchangeGranted, exchanging } from '../pembelian/exchange.ts'
import { paidOut } from '../pencairan/settle.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { cheaperSale, type ReportShop, reportOf, tradedShop } from './report-shop.ts'
import { takeIn } from './take-in.ts'

// Every column of every report that leads somewhere, by its definition: what the screen there asks
// for by its address is the row's document, or the rows that the row sums, in the row's store.

const DAYS = { tanggal_awal: '2026-11-21', sampai_tgl: '2026-11-25' }
const RINGS = { toko: 'JKT', nomor: 11, count: 1 }
/** Rows tried of each column. */
const MOST = 8

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  const [kode_barcode = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 300 })
  await cheaperSale(shop.kasir, RING_PRICE - 500, { barang: [{ kode_barcode, diskon_rp: 500 }] })
  const [another = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 400 })
  const bill = cashSale([another], RING_PRICE - 50_000, { kode_kupon: 'BARU50' })
  expectStatus(await shop.kasir.post('penjualan', bill), 201)
  const [traded = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 450 })
  const pajak = { jenis: 'PEDAGANG', npwp: '0123456789012345' }
  const toTrader = cashSale([traded], RING_PRICE + 12_938, { customer: { nama: 'Toko', pajak } })
  expectStatus(await shop.kasir.post('penjualan', toTrader), 201)
  await deposit(shop.kasir, 1_000_000)
  const [lacking = ''] = await takeIn(shop.api, shop.kasir, { ...RINGS, from: 470 })
  const short = await owed(shop.kasir, await soldFor(shop.kasir, lacking))
  const qris = { pembayaran: [{ cara: 'QRIS', jumlah: 50_000 }] }
  expectStatus(await pay(shop.kasir, short, 50_000, qris), 201)
  await paidOut(shop.spv, shop.kasir)
  await swipedAndPaid(shop.spv, shop.kasir)
  await exchangeAndUndo()
  // Near what is to be reported of a person and day.
  const heavy = loose(410_000_000, { berat: 400, kode_kondisi: 'UTUH' })
  const penjual = { ...SELLER, no_identitas: '3171010101010099' }
  expectStatus(await buy(shop.kasir, [heavy], { penjual }), 201)
  await buyForADay(shop.api)
  await pawnForDays(shop.api)
  await moveForADay(shop.api)
  const pieces = await takeIn(shop.api, shop.kasir, { ...RINGS, count: 2, from: 900 })
  await moveAndScrap(shop.spv, pieces, 'A02')
}, 90_000)
afterAll(() => shop?.api.stop())

/** An exchange that stands and one that was cancelled: both sides are in the reports. */
async function exchangeAndUndo(): Promise<void> {
  await setBuyingBoard(shop.owner)
  const rings = await takeIn(shop.api, shop.kasir, { ...RINGS, count: 2, from: 700 })
  for (const ring of rings) {
    const body = exchanging([ring], [loose(RING_PRICE - 500_000)])
    const done = expectStatus(await exchangeGranted(shop.kasir, ['PEMBELIAN'], body), 201)
    if (ring === rings[1]) expectStatus(await cancelExchange(shop.spv, done.no_tukar_tambah), 201)
  }
}

/** Columns that lead from another form of a report than its first. */
const FORMS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'laporan-penjualan-per-bayar': { no_faktur_jual: { rincian: 'FAKTUR' } },
  'laporan-bonus-sales': { no_faktur_jual: { rincian: 'BARANG' } },
  'laporan-kupon': { no_faktur_jual: { rincian: 'FAKTUR' } },
  'laporan-potongan': { diskon: { rincian: 'SALES' } },
  'laporan-ppn-keluaran': { no_faktur_jual: { rincian: 'NOTA' } },
  'laporan-pph22': { no_faktur_jual: { rincian: 'NOTA' } },
  'laporan-margin': { kode_group: { rincian: 'GROUP' } },
  'laporan-tukar-tambah': { kode_barcode: { rincian: 'BARANG' }, jual: { rincian: 'SALES' } },
  'laporan-umur-barang': { kode_barcode: { rincian: 'BARANG' } },
  'laporan-hutang-jatuh-tempo': { no_faktur_hutang: { tgl: '2027-08-01' } },
}

const LEADING = REPORTS.flatMap(({ face }) =>
  face.columns.flatMap(column => (column.leadsTo === undefined ? [] : [{ face, column }])),
)

describe.each(LEADING)('$face.id, column $column.key', ({ face, column }) => {
  test.each([['JKT'], ['JKT,BDG']])('of %s leads to the row', async toko => {
    const days = face.filters.some(filter => filter.kind === 'date-range') ? DAYS : {}
    const asked = { ...days, ...FORMS[face.id]?.[column.key], toko }
    const { rows, meta } = await reportOf(shop.owner, face.id, asked)
    const leads = rows.flatMap(row => {
      const lead = leadOf(column, row, meta.stores)
      return lead === undefined ? [] : [{ row, lead }]
    })
    expect(leads.length).toBeGreaterThan(0)
    for (const { row, lead } of leads.slice(0, MOST)) {
      const store = String(row.toko ?? toko)
      if (lead.path.startsWith('/laporan-')) await opensReport(face.id, lead, row, store, rows)
      else await opensScreen(lead, row, store)
    }
  })
})

type There = Pick<ReportAnswer, 'rows' | 'totals'>
/** The journal of a row's document balances; of a row that is a line, it has that line. */
const inItsJournal = (
  row: ReportRow,
  { rows, totals }: There,
  isLine: (line: ReportRow) => boolean = () => true,
) =>
  [
    [new Set(rows.map(line => line.nomor)), new Set([row.nomor])],
    [rows.some(isLine), true],
    [
      [totals.debit, totals.murni],
      [totals.kredit, 0],
    ],
  ] as const

/** The line of a book of money. */
const ofMoney = (row: ReportRow) => (line: ReportRow) =>
  line.debit === row.masuk && line.kredit === row.keluar

const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)

type Pairs = readonly (readonly [unknown, unknown])[]

/**
 * Reports whose figures are said in another way where they lead: each pair is equal. A journal is a
 * document: the line that leads there is one of its own, and it balances.
 */
const SAID: Readonly<
  Record<string, (row: ReportRow, there: There, here: readonly ReportRow[]) => Pairs>
> = {
  'laporan-buku-besar /laporan-jurnal': (row, there) =>
    inItsJournal(
      row,
      there,
      line => line.debit === row.debit && line.nomor_akun === row.nomor_akun,
    ),
  'laporan-kas /laporan-jurnal': (row, there) => inItsJournal(row, there, ofMoney(row)),
  'laporan-bank /laporan-jurnal': (row, there) => inItsJournal(row, there, ofMoney(row)),
  'laporan-transaksi-harian /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-hancur-barang /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-kartu-stock /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-kartu-stock /laporan-pindah-barang': (row, { rows }) => [
    [
      rows.find(({ kode_barcode }) => kode_barcode === row.kode_barcode)?.berat,
      figure(row, 'masuk') + figure(row, 'keluar'),
    ],
    [new Set(rows.map(({ nomor }) => nomor)), new Set([row.nomor])],
  ],
  'laporan-jejak-audit /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-jejak-audit /laporan-pindah-barang': (row, { rows }) => [
    [new Set(rows.map(({ nomor }) => nomor)), new Set([row.nomor])],
  ],
  'laporan-emas-harian /laporan-transaksi-harian': (row, { rows }) => [
    [new Set(rows.map(document => document.tgl)), new Set([row.tgl])],
  ],
  'laporan-rekap-toko /laporan-penjualan': (row, { totals }) => [
    [
      [row.pcs_jual, row.jual],
      [totals.jumlah, totals.total],
    ],
  ],
  'laporan-rekap-toko /laporan-pembelian': (row, { totals }) => [
    [
      [row.pcs_beli, row.beli],
      [totals.jumlah, totals.total],
    ],
  ],
  'laporan-rekap-toko /laporan-laba-rugi': (row, { totals }) => [[row.laba, totals.jumlah]],
  'laporan-bunga-hutang /laporan-jurnal': (row, { totals }) => [
    [row.jumlah, figure(totals, 'kredit') - figure(totals, 'debit')],
  ],
  'laporan-laba-rugi /laporan-buku-besar': (row, { totals }) => [
    [row.jumlah, figure(totals, 'kredit') - figure(totals, 'debit')],
    [row.murni, totals.murni],
  ],
  // Money on its way and what of it was received are two rows of one account.
  'laporan-neraca /laporan-buku-besar': (row, { rows }, here) => {
    const parts = here.filter(one => one.nomor_akun === row.nomor_akun && one.toko === row.toko)
    const left = parts.reduce((all, p) => all + figure(p, 'aktiva') - figure(p, 'pasiva'), 0)
    return [
      [Math.abs(left), Math.abs(figure(rows.at(-1), 'saldo'))],
      [row.murni, rows.at(-1)?.saldo_murni],
    ]
  },
  'laporan-neraca /laporan-laba-rugi': (row, { totals }) => [
    [row.pasiva, totals.jumlah],
    [row.murni, totals.murni],
  ],
  'laporan-neraca-emas /laporan-buku-besar': (row, { totals }) => [
    [figure(row, 'akhir') - figure(row, 'awal'), totals.murni],
  ],
}

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
  const said = SAID[`${id} ${path}`]
  if (said !== undefined) {
    for (const [one, other] of said(row, there, here)) expect(one).toEqual(other)
    return
  }
  const shown = there.meta.columns.map(column => column.key)
  const named = Object.keys(search).filter(name => shown.includes(name) && name in row)
  expect(there.rows.map(one => of(one, named))).toEqual(there.rows.map(() => of(row, named)))
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
  const named = Object.values(search).includes(String(row[key]))
  const one = named
    ? expectStatus(await shop.owner.get<Found>(`${detail}/${row[key]}`, { toko: store }), 200)
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

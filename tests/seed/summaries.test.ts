import { existsSync, readFileSync } from 'node:fs'
import type { ringkasan, ringkasanGrafik } from '@kencana/contract/areas/ringkasan'
import type { closingState } from '@kencana/contract/areas/tutup-toko'
import type { drawerSums } from '@kencana/contract/areas/uang/buku'
import { isResult, type ReportAnswer } from '@kencana/contract/kit/report'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { addDays } from '@kencana/domain/calendar'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { isMaster } from '../architecture/bodies.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { logIn } from '../sample-shop/api.ts'
import { allOf, besideRows, filtersOf, isPaged, type Row, sumsUp, TOKO } from './asked-lists.ts'
import { seed, TODAY } from './seeded.ts'
import { AT_CLOSING, BESIDE, type Counted, HELD, sumOf, WAITING } from './summaries.ts'

// A summary and its list have one condition: what is counted is what is shown, on the sample chain,
// of every list there is, with each of its filters (18 D). Masters' lists are of one engine:
// masters/every-master.test.ts.

const DAYS = 10
const seeded = await seed({ days: DAYS, opening: 160 })
afterAll(() => seeded.close())
const owner = await logIn(await seeded.serve(), 'OWNER')

const get = async <T>(path: string) => expectStatus(await owner.get<T>(path, TOKO), 200)
const paged = endpoints.filter(one => !isMaster(one.route.path) && isPaged(one))
const [account] = (
  await get<{ no_rekening: string; terbuka: number }[]>('rekening-koran/rekening')
).filter(({ terbuka }) => terbuka > 0)

/** What a list cannot be asked without. */
const needed = (path: string): Record<string, string> =>
  path.startsWith('rekening-koran/') ? { no_rekening: account?.no_rekening ?? '' } : {}

describe.each(paged.map(one => [one.route.path, one] as const))('GET %s', (path, one) => {
  test('counts the rows it shows, with each of its filters', async () => {
    const whole = needed(path)
    const all = await allOf(owner, path, whole)
    const widest = await allOf(owner, path, { ...whole, ...widestOf(one) })
    for (const filter of filtersOf(one, widest.data)) {
      const asked = { ...whole, ...widestOf(one), ...filter }
      const found = await allOf(owner, path, asked)
      if (filter.q !== undefined) expect(found.count, JSON.stringify(asked)).toBeGreaterThan(0)
      for (const [name, told] of Object.entries(BESIDE[path] ?? {})) {
        if (typeof told === 'string') continue
        expect(found[name], `${path} ${JSON.stringify(asked)}`).toEqual(told(found, all))
      }
    }
  })
})

/** The words that let a list show everything, where there are such. */
function widestOf(one: (typeof paged)[number]): Record<string, string> {
  const words = filtersOf(one, []).filter(filter => Object.values(filter)[0] === 'ALL')
  return Object.assign({}, ...words)
}

test('whatever stands beside the rows of a list is judged, and so are answers that sum up', () => {
  const beside = paged.map(one => [one.route.path, besideRows(one)] as const)
  const judged = Object.entries(BESIDE).map(([path, one]) => [path, Object.keys(one)] as const)
  expect(beside.filter(([, names]) => names.length > 0)).toEqual(judged)
  const others = endpoints.filter(one => {
    const { method, path, file } = one.route
    return method === 'GET' && file !== true && !isMaster(path) && !isPaged(one) && sumsUp(one)
  })
  expect(others.map(({ route }) => route.path).sort()).toEqual(Object.keys(HELD).sort())
})

test('a test that is named as holding one is there, and asks for it', () => {
  const named = [...Object.entries(HELD), ...Object.entries(BESIDE).flatMap(filesOf)]
  const missing = named.filter(([path, said]) => {
    const file = /(\S+\.test\.ts)$/.exec(said)?.[1]
    if (file === undefined) return false
    const at = `tests/${file}`
    const [, last = ''] = /([\w-]+)(?:\/\{\w+\})?$/.exec(path) ?? []
    return !existsSync(at) || !readFileSync(at, 'utf8').includes(last)
  })
  expect(missing).toEqual([])
})

const filesOf = ([path, beside]: [string, (typeof BESIDE)[string]]) =>
  Object.values(beside).flatMap(said => (typeof said === 'string' ? [[path, said] as const] : []))

/** How many rows a list shows of what is counted, and their rupiah. */
async function shown({ path, query = {}, rp, those = () => true }: Counted) {
  const { data } = await allOf(owner, path, query)
  const counted = data.filter(row => those(row, { user_id: 'OWNER', blind: TODAY }))
  return { n: counted.length, rp: rp === undefined ? null : sumOf(counted, rp) }
}

test('what waits at home is what the list of its screen shows', async () => {
  const { tugas } = await get<AnswerOf<typeof ringkasan>>('ringkasan')
  const seen: string[] = []
  for (const [kode, counted] of Object.entries(WAITING)) {
    if (typeof counted === 'string') continue
    const told = tugas.find(one => one.kode === kode)
    expect(
      { n: told?.jumlah ?? 0, rp: told?.rp ?? (counted.rp === undefined ? null : 0) },
      kode,
    ).toEqual(await shown(counted))
    if (told !== undefined) seen.push(kode)
  }
  expect(seen).toEqual(['NON_CASH', 'BLN'])
})

/** Those the sample chain has, at the least. */
const SEEN = [
  'Kartu debit belum dicocokkan',
  'QRIS belum dicocokkan',
  'Transfer belum dicocokkan',
  'Kurang bayar belum lunas',
  'Dokumen hutang belum divalidasi',
  'Dokumen titipan belum divalidasi',
]

test('what is open at a closing is what the list its line leads to shows', async () => {
  const { perhatian, terbuka, penghalang } = await get<AnswerOf<typeof closingState>>('tutup-toko')
  const told = [...perhatian, ...terbuka]
  expect([...told, ...penghalang].filter(({ apa }) => AT_CLOSING[apa] === undefined)).toEqual([])
  for (const [apa, counted] of Object.entries(AT_CLOSING)) {
    if (typeof counted === 'string') continue
    const line: { rincian: string; jumlah?: number | undefined } | undefined = told.find(
      one => one.apa === apa,
    )
    const rp = counted.rp === undefined ? null : (line?.jumlah ?? 0)
    expect({ n: Number(line?.rincian ?? 0), rp }, apa).toEqual(await shown(counted))
  }
  expect(told.map(({ apa }) => apa)).toEqual(expect.arrayContaining(SEEN))
})

test('sales and stock of home are those of their lists', async () => {
  const home = await get<AnswerOf<typeof ringkasan>>('ringkasan')
  const sales = (status: string) => allOf(owner, 'penjualan', { status, tgl_from: TODAY })
  const [sold, undone] = [await sales('SELESAI'), await sales('BATAL')]
  expect(home.hari_ini).toEqual(figuresOf(sold.data))
  expect(home.batal).toEqual({ nota: undone.count, total: sumOf(undone.data, 'total') })
  const lies = [
    await allOf(owner, 'barang', { status: 'ADA' }),
    await allOf(owner, 'barang', { status: 'DIPERIKSA' }),
  ].flatMap(({ data }) => data)
  const stock = { pcs: lies.length, berat: grams(sumOf(lies, 'berat')) }
  expect(home.stok).toMatchObject(stock)
  const { totals } = await get<ReportAnswer>('reports/laporan-stock-per-baki?toko=JKT')
  expect([totals.jumlah, totals.murni]).toEqual([stock.pcs, home.stok?.murni_ug])
})

const grams = (sum: number) => Math.round(sum * 1_000) / 1_000
const figuresOf = (rows: readonly Row[]) => ({
  nota: rows.length,
  pcs: sumOf(rows, 'pcs'),
  berat: grams(sumOf(rows, 'berat')),
  total: sumOf(rows, 'total'),
})

test('the chart of sales, its days, kinds and persons are the sales of the list', async () => {
  const chart = await get<AnswerOf<typeof ringkasanGrafik>>('ringkasan/grafik?hari=7')
  const days = { tgl_from: chart.dari, tgl_to: chart.sampai }
  const { data } = await allOf(owner, 'penjualan', { status: 'SELESAI', ...days })
  expect(chart.jumlah).toEqual(figuresOf(data))
  for (const day of chart.harian) {
    const its = data.filter(({ tgl_system }) => tgl_system === day.tgl)
    expect(day).toEqual({ tgl: day.tgl, ...figuresOf(its) })
  }
  for (const parts of [chart.jenis, chart.sales]) {
    const { nota: _, ...sums } = figuresOf(parts as readonly Row[])
    expect(sums).toEqual({ ...sums, pcs: chart.jumlah.pcs, berat: chart.jumlah.berat })
  }
  expect(sumOf(chart.sales, 'total')).toBe(chart.jumlah.total)
})

test('what went through each drawer is what its book shows, day by day', async () => {
  for (const tgl of [addDays(TODAY, -1), TODAY]) {
    const { laci } = await get<AnswerOf<typeof drawerSums>>(`cash/buku?tgl=${tgl}`)
    const asked = { tgl_from: tgl, tgl_to: tgl }
    const { data } = await allOf(owner, 'cash/paginated', asked)
    for (const one of laci) {
      const its = data.filter(({ tempat }) => tempat === one.laci)
      const [masuk, keluar] = [sumOf(its, 'masuk'), sumOf(its, 'keluar')]
      expect(one, tgl).toEqual({ ...one, masuk, keluar, akhir: (one.awal ?? 0) + masuk - keluar })
    }
    expect(sumOf(laci, 'masuk'), `${tgl} ${JSON.stringify(laci)} ${data.length}`).toBeGreaterThan(0)
  }
})

test.each(REPORTS.map(({ id }) => id))('%s: totals are the sums of its rows', async id => {
  const report = REPORTS.find(one => one.id === id)
  const kinds = report?.face.filters.map(({ kind }) => kind) ?? []
  const days = { tanggal_awal: addDays(TODAY, -DAYS), sampai_tgl: TODAY }
  const query = {
    ...(kinds.includes('stores') ? { toko: 'JKT' } : {}),
    ...(kinds.includes('date-range') ? days : {}),
  }
  for (const more of [{}, { q: '1' }]) {
    const asked = new URLSearchParams({ ...query, ...more })
    const { rows, totals, meta } = await get<ReportAnswer>(`reports/${id}?${asked}`)
    expect(meta.more).toBe(false)
    expect(rows).toHaveLength(meta.count)
    const counted = rows.filter(row => !isResult(row))
    for (const { key } of meta.columns.filter(column => column.total)) {
      expect(totals[key], `${id} ${key} ${asked}`).toBe(sumOf(counted, key))
    }
  }
})

import type { ReportAnswer, ReportRow } from '@kencana/contract/kit/report'
import { addDays, daysBetween } from '@kencana/domain/calendar'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { wordsOf } from '../kertas/pdf-words.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Sales step by step against the sums of the ledger, each step beside its place in another time.

const ID = 'laporan-analisis-penjualan'
const FAR = { tanggal_awal: '2025-01-01', sampai_tgl: '2026-12-31' }

let shop: ReportShop

/** Days on which the sales of one day are told to have been, with how many times as large. */
const SPREAD = [
  ['2025-11-21', 2],
  ['2025-11-30', 3],
  ['2026-09-30', 5],
  ['2026-10-02', 7],
  ['2026-10-31', 11],
  ['2026-11-01', 13],
  ['2026-11-07', 17],
  ['2026-11-08', 19],
  ['2026-08-20', 500],
  ['2026-08-21', 497],
] as const

beforeAll(async () => {
  shop = await tradedShop()
  const admin = new pg.Client({ connectionString: shop.api.database.adminUrl })
  await admin.connect()
  await admin.query('begin; set local session_replication_role = replica')
  for (const [tgl, times] of SPREAD) {
    await admin.query(
      `insert into rekap_penjualan select kode_toko, $1, jenis, kode_sales, faktur, pcs * $2,
         berat_mg * $2, murni_ug * $2, diskon_rp * $2, ppn_rp * $2, total_rp * $2
       from rekap_penjualan where tgl = $3`,
      [tgl, times, TGL],
    )
  }
  await admin.query('commit')
  await admin.end()
})
afterAll(() => shop?.api.stop())

const report = (query: object, who = shop.spv) => reportOf(who, ID, { ...query })
const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)
const sold = async (dari: string, sampai: string, toko = 'JKT') =>
  (
    await ledger(
      shop.api,
      toko,
      `select coalesce(sum(case jenis when 'PENJUALAN' then total_rp else -total_rp end), 0)
       from rekap_penjualan where tgl between '${dari}' and '${sampai}'`,
    )
  )[0]

test('a total is the sum of its days, however the steps are laid', async () => {
  for (const langkah of ['HARI', 'MINGGU', 'BULAN']) {
    const range = { tanggal_awal: '2026-09-30', sampai_tgl: '2026-11-21' }
    const { rows, totals } = await report({ ...range, langkah })
    expect(totals.total).toBe(await sold(range.tanggal_awal, range.sampai_tgl))
    for (const row of rows) {
      const [dari, sampai] = [String(row.tgl), String(row.sampai)]
      expect([langkah, dari, row.total]).toEqual([langkah, dari, await sold(dari, sampai)])
      expect(figure(row, 'selisih')).toBe(figure(row, 'total') - figure(row, 'banding'))
    }
    if (langkah === 'HARI') expect(rows.every(row => row.tgl === row.sampai)).toBe(true)
  }
  const weeks = await report({
    tanggal_awal: '2026-11-01',
    sampai_tgl: '2026-11-21',
    langkah: 'MINGGU',
  })
  expect(weeks.rows.map(row => [row.tgl, row.sampai])).toEqual([
    ['2026-11-01', '2026-11-07'],
    ['2026-11-08', '2026-11-14'],
    ['2026-11-15', '2026-11-21'],
  ])
  const months = await report({ ...FAR, tanggal_awal: '2026-10-15', langkah: 'BULAN' })
  expect(months.rows.map(row => [row.tgl, row.sampai])).toEqual([
    ['2026-10-15', '2026-10-31'],
    ['2026-11-01', '2026-11-30'],
    // Nothing was sold then, but in the time it is compared with.
    ['2026-12-01', '2026-12-31'],
  ])
})

test('the day itself is the ledger’s', async () => {
  const { rows, totals } = await report({ tanggal_awal: TGL, sampai_tgl: TGL })
  const own = await reportOf(shop.spv, 'laporan-penjualan')
  for (const key of ['faktur', 'batal', 'jumlah', 'berat', 'murni', 'diskon', 'total']) {
    expect([key, totals[key]]).toEqual([key, own.totals[key]])
  }
  expect(rows[0]).toMatchObject({ banding: 0, persen: null, rata: figure(totals, 'total') / 3 })
})

test('days are compared with as many days before, whole months with whole months', async () => {
  const week = { tanggal_awal: '2026-11-07', sampai_tgl: '2026-11-13' }
  expect((await report(week)).totals.banding).toBe(await sold('2026-10-31', '2026-11-06'))
  const october = { tanggal_awal: '2026-10-01', sampai_tgl: '2026-10-31' }
  expect((await report(october)).totals.banding).toBe(await sold('2026-09-01', '2026-09-30'))
  const november = { tanggal_awal: '2026-11-01', sampai_tgl: '2026-11-30', langkah: 'BULAN' }
  const { rows } = await report(november)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.banding).toBe(await sold('2026-10-01', '2026-10-31'))
  const [now, then] = [figure(rows[0], 'total'), figure(rows[0], 'banding')]
  expect(rows[0]?.persen).toBe(Math.round((1000 * (now - then)) / then))
  const quarter = { tanggal_awal: '2026-09-01', sampai_tgl: '2026-11-30', langkah: 'BULAN' }
  expect((await report(quarter)).totals.banding).toBe(await sold('2026-06-01', '2026-08-31'))
})

test('each step stands beside its place in the year before', async () => {
  const range = { tanggal_awal: '2026-11-01', sampai_tgl: '2026-11-30', pembanding: 'TAHUN' }
  const { rows, totals } = await report(range)
  expect(totals.banding).toBe(await sold('2025-11-01', '2025-11-30'))
  const beside = rows.filter(row => figure(row, 'banding') !== 0)
  expect(beside.map(row => row.tgl)).toEqual(['2026-11-21', '2026-11-30'])
  // A year has no 29 February: what was sold then stands on the last day of its month.
  const leap = { tanggal_awal: '2025-02-01', sampai_tgl: '2025-02-28', pembanding: 'TAHUN' }
  expect((await report(leap)).totals.banding).toBe(await sold('2024-02-01', '2024-02-29'))
})

test('any two days: nothing is counted twice or left out', async () => {
  const first = '2025-11-01'
  for (let i = 0; i < 60; i += 1) {
    const dari = addDays(first, (i * 37) % 380)
    const sampai = addDays(dari, (i * 11) % 90)
    const { totals } = await report({ tanggal_awal: dari, sampai_tgl: sampai })
    const length = daysBetween(dari, sampai) + 1
    expect(totals.total).toBe(await sold(dari, sampai))
    const isMonth = dari.endsWith('-01') && addDays(sampai, 1).endsWith('-01')
    if (isMonth) continue
    const before = await sold(addDays(dari, -length), addDays(dari, -1))
    expect([dari, sampai, totals.banding]).toEqual([dari, sampai, before])
  }
})

test('of one sales person, of stores each by itself or as one', async () => {
  const dewi = await report({ ...FAR, kode_sales: 'DEWI' })
  const per = await reportOf(shop.spv, 'laporan-penjualan-per-sales', { kode_sales: 'DEWI' })
  const day = dewi.rows.find(row => row.tgl === TGL)
  expect(day).toMatchObject({ jumlah: per.totals.jumlah, total: per.totals.total })
  const both = { ...FAR, langkah: 'BULAN', toko: 'JKT,BDG' }
  const each = await report(both, shop.owner)
  const one = await report({ ...both, susunan: 'GABUNGAN' }, shop.owner)
  expect(one.totals).toEqual(each.totals)
  for (const row of one.rows) {
    const parts = each.rows.filter(part => part.tgl === row.tgl)
    expect(parts.map(part => part.toko)).toEqual(['JKT', 'BDG'])
    for (const key of ['faktur', 'jumlah', 'murni', 'total', 'banding', 'selisih']) {
      const sum = parts.reduce((all, part) => all + figure(part, key), 0)
      expect([key, row[key]]).toEqual([key, sum])
    }
    const [now, then] = [figure(row, 'total'), figure(row, 'banding')]
    expect(row.persen).toBe(then === 0 ? null : Math.round((1000 * (now - then)) / then))
    const notas = figure(row, 'faktur') - figure(row, 'batal')
    expect(row.rata).toBe(Math.round(now / notas))
  }
})

test.each(['id', 'en', 'it', 'zh-Hant-HK', 'ms', 'ja'])(
  'a share a little below nothing keeps its sign in every form, in %s',
  async language => {
    const days = { tanggal_awal: '2026-08-21', sampai_tgl: '2026-08-21' }
    const form = (ending: string) =>
      fetch(`${shop.api.origin}/api/v1/reports/${ID}${ending}?${new URLSearchParams(days)}`, {
        headers: { authorization: `Bearer ${shop.spv.token}`, 'accept-language': language },
      })
    const { rows, meta } = (await (await form('')).json()) as ReportAnswer
    expect(rows.map(row => row.persen)).toEqual([-6])
    const at = meta.columns.findIndex(({ key }) => key === 'persen')
    const [, csv = ''] = (await (await form('/csv')).text()).split('\r\n')
    expect(csv.split(',')).toContain('-0.6')
    const excel = await parseSheet(
      Buffer.from(await (await form('/excel')).arrayBuffer()),
      'a.xlsx',
    )
    expect(excel.rows[1]?.[at]).toBe('-0.6')
    const { words } = await wordsOf(await form('/pdf'))
    expect(words.map(({ text }) => text)).toContain('-0.6%')
  },
)

test('says the same on screen and in files; has no trouble with the ends of time', async () => {
  await sameEverywhere(shop.spv, ID, { ...FAR, langkah: 'BULAN', pembanding: 'TAHUN' })
  await sameEverywhere(shop.owner, ID, { ...FAR, toko: 'JKT,BDG', susunan: 'GABUNGAN' })
  for (const pembanding of ['SEBELUM', 'TAHUN']) {
    const all = await report({ tanggal_awal: '1900-01-01', sampai_tgl: '9999-12-31', pembanding })
    expect(all.totals.total).toBe(await sold('1900-01-01', '9999-12-31'))
  }
  expect((await (await shop.api.as('SALES-JKT')).get(`reports/${ID}`)).status).toBe(403)
})

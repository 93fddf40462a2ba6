import type { ReportRow } from '@kencana/contract/kit/report'
import { addDays } from '@kencana/domain/calendar'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MovedPieces, moveAndScrap } from '../barang/moved-pieces.ts'
import { buyForADay } from '../pembelian/bought-day.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { closeDay, openDay } from '../races/race.ts'
import type { Caller } from '../sample-shop/api.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { sameEverywhere, TRAY_REPORTS } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Trays and their pieces against the movements and the books, after three days on which pieces
// came, were sold, bought, moved from tray to tray and destroyed.

const LAST = addDays(TGL, 2)
const DAYS = { tanggal_awal: TGL, sampai_tgl: LAST }

let shop: ReportShop
let spv: Caller
const moved: MovedPieces[] = []
let rings: string[]
beforeAll(async () => {
  shop = await tradedShop()
  spv = shop.spv
  rings = await takeIn(shop.owner, Array(6).fill({}))
  moved.push(await moveAndScrap(spv, rings.slice(0, 3), 'A02'))
  await buyForADay(shop.api)
  expectStatus(await closeDay(shop.kasir, await openDay(shop.kasir)), 201)
  await takeIn(shop.owner, Array(2).fill({ kode_baki: 'A02' }))
  expectStatus(await shop.kasir.post('penjualan', cashSale([rings[0] ?? ''], RING_PRICE)), 201)
  expectStatus(await closeDay(shop.kasir, await openDay(shop.kasir)), 201)
  moved.push(await moveAndScrap(spv, rings.slice(3, 5), 'A02'))
})
afterAll(() => shop?.api.stop())

const books = (statement: string) => ledger(shop.api, 'JKT', statement)
const report = (id: string, query: object = {}) => reportOf(spv, id, { ...DAYS, ...query })
const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)

describe.each(TRAY_REPORTS)('%s', id => {
  const days = /umur|kadar/.test(id) ? {} : DAYS

  test('says the same on screen, paper, sheet and CSV', async () => {
    expect((await reportOf(spv, id, days)).rows.length).toBeGreaterThan(0)
    await sameEverywhere(spv, id, days)
    await sameEverywhere(shop.owner, id, { ...days, toko: 'JKT,BDG' })
  })

  test('is of one store, and refused to whoever may not read it', async () => {
    const owned = await reportOf(shop.owner, id, { ...days, toko: 'JKT' })
    expect(owned.totals).toEqual((await reportOf(spv, id, days)).totals)
    expect((await spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
    expect((await (await shop.api.as('SALES-JKT')).get(`reports/${id}`)).status).toBe(403)
  })
})

/** What lay in a tray before a day, from every movement there ever was, added up by itself. */
const layBefore = (kode_baki: string, tgl: string) =>
  books(`select count(*) filter (where k = 1) - count(*) filter (where k = -1),
      coalesce(sum(k * mg), 0), coalesce(sum(k * ug), 0) from (
    select 1 as k, berat_mg as mg, murni_ug as ug from gerak_barang
      where ke_baki = '${kode_baki}' and tgl < '${tgl}'
    union all
    select -1, coalesce(dari_berat_mg, berat_mg), coalesce(dari_murni_ug, murni_ug)
      from gerak_barang where dari_baki = '${kode_baki}' and tgl < '${tgl}') g`)

const UNITS = [
  ['BERAT', 'awal', 'masuk', 'keluar', 'akhir'],
  ['MURNI', 'murni_awal', 'murni_masuk', 'murni_keluar', 'murni_akhir'],
] as const

describe('laporan-mutasi-stock', () => {
  const ID = 'laporan-mutasi-stock'

  test('opening + in − out = closing, and each is what the movements say, any days', async () => {
    const day = fc.integer({ min: -2, max: 4 }).map(n => addDays(TGL, n))
    await fc.assert(
      fc.asyncProperty(day, day, async (a, b) => {
        const [tanggal_awal, sampai_tgl] = a < b ? [a, b] : [b, a]
        for (const [rincian, awal, masuk, keluar, akhir] of UNITS) {
          const { rows } = await report(ID, { tanggal_awal, sampai_tgl, rincian })
          for (const row of rows) {
            const of = (key: string) => figure(row, key)
            expect(of('pcs_awal') + of('pcs_masuk') - of('pcs_keluar')).toBe(of('pcs_akhir'))
            expect(of(awal) + of(masuk) - of(keluar)).toBe(of(akhir))
            const tray = String(row.kode_baki)
            const unit = rincian === 'BERAT' ? 1 : 2
            const before = await layBefore(tray, tanggal_awal)
            const after = await layBefore(tray, addDays(sampai_tgl, 1))
            expect([of('pcs_awal'), of(awal)]).toEqual([before[0], before[unit]])
            expect([of('pcs_akhir'), of(akhir)]).toEqual([after[0], after[unit]])
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('what lies there at the end is the stock account of that day', async () => {
    for (const sampai_tgl of [TGL, addDays(TGL, 1), LAST]) {
      const { totals } = await report(ID, { sampai_tgl, rincian: 'MURNI' })
      const [murni] = await books(`select coalesce(sum(murni_ug), 0) from jurnal_baris
        where jenis_akun in ('PERSEDIAAN', 'PERSEDIAAN_BLN') and tgl <= '${sampai_tgl}'`)
      expect([sampai_tgl, totals.murni_akhir]).toEqual([sampai_tgl, murni])
    }
    const { totals } = await report(ID)
    const stock = await reportOf(spv, 'laporan-stock-per-baki', { letak: 'ALL' })
    expect([totals.pcs_akhir, totals.akhir]).toEqual([stock.totals.jumlah, stock.totals.berat])
  })

  test('of one gudang and of one tray', async () => {
    const [a02] = (await report(ID, { kode_baki: 'A02' })).rows
    expect(a02).toMatchObject({ kode_baki: 'A02', pcs_awal: 0 })
    expect((await report(ID)).rows).toContainEqual(a02)
    expect((await report(ID, { kode_gudang: 'TAK-ADA' })).rows).toEqual([])
  })
})

describe('laporan-kartu-stock', () => {
  const ID = 'laporan-kartu-stock'

  test('its balance runs on from line to line and ends as the tray does', async () => {
    for (const tanggal_awal of [TGL, addDays(TGL, 1), LAST]) {
      const { rows, totals } = await report(ID, { tanggal_awal })
      const trays = await report('laporan-mutasi-stock', { tanggal_awal })
      const told = new Set(rows.map(row => row.kode_baki))
      expect(told).toEqual(new Set(trays.rows.map(row => row.kode_baki)))
      for (const tray of told) {
        const [first, ...lines] = rows.filter(row => row.kode_baki === tray)
        expect(first).toMatchObject({ jenis: 'Saldo awal', nomor: null })
        let [pcs, berat, murni] = ['sisa_pcs', 'sisa', 'sisa_murni'].map(key => figure(first, key))
        for (const line of lines) {
          const of = (key: string) => figure(line, key)
          pcs = Number(pcs) + of('pcs_masuk') - of('pcs_keluar')
          berat = Number(berat) + of('masuk') - of('keluar')
          murni = Number(murni) + of('murni_masuk') - of('murni_keluar')
          expect([of('sisa_pcs'), of('sisa'), of('sisa_murni')]).toEqual([pcs, berat, murni])
        }
        const whole = trays.rows.find(row => row.kode_baki === tray)
        expect([tray, pcs, berat]).toEqual([tray, whole?.pcs_akhir, whole?.akhir])
      }
      expect(totals).toMatchObject({ masuk: trays.totals.masuk, keluar: trays.totals.keluar })
    }
  })

  test('of one piece: where it came in, moved, and left', async () => {
    const { rows } = await report(ID, { kode_barcode: rings[2] ?? '' })
    const lines = rows.filter(row => row.nomor !== null)
    expect(lines.map(row => [row.kode_baki, row.jenis, row.sisa_pcs])).toEqual([
      ['A01', 'Tambah barang', 1],
      ['A01', 'Pindah barang', 0],
      ['A02', 'Pindah barang', 1],
      ['A02', 'Hancur barang', 0],
    ])
    expect(new Set(rows.map(row => row.kode_barcode ?? rings[2]))).toEqual(new Set([rings[2]]))
    expect((await report(ID, { kode_barcode: '99999999' })).rows).toEqual([])
  })
})

test('laporan-pindah-barang: each piece of the documents, and none of another', async () => {
  const { rows, totals } = await report('laporan-pindah-barang')
  const [pieces, berat, murni] = await books(`select count(*), sum(berat_mg), sum(murni_ug)
    from gerak_barang where jenis = 'PINDAH_BARANG'`)
  expect(totals).toEqual({ jumlah: pieces, berat, murni })
  expect(rows[0]).toMatchObject({ dari_baki: 'A01', ke_baki: 'A02', user_id: 'SPV-JKT' })
  const one = await report('laporan-pindah-barang', { nomor: moved[1]?.no_pindah ?? '' })
  expect(one.rows.map(row => row.kode_barcode)).toEqual(rings.slice(3, 5))
  expect((await report('laporan-pindah-barang', { dari_baki: 'A02' })).rows).toEqual([])
})

test('laporan-hancur-barang: what left the stock account, and who approved', async () => {
  const { rows, totals } = await report('laporan-hancur-barang')
  const [modal, murni] = await books(`select sum(kredit_rp - debit_rp), -sum(murni_ug)
    from jurnal_baris where jenis = 'HANCUR_BARANG' and jenis_akun = 'PERSEDIAAN'`)
  expect(totals).toMatchObject({ jumlah: 2, modal, murni })
  expect(rows.map(row => row.nomor)).toEqual(moved.map(one => one.no_hancur))
  expect(rows[0]).toMatchObject({ penyetuju: 'SPV-JKT', alasan: 'Patah saat dibersihkan' })
})

describe('laporan-umur-barang', () => {
  const ID = 'laporan-umur-barang'
  const ages = (query: object = {}) => reportOf(spv, ID, { letak: 'ALL', ...query })

  test('its pieces are those in the trays, by age and one by one', async () => {
    const stock = await reportOf(spv, 'laporan-stock-barang', { letak: 'ALL' })
    const { jumlah, berat, murni, modal } = stock.totals
    for (const rincian of ['UMUR', 'BARANG']) {
      expect((await ages({ rincian })).totals).toMatchObject({ jumlah, berat, murni, modal })
    }
    const { rows } = await ages({ rincian: 'BARANG' })
    for (const row of rows) {
      const came = Date.parse(String(row.tgl_masuk))
      expect(row.hari).toBe((Date.parse(LAST) - came) / 86_400_000)
    }
    const days = rows.map(row => figure(row, 'hari'))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  })

  test('a piece ages at the very day, and only its age has it', async () => {
    const [, piece] = (await ages({ rincian: 'BARANG' })).rows
    const code = String(piece?.kode_barcode)
    const admin = shop.api.database.adminUrl
    const db = new pg.Client({ connectionString: admin })
    await db.connect()
    const told: unknown[] = []
    for (const back of [30, 31, 90, 91, 180, 181, 365, 366]) {
      await db.query(
        `begin; set local session_replication_role = replica;
         update barang set tgl_masuk = '${addDays(LAST, -back)}' where kode_barcode = '${code}';
         commit`,
      )
      const rows = (await ages({ rincian: 'BARANG' })).rows
      told.push([back, rows.find(row => row.kode_barcode === code)?.umur])
    }
    await db.end()
    expect(told).toEqual([
      [30, 'Sampai 30 hari'],
      [31, '31–90 hari'],
      [90, '31–90 hari'],
      [91, '91–180 hari'],
      [180, '91–180 hari'],
      [181, '181–365 hari'],
      [365, '181–365 hari'],
      [366, 'Di atas 365 hari (stock mati)'],
    ])
    const dead = await ages({ rincian: 'BARANG', umur: 'MATI' })
    expect(dead.rows.map(row => row.kode_barcode)).toEqual([code])
    expect((await ages({ umur: 'H31' })).rows).toEqual([])
  })
})

test('laporan-stock-per-kadar: each purity as its pieces, the whole as the books', async () => {
  for (const letak of ['ADA', 'BLN', 'ALL']) {
    const { rows, totals } = await reportOf(spv, 'laporan-stock-per-kadar', { letak })
    const accounts = { ADA: ['PERSEDIAAN'], BLN: ['PERSEDIAAN_BLN'] }[letak] ?? [
      ...['PERSEDIAAN', 'PERSEDIAAN_BLN'],
    ]
    const [modal, murni] = await books(`select sum(debit_rp - kredit_rp), sum(murni_ug)
      from jurnal_baris where jenis_akun in ('${accounts.join("','")}')`)
    expect([letak, totals.modal, totals.murni]).toEqual([letak, modal, murni])
    for (const { kode_kadar, jumlah, berat } of rows) {
      const query = { letak, kode_kadar: String(kode_kadar) }
      const stock = await reportOf(spv, 'laporan-stock-barang', query)
      expect(stock.totals).toMatchObject({ jumlah, berat })
    }
  }
})

import type { ReportRow } from '@kencana/contract/kit/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pawnForDays } from '../database/pawned-days.ts'
import { buyForADay } from '../pembelian/bought-day.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'
import { DAY_REPORTS, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Reports of days, of stores side by side and of stock that moves, against the books and the trays,
// after days of sales, purchases, loans and deposits.

const DAYS = { tanggal_awal: '2026-11-21', sampai_tgl: '2026-11-25' }
const LATER = { tanggal_awal: '2026-11-22', sampai_tgl: '2026-11-25' }

let shop: ReportShop
let spv: Caller
let owner: Caller
beforeAll(async () => {
  shop = await tradedShop()
  spv = shop.spv
  owner = shop.owner
  await deposit(shop.kasir, 1_000_000)
  await buyForADay(shop.api)
  await pawnForDays(shop.api)
})
afterAll(() => shop?.api.stop())

const books = (statement: string, toko = 'JKT') => ledger(shop.api, toko, statement)
const report = (id: string, query: object = {}, who = spv) =>
  reportOf(who, id, { ...DAYS, ...query })
const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)
const summed = (rows: readonly ReportRow[], key: string) =>
  rows.reduce((all, row) => all + figure(row, key), 0)

describe.each(DAY_REPORTS)('%s', id => {
  test('says the same on screen, paper, sheet and CSV', async () => {
    expect((await report(id)).rows.length).toBeGreaterThan(0)
    await sameEverywhere(spv, id, DAYS)
    await sameEverywhere(owner, id, { ...DAYS, toko: 'JKT,BDG' })
  })

  test('is of one store; head office reads several, and it is refused to others', async () => {
    const parts = await Promise.all(['JKT', 'BDG'].map(toko => report(id, { toko }, owner)))
    const both = await report(id, { toko: 'JKT,BDG' }, owner)
    for (const key of Object.keys(both.totals)) {
      const sum = parts.reduce((all, { totals }) => all + figure(totals, key), 0)
      expect([key, both.totals[key]]).toEqual([key, sum])
    }
    expect((await (await shop.api.as('SALES-JKT')).get(`reports/${id}`)).status).toBe(403)
    expect((await spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
  })
})

describe('laporan-transaksi-harian', () => {
  const ID = 'laporan-transaksi-harian'

  test('every document once, with the money the books have of it', async () => {
    const { rows, totals } = await report(ID)
    const [documents] = await books('select count(*) from dokumen')
    expect(new Set(rows.map(row => row.nomor)).size).toBe(documents)
    expect(rows).toHaveLength(documents ?? 0)
    const [masuk, keluar] = await books(`select sum(debit_rp), sum(kredit_rp) from jurnal_baris
      where jenis_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC', 'PIUTANG_QRIS')`)
    expect(totals).toEqual({ masuk, keluar })
    const undone = rows.find(row => row.membatalkan === shop.sales[1])
    expect(undone).toMatchObject({ jenis: 'Batal penjualan', no_faktur_jual: shop.sales[1] })
    expect(undone?.penyetuju).toBe('SPV-JKT')
  })

  test('valid by is who checked a document, and its writer while nobody has', async () => {
    const of = (valid_by: string) =>
      report(ID, { valid_by }).then(({ rows }) => rows.map(row => row.nomor))
    const purchase = (await report(ID, { jenis: 'PEMBELIAN', valid_by: 'KASIR-JKT' })).rows[0]
    const nomor = String(purchase?.nomor)
    expect(await of('OWNER')).not.toContain(nomor)
    const check = { nomor, hasil: 'SESUAI' }
    expectStatus(await owner.post('validasi-pembelian', check, { toko: 'JKT' }), 201)
    const found = [await of('OWNER'), await of('KASIR-JKT')].map(all => all.includes(nomor))
    expect(found).toEqual([true, false])
    const detail = await report('laporan-pembelian-detail', { valid_by: 'OWNER' })
    expect(new Set(detail.rows.map(row => row.no_faktur_beli))).toEqual(new Set([nomor]))
  })

  test('of one kind, of one cashier, and closed while its module is off', async () => {
    const { rows } = await report(ID, { jenis: 'PEMBELIAN' })
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(row => row.jenis))).toEqual(new Set(['Pembelian']))
    expect((await report(ID, { valid_by: 'KASIR-BDG' })).rows).toEqual([])
    const keep = (LAPORAN_TRANSAKSI_HARIAN_MODULE: boolean) =>
      owner.put('para-system', {
        nilai: {},
        modul: { LAPORAN_TRANSAKSI_HARIAN_MODULE },
        toko: ['JKT'],
      })
    expectStatus(await keep(false), 200)
    const off = await spv.get(`reports/${ID}`)
    expect([off.status, off.body.code]).toEqual([403, 'MODULE_OFF'])
    expectStatus(await keep(true), 200)
  })
})

describe('stores side by side', () => {
  test('recaps are shown in the stores that may see them', async () => {
    const recaps = ['toko', 'penjualan', 'pembelian'].map(one => `laporan-rekap-${one}`)
    const keep = (REKAP_TOKO: string) =>
      owner.put('para-system', { nilai: { REKAP_TOKO }, modul: {}, toko: ['JKT'] })
    expect((await keep('bdg, xyz')).body.errors).toEqual({
      REKAP_TOKO: 'Ada kode toko yang tidak dikenal',
    })
    expectStatus(await keep(' pusat, bdg'), 200)
    const off = await Promise.all(recaps.map(id => spv.get(`reports/${id}`)))
    const whole = await Promise.all(recaps.map(id => all(id)))
    expect(JSON.stringify((await spv.get('users/session')).body.akses)).toMatch(
      /"laporan-rekap-toko","is_show":false/,
    )
    expectStatus(await keep(''), 200)
    for (const { status, body } of off) expect([status, body.code]).toEqual([403, 'TANPA_HAK'])
    // Head office reads that store beside the others all the same.
    for (const { rows } of whole) {
      expect(rows.map(row => row.kode_toko).sort()).toEqual(['BDG', 'JKT', 'PUSAT', 'SBY'])
    }
    for (const id of recaps) expectStatus(await spv.get(`reports/${id}`), 200)
    expectStatus(await keep('JKT'), 200)
    expectStatus(await spv.get(`reports/${recaps[0]}`), 200)
    expectStatus(await keep(''), 200)
  })

  const all = (id: string, query: object = {}) => report(id, { toko: 'ALL', ...query }, owner)

  test('laporan-rekap-toko: one row per store, its figures those of its books', async () => {
    const { rows, meta } = await all('laporan-rekap-toko')
    expect(rows.map(row => row.kode_toko).sort()).toEqual(['BDG', 'JKT', 'PUSAT', 'SBY'])
    expect([meta.group, meta.columns[0]?.key]).toEqual([[], 'kode_toko'])
    for (const toko of ['JKT', 'BDG']) {
      const row = rows.find(one => one.kode_toko === toko)
      const side = (kinds: string, sign = 'debit_rp - kredit_rp') =>
        books(`select coalesce(sum(${sign}), 0) from jurnal_baris where ${kinds}`, toko)
      expect([row?.toko, row?.kas]).toEqual([
        toko,
        ...(await side("jenis_akun in ('KAS', 'KAS_GADAI')")),
      ])
      expect([row?.pinjaman]).toEqual(await side("jenis_akun = 'PIUTANG_GADAI'"))
      expect([row?.titipan]).toEqual(
        await side("jenis_akun = 'HUTANG_TITIPAN'", 'kredit_rp - debit_rp'),
      )
      const stock = await reportOf(owner, 'laporan-stock-barang', { toko, letak: 'ALL' })
      const { jumlah: pcs, berat, murni } = stock.totals
      expect(row).toMatchObject({ pcs, berat, murni })
      const of = (id: string) => report(id, { toko }, owner)
      expect(row?.laba).toBe((await of('laporan-laba-rugi')).totals.jumlah)
      expect(row?.jual).toBe((await of('laporan-penjualan')).totals.total)
      expect(row?.beli).toBe((await of('laporan-pembelian')).totals.total)
    }
  })

  test.each([
    ['laporan-rekap-penjualan', 'laporan-penjualan-detail'],
    ['laporan-rekap-pembelian', 'laporan-pembelian-detail'],
  ])('%s: the sums of %s, store by store', async (id, detail) => {
    const { rows, totals } = await all(id)
    expect(rows).toHaveLength(4)
    for (const { kode_toko, jumlah, berat, murni, total } of rows) {
      const there = await report(detail, { toko: String(kode_toko) }, owner)
      expect(there.totals).toMatchObject({ jumlah, berat, murni, total })
    }
    expect(totals.total).toBe(summed(rows, 'total'))
    expect(figure(totals, 'jumlah')).toBeGreaterThan(0)
  })
})

test('laporan-emas-harian: each day begins where the last ended, up to the trays', async () => {
  for (const query of [DAYS, LATER]) {
    const { rows } = await report('laporan-emas-harian', query)
    let ends = 0
    for (const kadar of new Set(rows.map(row => row.kode_kadar))) {
      const days = rows.filter(row => row.kode_kadar === kadar)
      days.forEach((day, i) => {
        if (day.awal === null) return
        expect(day.awal).toBe(i === 0 ? 0 : days[i - 1]?.akhir)
        expect(figure(day, 'awal') + figure(day, 'masuk') - figure(day, 'keluar')).toBe(day.akhir)
      })
      const [berat, murni] = await books(`select coalesce(sum(berat_mg), 0), coalesce(sum(
        (berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10), 0) from barang
        where kode_kadar = '${kadar}' and status in ('ADA', 'DIPERIKSA', 'BLN')`)
      expect([kadar, days.at(-1)?.akhir, days.at(-1)?.murni_akhir]).toEqual([kadar, berat, murni])
      ends += figure(days.at(-1), 'akhir')
    }
    const stock = await reportOf(spv, 'laporan-stock-barang', { letak: 'ALL' })
    expect(ends).toBe(stock.totals.berat)
    expect((await report('laporan-emas-harian', { ...query, kode_kadar: '375' })).rows).toEqual([])
  }
})

test('laporan-emas-harian leads to the documents that moved gold of its kadar', async () => {
  const { rows } = await report('laporan-emas-harian')
  const days = rows.filter(row => row.masuk !== null)
  expect(days.length).toBeGreaterThan(0)
  for (const { tgl, kode_kadar } of days) {
    const day = { tanggal_awal: String(tgl), sampai_tgl: String(tgl) }
    const there = await report('laporan-transaksi-harian', { ...day, kode_kadar })
    const [documents] = await books(`select count(distinct nomor) from gerak_barang
      where tgl = '${tgl}' and kode_kadar = '${kode_kadar}'
        and ((dari_baki is null) <> (ke_baki is null) or dari_berat_mg is not null)`)
    expect([kode_kadar, there.rows.length]).toEqual([kode_kadar, documents])
  }
  const none = await report('laporan-transaksi-harian', { kode_kadar: '375' })
  expect(none.rows).toEqual([])
})

test('laporan-perputaran-stock: what was sold against the mean of what lay there', async () => {
  const { rows, totals } = await report('laporan-perputaran-stock')
  const sold = await report('laporan-penjualan-detail')
  const { jumlah, berat, murni, total } = sold.totals
  expect(totals).toMatchObject({ jumlah, berat, murni, total, berat_awal: 0 })
  const stock = await reportOf(spv, 'laporan-stock-barang', { letak: 'ALL' })
  expect(totals.berat_akhir).toBe(stock.totals.berat)
  const [row] = rows
  const mean = figure(row, 'berat_akhir') / 2
  expect(row?.persen).toBe(Math.round((1000 * figure(row, 'berat')) / mean))
  expect(row?.hari).toBe(Math.round((5 * mean) / figure(row, 'berat')))
  const later = await report('laporan-perputaran-stock', LATER)
  expect(figure(later.totals, 'berat_awal')).toBeGreaterThan(0)
  expect((await report('laporan-perputaran-stock', { kode_dept: 'ANTING' })).rows).toEqual([])
})

test('laporan-bunga-hutang: interest and penalties of the ledger, day by day', async () => {
  const { rows, totals } = await report('laporan-bunga-hutang')
  const of = (kinds: string) => `coalesce(sum(kredit_rp - debit_rp)
    filter (where jenis_akun in (${kinds})), 0)`
  const [bunga, denda] = await books(`select ${of("'PENDAPATAN_BUNGA'")},
    ${of("'PENDAPATAN_DENDA'")} from jurnal_baris`)
  expect(totals).toMatchObject({ bunga, denda, jumlah: Number(bunga) + Number(denda) })
  expect(bunga).toBeGreaterThan(0)
  for (const row of rows) {
    const [day] = await books(`select ${of("'PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA'")}
      from jurnal_baris where tgl = '${row.tgl}' and nomor_akun = '${row.nomor_akun}'`)
    expect([row.tgl, row.jumlah]).toEqual([row.tgl, day])
    expect([row.bunga, row.denda]).toContain(0)
  }
})

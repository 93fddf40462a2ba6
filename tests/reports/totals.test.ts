import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarDay } from '../../apps/server/src/platform/clock.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { ledger } from './take-in.ts'

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
})
afterAll(() => shop?.api.stop())

const inLedger = (statement: string, toko = 'JKT') => ledger(shop.api, toko, statement)

const SALES = "jenis in ('PENJUALAN', 'BATAL_PENJUALAN')"
const REVENUE = `select
  sum(kredit_rp - debit_rp) filter (where jenis_akun in
    ('PENJUALAN', 'PPN_KELUARAN', 'POTONGAN_PENJUALAN')),
  sum(kredit_rp - debit_rp) filter (where jenis_akun = 'PPN_KELUARAN'),
  -sum(murni_ug) filter (where jenis_akun = 'PERSEDIAAN')
  from jurnal_baris where ${SALES}`

describe('I14: the total of a report is the figure of the ledger', () => {
  test('laporan-penjualan: revenue, VAT and fine gold, cancelled sales on both sides', async () => {
    const { rows, totals } = await reportOf(shop.spv, 'laporan-penjualan')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ tgl: TGL, faktur: 4, batal: 1, jumlah: 3 })
    const [revenue, ppn, murni] = await inLedger(REVENUE)
    expect([totals.total, totals.ppn, totals.murni]).toEqual([revenue, ppn, murni])
    expect(totals.total).toBe(3 * RING_PRICE)
    expect(totals.jual).toBe(4 * RING_PRICE)
    expect(totals.batal_rp).toBe(RING_PRICE)
  })

  test.each(['laporan-penjualan-detail', 'laporan-penjualan-per-sales'])('%s', async id => {
    const { totals } = await reportOf(shop.spv, id)
    const [revenue, , murni] = await inLedger(REVENUE)
    const [pieces, berat] = await inLedger(
      `select -sum(case when ke_status = 'TERJUAL' then -1 else 1 end),
        -sum(case when ke_status = 'TERJUAL' then -berat_mg else berat_mg end)
       from gerak_barang where ${SALES}`,
    )
    expect(totals).toMatchObject({ total: revenue, murni, jumlah: pieces, berat })
  })

  test('laporan-penjualan-per-sales: per person, and per person and day', async () => {
    const { rows } = await reportOf(shop.spv, 'laporan-penjualan-per-sales')
    expect(rows.map(r => [r.kode_sales, r.faktur, r.batal, r.total])).toEqual([
      ['AGUS', 1, 0, RING_PRICE],
      ['DEWI', 2, 0, 2 * RING_PRICE],
      ['RINI', 1, 1, 0],
    ])
    const query = { kode_sales: 'DEWI', rincian: 'HARI' }
    const daily = await reportOf(shop.spv, 'laporan-penjualan-per-sales', query)
    expect(daily.rows).toHaveLength(1)
    expect(daily.rows[0]).toMatchObject({ tgl: TGL, total: 2 * RING_PRICE })
    expect(daily.meta.columns.map(c => c.key)).toContain('tgl')
  })

  test('laporan-penjualan-detail: a cancelled piece stands on both sides', async () => {
    const { rows } = await reportOf(shop.spv, 'laporan-penjualan-detail')
    const cancelled = rows.filter(row => row.no_faktur_jual === shop.sales[1])
    expect(cancelled.map(r => [r.status, r.jumlah, r.total])).toEqual([
      ['Terjual', 1, RING_PRICE],
      ['Dibatalkan', -1, -RING_PRICE],
    ])
  })

  test('laporan-stock-per-baki: pieces, weight and fine gold of the stock account', async () => {
    const { totals, rows, meta } = await reportOf(shop.spv, 'laporan-stock-per-baki')
    const [murni] = await inLedger(
      "select sum(murni_ug) from jurnal_baris where jenis_akun = 'PERSEDIAAN'",
    )
    const [pieces, berat] = await inLedger(
      `select sum(case when ke_baki is null then -1 else 1 end),
        sum(case when ke_baki is null then -berat_mg else berat_mg end) from gerak_barang`,
    )
    const [tare] = await inLedger(
      `select sum(berat_baki_mg) from baki b where kode_toko = 'JKT' and exists (select from barang
        p where (p.kode_toko, p.kode_baki, p.status) = (b.kode_toko, b.kode_baki, 'ADA'))`,
    )
    const timbang = Number(berat) + Number(tare)
    expect(totals).toEqual({ jumlah: pieces, berat, murni, berat_baki: tare, timbang })
    expect(meta.group).toEqual(['nama_gudang'])
    const tray = rows.find(row => row.kode_baki === 'A02')
    expect(tray).toMatchObject({ jumlah: 3, berat: 9_711 })
    expect(tray?.timbang).toBe(9_711 + Number(tray?.berat_baki))
    expect(tray?.berat_baki).not.toBe(0)
  })

  test('laporan-stock-barang: the pieces in the trays, at their cost in the books', async () => {
    const { totals, rows } = await reportOf(shop.spv, 'laporan-stock-barang')
    const [modal, murni] = await inLedger(
      `select sum(debit_rp - kredit_rp), sum(murni_ug) from jurnal_baris
       where jenis_akun = 'PERSEDIAAN'`,
    )
    expect(totals).toMatchObject({ jumlah: rows.length, modal, murni })
    const narrowed = await reportOf(shop.spv, 'laporan-stock-barang', { kode_baki: 'A02' })
    expect(narrowed.rows.map(row => row.kode_baki)).toEqual(['A02', 'A02', 'A02'])
    expect(narrowed.totals).toMatchObject({ jumlah: 3, berat: 9_711 })
    const tua = await reportOf(shop.spv, 'laporan-stock-barang', { golongan: 'TUA' })
    expect(tua.totals).toEqual(totals)
    expect(new Set(tua.rows.map(row => row.golongan))).toEqual(new Set(['Emas tua']))
    const muda = await reportOf(shop.spv, 'laporan-stock-barang', { golongan: 'MUDA' })
    expect(muda.rows).toEqual([])
  })

  test('pieces stand by tray with sums of each, or by barcode or name without', async () => {
    const [first] = (await reportOf(shop.spv, 'laporan-stock-barang')).rows
    const path = `barang/${String(first?.kode_barcode)}`
    const { versi } = expectStatus(await shop.spv.get<{ versi: number }>(path), 200)
    expectStatus(await shop.spv.put(path, { nama_barang: 'Zamrud Hijau', versi }), 200)
    const by = (sort_by: string) => reportOf(shop.spv, 'laporan-stock-barang', { sort_by })
    const [trays, barcodes, names] = await Promise.all(
      ['kode_toko', 'kode_barcode', 'nama_barang'].map(by),
    )
    const told = (answer: typeof trays, key: string) => answer?.rows.map(row => String(row[key]))
    expect(trays?.meta.group).toEqual(['kode_baki'])
    expect(told(trays, 'kode_baki')).toEqual(told(trays, 'kode_baki')?.sort())
    expect(new Set(told(trays, 'kode_baki')).size).toBeGreaterThan(1)
    expect([barcodes?.meta.group, names?.meta.group]).toEqual([[], []])
    expect(told(barcodes, 'kode_barcode')).toEqual(told(barcodes, 'kode_barcode')?.sort())
    expect(told(names, 'nama_barang')).toEqual(told(names, 'nama_barang')?.sort())
    expect(told(names, 'nama_barang')?.at(-1)).toBe('Zamrud Hijau')
    expect(told(barcodes, 'nama_barang')?.at(-1)).not.toBe('Zamrud Hijau')
    expect(names?.totals).toEqual(trays?.totals)
  })

  test('laporan-tambah-barang: cost and fine gold as they were posted', async () => {
    const { totals } = await reportOf(shop.spv, 'laporan-tambah-barang')
    const [modal, murni] = await inLedger(
      `select sum(debit_rp), sum(murni_ug) from jurnal_baris
       where jenis = 'TAMBAH_BARANG' and jenis_akun = 'PERSEDIAAN'`,
    )
    expect(totals).toMatchObject({ jumlah: 15, modal, murni })
  })

  test('laporan-jurnal and laporan-neraca-saldo: balanced in rupiah and in fine gold', async () => {
    const [debit, kredit] = await inLedger('select sum(debit_rp), sum(kredit_rp) from jurnal_baris')
    const journal = await reportOf(shop.spv, 'laporan-jurnal')
    expect(journal.totals).toEqual({ debit, kredit, murni: 0 })
    const { totals, rows } = await reportOf(shop.spv, 'laporan-neraca-saldo')
    expect(totals).toMatchObject({ debit, kredit, murni: 0, murni_akhir: 0 })
    expect(totals.debit_akhir).toBe(totals.kredit_akhir)
    const cash = rows.find(row => row.nomor_akun === '1101')
    expect(cash).toMatchObject({ debit: 16_000_000, kredit: 4_000_000, debit_akhir: 12_000_000 })
  })

  test('laporan-neraca-saldo: what stood before the dates is the opening balance', async () => {
    const later = { tanggal_awal: '2026-11-22', sampai_tgl: '2026-11-30' }
    const { rows, totals } = await reportOf(shop.spv, 'laporan-neraca-saldo', later)
    expect(totals).toMatchObject({ debit: 0, kredit: 0, murni: 0, murni_awal: 0 })
    expect(rows.find(row => row.nomor_akun === '1101')).toMatchObject({ debit_awal: 12_000_000 })
  })
})

describe('papers of the day', () => {
  const byWhat = (rows: readonly Record<string, unknown>[], bagian: string) =>
    rows.filter(row => row.bagian === bagian)

  test('laporan-eod: sales, payments, stock and cash fit the ledger', async () => {
    const { rows } = await reportOf(shop.spv, 'laporan-eod')
    const [net] = byWhat(rows, 'Ringkasan Penjualan').slice(-1)
    const [revenue, , murni] = await inLedger(REVENUE)
    expect(net).toMatchObject({ uraian: 'Penjualan bersih', jumlah: 3, murni, saldo: revenue })
    const pay = byWhat(rows, 'Pembayaran')
    expect(pay.map(r => [r.uraian, r.masuk, r.keluar, r.saldo])).toEqual([
      ['QRIS', 4 * 1_232_500, 1_232_500, 3 * 1_232_500],
      ['Tunai', 16_000_000, 4_000_000, 12_000_000],
    ])
    const stock = byWhat(rows, 'Stock')
    expect(stock.map(r => [r.uraian, r.keterangan, r.jumlah])).toEqual([
      ['Stock awal', null, 0],
      ['Barang masuk', 'Batal penjualan', 1],
      ['Barang masuk', 'Tambah barang', 15],
      ['Barang keluar', 'Penjualan', -4],
      ['Stock akhir', null, 12],
    ])
    expect(byWhat(rows, 'Kas per Laci'), 'the day is not counted yet').toEqual([])
  })

  test('laporan-akhir_hari: every document, the accounts and the head of the chain', async () => {
    const { rows } = await reportOf(shop.spv, 'laporan-akhir_hari')
    expect(byWhat(rows, 'Penjualan').map(r => r.uraian)).toEqual(shop.sales)
    expect(byWhat(rows, 'Pembatalan')).toHaveLength(1)
    const [chain] = byWhat(rows, 'Rantai Audit')
    expect(chain?.keterangan).toMatch(/^[0-9a-f]{64}$/)
    const accounts = byWhat(rows, 'Ringkasan Jurnal')
    const sum = (key: string) => accounts.reduce((all, row) => all + Number(row[key]), 0)
    expect([sum('masuk') - sum('keluar'), sum('murni'), sum('saldo')]).toEqual([0, 0, 0])
  })

  test('laporan-otorisasi, laporan-authorization and laporan-perubahan-harga-emas', async () => {
    // Grants and prices are known by the clock, not by the business day.
    const today = calendarDay(shop.api.app.clock.now())
    const when = { tanggal_awal: today, sampai_tgl: today }
    const grants = await reportOf(shop.spv, 'laporan-otorisasi', when)
    expect(grants.rows).toMatchObject([
      {
        kategori: 'Batal penjualan',
        peminta: 'KASIR-JKT',
        penyetuju: 'SPV-JKT',
        status: 'Dipakai',
      },
    ])
    expect((await reportOf(shop.spv, 'laporan-authorization', when)).rows).toEqual([])
    const query = { ...when, kode_kadar: '750' }
    const board = await reportOf(shop.spv, 'laporan-perubahan-harga-emas', query)
    expect(board.rows).toMatchObject([
      { kode_kadar: '750', harga_jual: 1_550_000, jual_lama: null },
    ])
  })
})

test('no report is without a test of its figures, here or among those of an area', () => {
  const files = [
    'totals',
    'penjualan',
    'pembelian',
    'tukar-tambah',
    'bonus-sales',
    'kupon',
    'hutang',
    'hutang-jalan',
    'gerak',
    'analisis-penjualan',
    'jejak-audit',
    'titipan',
    'piutang',
    'non-cash',
    'barang',
    'akuntansi',
    'harian',
    'uang',
    '../transaksi-besar/tugas',
    '../pajak/laporan',
    '../gesek-tunai/books',
    '../timbang-baki/timbang',
    '../cuci/laporan-sepuhan',
    '../lebur/laporan-cuci-manual',
    '../rekening-koran/match',
  ].map(name => new URL(`${name}.test.ts`, import.meta.url))
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
  const missing = REPORTS.map(({ id }) => id).filter(id => !text.includes(`'${id}'`))
  expect(missing).toEqual([])
})

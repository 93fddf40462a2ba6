import { describe, expect, test } from 'vitest'
import { OWES, owed, PROMISED, pay, soldFor, undo } from '../kurang-bayar/short.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay } from '../tutup-toko/shop.ts'
import { reportOf } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The report of what customers owe of sales against its documents and the books, over two days.

const FIRST = '2026-11-21'
const LAST = '2026-11-22'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
const ID = 'laporan-piutang-penjualan'
const OTHER = { nama: 'Bapak Hartono', telp: '0813 8821 0042' }
const nota: Record<string, string> = {}
const nomor: Record<string, string> = {}

const api = await testShop({ tgl: FIRST })
const { kasir, rings } = await openShop(api, 4)
const spv = await api.as('SPV-JKT')
const short = async (name: string, jumlah: number, more: object = {}) => {
  nota[name] = await soldFor(kasir, rings.pop() ?? '', { kode_sales: 'RINI' })
  nomor[name] = await owed(kasir, nota[name], { jumlah, ...more })
}
await short('buka', 200_000)
await short('lunas', 300_000, { ...OTHER, tgl_janji: FIRST })
await short('batal', 50_000)
const of = (name: string) => nomor[name] ?? ''
expectStatus(await undo(kasir, of('batal')), 201)
expectStatus(await pay(kasir, of('lunas'), 100_000), 201)
expectStatus(await pay(kasir, of('buka'), 40_000), 201)
expectStatus(await undo(kasir, of('buka')), 201)
expectStatus(await closeDay(kasir, 3 * RING_PRICE - 400_000), 201)
await api.goTo(LAST)
const qris = { pembayaran: [{ cara: 'QRIS', jumlah: 200_000 }] }
expectStatus(await pay(kasir, of('lunas'), 200_000, qris), 201)
await short('baru', 70_000)

const report = (query: Readonly<Record<string, string>>, who = spv) => reportOf(who, ID, query)
const numbers = (rows: readonly Record<string, unknown>[]) => rows.map(row => row.no_kurang_bayar)
const inBooks = async (tgl: string) =>
  (
    await ledger(
      api,
      'JKT',
      `select sum(debit_rp - kredit_rp) from jurnal_baris
         where nomor_akun = '1131' and tgl <= '${tgl}'`,
    )
  )[0]

const NOTHING = { kurang: 0, dibayar: 0, dibatalkan: 0, sisa: 0, umur: null, lewat: null }

describe('what was written down on these days', () => {
  test('each by what became of it, and all that adds up', async () => {
    const { rows, totals } = await report({ ...DAYS, piutang: 'DICATAT' })
    const { buka, lunas, batal, baru } = nomor
    expect(numbers(rows)).toEqual([buka, lunas, batal, baru])
    const figures = Object.fromEntries(rows.map(row => [row.no_kurang_bayar, row]))
    expect(figures[String(buka)]).toMatchObject({
      tgl: FIRST,
      no_faktur_jual: nota.buka,
      nama_customer: OWES.nama,
      telp_customer: OWES.telp,
      kode_sales: 'RINI',
      kurang: 200_000,
      dibayar: 40_000,
      dibatalkan: 40_000,
      sisa: 200_000,
      tgl_janji: PROMISED,
      status: 'Terbuka',
      umur: 1,
      lewat: 0,
    })
    const paid = { kurang: 300_000, dibayar: 300_000, status: 'Lunas' }
    expect(figures[String(lunas)]).toMatchObject({ ...NOTHING, ...paid })
    const undone = { kurang: 50_000, dibatalkan: -50_000, status: 'Batal' }
    expect(figures[String(batal)]).toMatchObject({ ...NOTHING, ...undone })
    for (const row of [...rows, totals]) {
      expect(Number(row.kurang) - Number(row.dibayar) + Number(row.dibatalkan)).toBe(row.sisa)
    }
  })

  test('by status and by sales person', async () => {
    const of = async (more: object) =>
      numbers((await report({ ...DAYS, piutang: 'DICATAT', ...more })).rows)
    expect(await of({ status: 'HABIS' })).toEqual([nomor.lunas])
    expect(await of({ kode_sales: 'DEWI' })).toEqual([])
    expect(await of({ tanggal_awal: LAST })).toEqual([nomor.baru])
  })
})

describe('what is owed at the end of a day', () => {
  test('is what the ledger says, on the last day and on one before', async () => {
    const last = await report(DAYS)
    expect(numbers(last.rows)).toEqual([nomor.buka, nomor.baru])
    expect(last.totals.sisa).toBe(270_000)
    expect(last.totals.sisa).toBe(await inBooks(LAST))
    const first = await report({ tanggal_awal: FIRST, sampai_tgl: FIRST })
    expect(first.rows.map(row => [row.no_kurang_bayar, row.sisa, row.lewat])).toEqual([
      [nomor.buka, 200_000, 0],
      [nomor.lunas, 200_000, 0],
    ])
    expect(first.totals.sisa).toBe(await inBooks(FIRST))
  })

  test('says how long a promise is over', async () => {
    const { rows } = await report({ tanggal_awal: LAST, sampai_tgl: '2027-02-03' })
    expect(rows.map(row => [row.no_kurang_bayar, row.lewat])).toEqual([
      [nomor.buka, 3],
      [nomor.baru, 3],
    ])
  })

  test('by customer', async () => {
    const { rows, totals } = await report({ ...DAYS, rincian: 'PELANGGAN' })
    expect(rows.map(row => [row.nama_customer, row.jumlah, row.sisa, row.umur])).toEqual([
      [OWES.nama, 2, 270_000, 1],
    ])
    expect(totals).toMatchObject({ jumlah: 2, sisa: 270_000 })
  })
})

test('says the same on screen, paper, sheet and CSV, in both forms', async () => {
  await sameEverywhere(spv, ID, { ...DAYS, piutang: 'DICATAT' })
  await sameEverywhere(spv, ID, { ...DAYS, rincian: 'PELANGGAN' })
})

test('is of one store', async () => {
  const other = await report(DAYS, await api.as('SPV-BDG'))
  expect(other.rows).toEqual([])
})

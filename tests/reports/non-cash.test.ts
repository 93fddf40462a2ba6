import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BCA, ticked } from '../non-cash/counter.ts'
import { settled } from '../pencairan/settle.ts'
import { take, undo } from '../titipan/counter.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The report of payments that are no cash against the books: sales by QRIS, one cancelled, and
// deposits by card and transfer, of which some were found.

const ID = 'laporan-non-cash'
const QRIS = 1_232_500

let shop: ReportShop
let found: string
let off: string
let no_cair: string
beforeAll(async () => {
  shop = await tradedShop()
  const { kasir, spv } = shop
  const by = (jumlah: number, more: object) =>
    take(kasir, jumlah, { pembayaran: [{ ...BCA, jumlah, ...more }] })
  found = await by(700_000, { kode_setuju: 'A70021' })
  off = await by(300_000, { cara: 'TRANSFER' })
  await by(150_000, { cara: 'KREDIT', kode_bank: 'BNI' })
  await undo(kasir, await by(50_000, {}))
  const keterangan = 'Dipotong biaya'
  const less = { nomor: off, baris: 1, jumlah: 293_500, keterangan }
  expect((await ticked(spv, [{ nomor: found, baris: 1 }, less])).cocok).toBe(2)
  no_cair = await settled(spv, [found], 690_000, { keterangan: 'Menurut mutasi' })
})
afterAll(() => shop?.api.stop())

const report = (query: Readonly<Record<string, string>> = {}, who = shop.spv) =>
  reportOf(who, ID, query)

test('what came in less what was undone is what the ledger booked', async () => {
  const { rows, totals } = await report()
  const [booked] = await ledger(
    shop.api,
    'JKT',
    `select sum(debit_rp - kredit_rp) from jurnal_baris
     where jenis_akun in ('PIUTANG_EDC', 'PIUTANG_QRIS', 'BANK') and jenis <> 'CAIR_NON_CASH'`,
  )
  expect(Number(totals.jumlah) - Number(totals.dibatalkan)).toBe(booked)
  expect(totals).toMatchObject({
    jumlah: 4 * QRIS + 1_200_000,
    dibatalkan: QRIS + 50_000,
    belum: 3 * QRIS + 150_000,
    mutasi: 993_500,
    selisih: -6_500,
    belum_cair: 3 * QRIS + 150_000,
  })
  expect(rows).toHaveLength(8)
})

test('each stands as it was found, undone or waits', async () => {
  const { rows } = await report()
  const by = Object.fromEntries(rows.map(row => [row.nomor, row]))
  expect(by[found]).toMatchObject({
    jenis: 'Titipan diterima',
    cara: 'Kartu debit',
    kode_bank: 'BCA',
    kode_setuju: 'A70021',
    status: 'Cocok',
    tgl_mutasi: TGL,
    no_referensi: 'BATCH 118',
    dicocokkan_oleh: 'SPV-JKT',
    belum: 0,
    umur: null,
    no_cair,
    belum_cair: 0,
    umur_piutang: null,
  })
  expect(by[off]).toMatchObject({ status: 'Beda jumlah', mutasi: 293_500, selisih: -6_500 })
  expect(by[off]).toMatchObject({ cara: 'Transfer', belum_cair: 0, umur_piutang: null })
  const [first = '', undone = ''] = shop.sales
  expect(by[first]).toMatchObject({ jenis: 'Penjualan', status: 'Belum dicocokkan', umur: 0 })
  expect(by[first]).toMatchObject({ belum_cair: QRIS, umur_piutang: 0, no_cair: null })
  expect(by[undone]).toMatchObject({ status: 'Batal', dibatalkan: QRIS, belum: 0 })
})

test('what is not paid out is what the ledger has of receivables', async () => {
  const { totals } = await report({ pencairan: 'BELUM' })
  const [owed] = await ledger(
    shop.api,
    'JKT',
    `select sum(debit_rp - kredit_rp) from jurnal_baris
     where jenis_akun in ('PIUTANG_EDC', 'PIUTANG_QRIS')`,
  )
  expect([totals.jumlah, totals.belum_cair]).toEqual([owed, owed])
})

describe('narrowed', () => {
  test.each<[Record<string, string>, number]>([
    [{ status: 'BELUM' }, 4],
    [{ status: 'BATAL' }, 2],
    [{ status: 'SELISIH' }, 1],
    [{ status: 'LAMA' }, 0],
    [{ cara: 'TRANSFER' }, 1],
    [{ kode_bank: 'BNI' }, 1],
    [{ pencairan: 'BELUM' }, 4],
    [{ pencairan: 'SUDAH' }, 1],
    [{ tanggal_awal: '2026-11-20', sampai_tgl: '2026-11-20' }, 0],
  ])('%j', async (query, count) => {
    expect((await report(query)).rows).toHaveLength(count)
  })

  test('to banks, whose sums are those of the payments', async () => {
    const { rows, totals } = await report({ rincian: 'BANK' })
    expect(rows.map(row => [row.cara, row.kode_bank, row.banyak, row.jumlah])).toEqual([
      ['Kartu debit', 'BCA', 2, 750_000],
      ['Kartu kredit', 'BNI', 1, 150_000],
      ['QRIS', null, 4, 4 * QRIS],
      ['Transfer', 'BCA', 1, 300_000],
    ])
    const { jumlah, dibatalkan, belum, mutasi, selisih, belum_cair } = (await report()).totals
    const sums = { jumlah, dibatalkan, belum, mutasi, selisih, belum_cair }
    expect(totals).toEqual({ banyak: 8, ...sums })
  })
})

test('says the same on the screen, on paper and in files', async () => {
  await sameEverywhere(shop.spv, ID, {})
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { cheaperSale, type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger, takeIn } from './take-in.ts'

// What was sold, by jenis, purity and payment; what was cancelled; what was taken off. Against the
// books: four rings of which one was cancelled, and four notas with discounts of every kind.

const CASH = 4_000_000
const QRIS = RING_PRICE - CASH
/** Typed for a piece, typed for a nota, and of the kategori: ten thousand a gram of 3.250 g. */
const TYPED = 32_500
const NOTA = 100_000
const CUT = 32_500

let shop: ReportShop
let cut: string
let cutTyped: string
let undone: string
beforeAll(async () => {
  shop = await tradedShop()
  const { api, kasir, owner } = shop
  const rings = await takeIn(api, kasir, { toko: 'JKT', nomor: 11, count: 5, from: 200 })
  const next = () => rings.pop() ?? ''
  const off = { kode_sales: 'DEWI', barang: [{ kode_barcode: next(), diskon_rp: TYPED }] }
  await cheaperSale(kasir, RING_PRICE - TYPED, { ...off, kode_sales: 'RINI' })
  const two = [next(), next()].map(kode_barcode => ({ kode_barcode }))
  await cheaperSale(kasir, 2 * RING_PRICE - NOTA, { barang: two, diskon_rp: NOTA })
  const kode_kategori = await categoryOf(owner)
  const row = { kode_potongan: 'UJI', nama_potongan: 'Uji', jenis_potongan: 'PER_GRAM' }
  const body = {
    ...row,
    kode_kategori,
    potongan_rp: 10_000,
    potongan_permil: 0,
    tgl_dari: TGL,
    tgl_sampai: TGL,
  }
  expectStatus(await owner.post('potongan-kategori', body, { toko: 'JKT' }), 200)
  cut = await cheaperSale(kasir, RING_PRICE - CUT, { barang: [{ kode_barcode: next() }] })
  const typed = { kode_barcode: next(), harga_jual: RING_PRICE - CUT, diskon_rp: 10_000 }
  cutTyped = await cheaperSale(kasir, RING_PRICE - CUT - 10_000, { barang: [typed] })
  undone = shop.sales[1] ?? ''
})
afterAll(() => shop?.api.stop())

async function categoryOf(owner: Caller): Promise<string> {
  const answer = await owner.get<{ data: { kode_kategori: string }[] }>('jenis?q=CINCIN')
  return expectStatus(answer, 200).data[0]?.kode_kategori ?? ''
}

const inLedger = (statement: string) => ledger(shop.api, 'JKT', statement)
const SALES = "jenis in ('PENJUALAN', 'BATAL_PENJUALAN')"
const inWords = { status: 'Terjual' }

describe('what was sold', () => {
  test.each(['laporan-penjualan-per-jenis', 'laporan-penjualan-per-kadar'])('%s', async id => {
    const { totals, rows } = await reportOf(shop.spv, id)
    const [revenue, murni] = await inLedger(
      `select sum(kredit_rp - debit_rp) filter (where jenis_akun in
          ('PENJUALAN', 'PPN_KELUARAN', 'POTONGAN_PENJUALAN')),
        -sum(murni_ug) filter (where jenis_akun = 'PERSEDIAAN')
       from jurnal_baris where ${SALES}`,
    )
    const [pieces, berat] = await inLedger(
      `select sum(case ke_status when 'TERJUAL' then 1 else -1 end),
        sum(case ke_status when 'TERJUAL' then berat_mg else -berat_mg end)
       from gerak_barang where ${SALES}`,
    )
    expect(totals).toMatchObject({ total: revenue, murni, jumlah: pieces, berat })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ andil: 1000, jumlah: 8 })
    await sameEverywhere(shop.spv, id)
  })

  test('laporan-penjualan-per-jenis: groups under their jenis, or jenis alone', async () => {
    const ID = 'laporan-penjualan-per-jenis'
    const grouped = await reportOf(shop.spv, ID)
    expect([grouped.meta.group, grouped.rows[0]?.nama_group]).toEqual([
      ['nama_dept'],
      'Emas Tua 750',
    ])
    const alone = await reportOf(shop.spv, ID, { rincian: 'JENIS' })
    expect([alone.meta.group, alone.totals]).toEqual([[], grouped.totals])
    expect(alone.meta.columns.map(c => c.key)).not.toContain('nama_group')
    expect((await reportOf(shop.spv, ID, { kode_dept: 'KALUNG' })).rows).toEqual([])
    expect((await reportOf(shop.spv, 'laporan-penjualan-per-kadar', { kode_kadar: '375' })).rows) //
      .toEqual([])
  })

  test('laporan-penjualan-detail: narrowed to a jenis and a group', async () => {
    const of = async (query: Record<string, string>) =>
      (await reportOf(shop.spv, 'laporan-penjualan-detail', query)).totals.jumlah
    expect(await of({ kode_dept: 'CINCIN', kode_group: 'T750' })).toBe(8)
    expect(await of({ kode_dept: 'CINCIN', kode_group: 'M375' })).toBe(0)
  })
})

describe('how it was paid', () => {
  const ID = 'laporan-penjualan-per-bayar'
  const paid = async (query: Record<string, string>) => reportOf(shop.spv, ID, query)

  test('is the money of the books, by way of payment', async () => {
    const { rows, totals } = await paid({})
    const [cash, qris] = await inLedger(
      `select sum(debit_rp - kredit_rp) filter (where jenis_akun = 'KAS'),
        sum(debit_rp - kredit_rp) filter (where jenis_akun = 'PIUTANG_QRIS')
       from jurnal_baris where ${SALES}`,
    )
    expect(rows.map(r => [r.cara, r.faktur, r.total])).toEqual([
      ['QRIS', 4, qris],
      ['Tunai', 8, cash],
    ])
    expect(rows[0]).toMatchObject({ masuk: 4 * QRIS, dibatalkan: QRIS })
    expect(totals.total).toBe(Number(cash) + Number(qris))
    expect(rows.reduce((sum, row) => sum + Number(row.andil), 0)).toBe(1000)
  })

  test.each(['BANK', 'HARI', 'FAKTUR'])('the same by %s', async rincian => {
    const { masuk, dibatalkan, total } = (await paid({})).totals
    expect((await paid({ rincian })).totals).toMatchObject({ masuk, dibatalkan, total })
    await sameEverywhere(shop.spv, ID, { rincian })
  })

  test('nota by nota: a cancelled one on both sides', async () => {
    const { rows } = await paid({ rincian: 'FAKTUR', cara: 'QRIS' })
    const cancelled = rows.filter(row => row.no_faktur_jual === undone)
    expect(cancelled.map(r => [r.status, r.masuk, r.dibatalkan, r.total])).toEqual([
      ['Terjual', QRIS, 0, QRIS],
      ['Dibatalkan', 0, QRIS, -QRIS],
    ])
    expect((await paid({ kode_bank: 'BCA' })).rows).toEqual([])
  })
})

describe('what was cancelled', () => {
  const ID = 'laporan-batal-penjualan'

  test('by whom, why, with whose approval, and what went back', async () => {
    const { rows, totals } = await reportOf(shop.spv, ID)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      no_faktur_jual: undone,
      kode_sales: 'RINI',
      penjual: 'KASIR-JKT',
      user_id: 'KASIR-JKT',
      penyetuju: 'SPV-JKT',
      alasan: 'Pembeli urung',
    })
    const [back, murni] = await inLedger(
      `select sum(kredit_rp) filter (where jenis_akun in ('KAS', 'PIUTANG_QRIS')),
        sum(murni_ug) filter (where jenis_akun = 'PERSEDIAAN')
       from jurnal_baris where jenis = 'BATAL_PENJUALAN'`,
    )
    expect(totals).toEqual({ jumlah: 1, berat: 3_237, murni, total: back })
    await sameEverywhere(shop.spv, ID)
  })

  test.each(['BAYAR', 'PENYETUJU'])('by %s: what went back by way of payment', async rincian => {
    const { rows, totals } = await reportOf(shop.spv, ID, { rincian })
    const ways = { tunai: CASH, qris: QRIS, debit: 0, kredit: 0, transfer: 0, saldo: 0 }
    expect(rows).toMatchObject([{ penyetuju: 'SPV-JKT', ...ways, total: RING_PRICE }])
    expect(totals).toMatchObject({ ...ways, total: RING_PRICE })
    await sameEverywhere(shop.spv, ID, { rincian })
  })

  test('of one sales person, of one cashier, of other days', async () => {
    const of = async (query: Record<string, string>) => (await reportOf(shop.spv, ID, query)).rows
    expect(await of({ kode_sales: 'DEWI' })).toEqual([])
    expect(await of({ kode_sales: 'RINI', valid_by: 'KASIR-JKT' })).toHaveLength(1)
    expect(await of({ tanggal_awal: '2026-11-20', sampai_tgl: '2026-11-20' })).toEqual([])
  })
})

describe('what was taken off', () => {
  const ID = 'laporan-potongan'
  const given = async (query: Record<string, string>) => reportOf(shop.spv, ID, query)

  test('is what the books have, each by its kind', async () => {
    const { rows, totals } = await given({})
    const [booked] = await inLedger(
      `select sum(debit_rp - kredit_rp) from jurnal_baris
       where jenis_akun = 'POTONGAN_PENJUALAN'`,
    )
    expect(totals.diskon).toBe(booked)
    expect(totals).toMatchObject({
      ketik: TYPED + 10_000,
      nota: NOTA,
      kategori: CUT,
      diskon: TYPED + 10_000 + NOTA + CUT,
    })
    expect(rows).toHaveLength(4)
    const by = Object.fromEntries(rows.map(row => [row.no_faktur_jual, row]))
    expect(by[cut]).toMatchObject({ ...inWords, kategori: CUT, ketik: 0, bruto: RING_PRICE })
    // Who typed a price agreed on that, not on what the kategori is cheaper by.
    expect(by[cutTyped]).toMatchObject({ kategori: 0, ketik: 10_000, penyetuju: 'SPV-JKT' })
    await sameEverywhere(shop.spv, ID)
  })

  test('of one kind alone', async () => {
    const count = async (potongan: string) => (await given({ potongan })).rows.length
    expect(await Promise.all(['ketik', 'nota', 'kategori'].map(count))).toEqual([2, 1, 1])
  })

  test('by sales person: the same money, of fewer rows', async () => {
    const { rows, totals } = await given({ rincian: 'SALES' })
    expect(rows.map(r => [r.kode_sales, r.faktur, r.diskon])).toEqual([
      ['DEWI', 3, NOTA + CUT + 10_000],
      ['RINI', 1, TYPED],
    ])
    const all = (await given({})).totals
    expect(totals).toMatchObject(all)
    await sameEverywhere(shop.spv, ID, { rincian: 'SALES' })
  })

  test('a nota that is cancelled stands on both sides', async () => {
    const body = { alasan: 'Pembeli urung' }
    const path = `penjualan/${cut}/batal`
    const otorisasi = await shop.kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    expectStatus(await shop.kasir.post(path, { ...body, otorisasi }), 201)
    const { rows, totals } = await given({ potongan: 'kategori' })
    expect(rows.map(r => [r.status, r.kategori, r.total])).toEqual([
      ['Terjual', CUT, RING_PRICE - CUT],
      ['Dibatalkan', -CUT, CUT - RING_PRICE],
    ])
    expect(totals).toMatchObject({ kategori: 0, diskon: 0 })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBuyingBoard } from '../pembelian/counter.ts'
import { type ReportShop, reportOf, tradedShop } from '../reports/report-shop.ts'
import { REFINING_REPORTS, sameEverywhere } from '../reports/same-everywhere.ts'
import { ledger } from '../reports/take-in.ts'
import { boughtRings, sortAll } from '../sortir/sort.ts'
import { washForADay } from './washed-day.ts'

// What a craftsman got, gave back and lost, against the books and the pieces themselves.

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await setBuyingBoard(shop.owner)
  const [laid = ''] = await boughtRings(shop.owner, shop.kasir, 1)
  await sortAll(shop.spv, [laid], 'BAKI')
  await washForADay(shop.api)
})
afterAll(() => shop?.api.stop())

const books = (statement: string) => ledger(shop.api, 'JKT', statement)
const totals = async (id: string, query: Record<string, string> = {}) =>
  (await reportOf(shop.spv, id, query)).totals

/** What documents of a day booked as lost, to whatever account of losses. */
const lostBy = (jenis: string) =>
  books(`select sum(debit_rp - kredit_rp), sum(murni_ug) from jurnal_baris
    where jenis in (${jenis}) and jenis_akun in ('BEBAN_SUSUT', 'SUSUT_TUNGGU')`)

describe.each(REFINING_REPORTS)('%s', id => {
  test('says the same on screen, paper, sheet and CSV, of one store or several', async () => {
    expect((await reportOf(shop.spv, id)).rows.length).toBeGreaterThan(0)
    await sameEverywhere(shop.spv, id)
    await sameEverywhere(shop.owner, id, { toko: 'JKT,BDG' })
  })

  test('is refused to whoever may not read it', async () => {
    expect((await shop.spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
    expect((await shop.kasir.get(`reports/${id}`)).status).toBe(403)
  })
})

test('what was sorted is what the books brought into stock', async () => {
  const [rp, ug] = await books(`select sum(debit_rp), sum(murni_ug) from jurnal_baris
    where jenis = 'SORTIR' and jenis_akun = 'PERSEDIAAN'`)
  expect(await totals('laporan-sortir')).toMatchObject({ jumlah: 1, modal: rp, murni: ug })
})

test('what was received lost what the books say, and what never came back besides', async () => {
  const [rp, ug] = await lostBy("'TERIMA_CUCI', 'TERIMA_SEPUHAN'")
  const received = { jumlah: 2, susut: 37, izin: 32, lebih: 5, nilai: rp, murni: ug }
  expect(await totals('laporan-terima-sepuhan')).toMatchObject(received)
  const [allRp, allUg] = await lostBy("'TERIMA_CUCI', 'TERIMA_SEPUHAN', 'WASTING_SEPUHAN'")
  const wasted = await totals('laporan-wasting-sepuhan')
  expect(wasted).toMatchObject({ pcs: 3, hilang: 1, nilai: allRp, murni: allUg, abu: 250 })
  expect(Number(allUg) - Number(ug)).toBe(3_237 * 750)
})

test('what waits or is judged is what was booked to wait', async () => {
  const [rp, ug] = await books(`select sum(debit_rp), sum(murni_ug) from jurnal_baris
    where jenis_akun = 'SUSUT_TUNGGU' and debit_rp > 0`)
  const all = await reportOf(shop.spv, 'laporan-validasi-susut')
  expect(all.totals).toMatchObject({ jumlah: 2, nilai: rp, murni: ug })
  expect(all.rows.map(row => [row.hasil, row.validator, row.penanggung])).toEqual([
    ['Menunggu', null, null],
    ['Dibebankan', 'OWNER', 'TK2'],
  ])
  const waiting = await totals('laporan-validasi-susut', { hasil: 'MENUNGGU' })
  expect([waiting.jumlah, waiting.susut]).toEqual([1, 37])
})

test('a batch says what of it is still away', async () => {
  const [away] = await books("select count(*) from barang where status = 'CUCI'")
  const { rows, totals: sums } = await reportOf(shop.spv, 'laporan-kirim-cuci')
  expect([sums.pcs, sums.sisa, sums.ongkos]).toEqual([4, away, 30_000])
  expect(rows.map(row => [row.status, row.sisa, row.hari])).toEqual([
    ['Sebagian kembali', 1, 0],
    ['Selesai', 0, 0],
  ])
})

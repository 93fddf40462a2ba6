import { expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Coupons that sales used, against the books: two of one kind, of which one sale was cancelled, and
// one of another, in a store whose notas have no other discounts.

const ID = 'laporan-kupon'

const api = await testShop({ tgl: '2026-11-21' })
const { kasir, rings } = await openShop(api, 5)
const spv = await api.as('SPV-JKT')
const undone = await sell('BARU50', 50_000)
await sell('BARU50', 50_000)
await sell('AKHIR5', 250_000)
const path = `penjualan/${undone}/batal`
const body = { alasan: 'Pembeli urung' }
const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)

async function sell(kode_kupon: string, less: number): Promise<string> {
  const body = cashSale([rings.pop() ?? ''], RING_PRICE - less, { kode_kupon })
  const sent = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return expectStatus(sent, 201).no_faktur_jual
}

test('what coupons took off is what the books have, coupon by coupon', async () => {
  const { rows, totals } = await reportOf(spv, ID)
  const [booked] = await ledger(
    api,
    'JKT',
    "select sum(debit_rp - kredit_rp) from jurnal_baris where jenis_akun = 'POTONGAN_PENJUALAN'",
  )
  expect(totals).toEqual({ jumlah: 2, potongan: booked, total: 2 * RING_PRICE - 300_000 })
  expect(rows).toMatchObject([
    { kode_kupon: 'AKHIR5', jumlah: 1, potongan: 250_000, kuota: 200, terpakai: 1, sisa: 199 },
    { kode_kupon: 'BARU50', jumlah: 1, potongan: 50_000, kuota: null, terpakai: 1, sisa: null },
    { kode_kupon: 'ULTAH', jumlah: 0, potongan: 0, total: 0, terpakai: 0 },
  ])
  await sameEverywhere(spv, ID)
})

test('nota by nota: a cancelled one on both sides', async () => {
  const { rows, totals } = await reportOf(spv, ID, { rincian: 'FAKTUR', kode_kupon: 'BARU50' })
  const cancelled = rows.filter(row => row.no_faktur_jual === undone)
  expect(cancelled.map(row => [row.status, row.jumlah, row.potongan])).toEqual([
    ['Terjual', 1, 50_000],
    ['Dibatalkan', -1, -50_000],
  ])
  expect([rows.length, totals.potongan]).toEqual([3, 50_000])
  await sameEverywhere(spv, ID, { rincian: 'FAKTUR' })
  const before = { tanggal_awal: '2026-11-20', sampai_tgl: '2026-11-20' }
  const notas = await reportOf(spv, ID, { ...before, rincian: 'FAKTUR' })
  expect(notas.rows).toEqual([])
})

test('a coupon that nobody used stands there with its days, while it holds', async () => {
  const owner = await api.as('OWNER')
  const idle = { kode_kupon: 'MINAT', nama_kupon: 'Minat', jenis_kupon: 'RUPIAH', kuota: 40 }
  const days = { tgl_dari: '2026-11-25', tgl_sampai: '2026-12-05' }
  const cut = { potongan_rp: 10_000, minimal_rp: 500_000, sekali_per_member: false }
  const answer = await owner.post('parameter-kupon', { ...idle, ...days, ...cut }, { toko: 'JKT' })
  expectStatus(answer, 200)
  const on = async (tgl: string) =>
    (await reportOf(spv, ID, { tanggal_awal: tgl, sampai_tgl: tgl })).rows.find(
      ({ kode_kupon }) => kode_kupon === 'MINAT',
    )
  const unused = { jumlah: 0, potongan: 0, total: 0, terpakai: 0, kuota: 40, sisa: 40 }
  expect(await on('2026-11-25')).toMatchObject({ ...days, ...unused, nama_kupon: 'Minat' })
  expect(await on('2026-12-05')).toMatchObject(unused)
  expect([await on('2026-11-24'), await on('2026-12-06')]).toEqual([undefined, undefined])
  const december = { tanggal_awal: '2026-11-25', sampai_tgl: '2026-12-05' }
  await sameEverywhere(spv, ID, december)
})

test('laporan-potongan: what a coupon took off is no discount of the nota', async () => {
  const { rows, totals } = await reportOf(spv, 'laporan-potongan', { potongan: 'kupon' })
  expect(rows).toHaveLength(4)
  expect(totals).toMatchObject({ kupon: 300_000, nota: 0, ketik: 0, diskon: 300_000 })
})

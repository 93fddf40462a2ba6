import type { ReportAnswer } from '@kencana/contract/kit/report'
import { cashSale, expectStatus, RING_PRICE, setBoard } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { takeIn } from './take-in.ts'

export interface ReportShop {
  readonly api: TestApi
  readonly owner: Caller
  readonly kasir: Caller
  readonly spv: Caller
  /** Numbers of the sales of JKT; the second was cancelled. */
  readonly sales: readonly string[]
}

export const TGL = '2026-11-21'

/** Two stores that traded: JKT sold four rings and cancelled one, BDG sold one. */
export async function tradedShop(): Promise<ReportShop> {
  const api = await testApi({ tgl: TGL })
  const owner = await api.as('OWNER')
  const kasir = await api.as('KASIR-JKT')
  const spv = await api.as('SPV-JKT')
  await setBoard(owner)
  await setBoard(owner, 'BDG')
  // Barcodes that the store comes to later, so that it may take in pieces and buy some by itself.
  const far = { toko: 'JKT', nomor: 11 }
  const rings = await takeIn(api, kasir, { ...far, count: 12, from: 501 })
  await takeIn(api, kasir, { ...far, count: 3, from: 600, kode_baki: 'A02' })
  const bdg = await api.as('KASIR-BDG')
  const other = await takeIn(api, bdg, { toko: 'BDG', nomor: 12, count: 5, nama_barang: 'Gelang' })
  const sales: string[] = []
  for (const kode_sales of ['DEWI', 'RINI', 'DEWI', 'AGUS']) {
    const body = cashSale([rings[sales.length] ?? ''], RING_PRICE, {
      kode_sales,
      pembayaran: [
        { cara: 'TUNAI', jumlah: 4_000_000 },
        { cara: 'QRIS', jumlah: RING_PRICE - 4_000_000 },
      ],
    })
    sales.push(expectStatus(await kasir.post<Sold>('penjualan', body), 201).no_faktur_jual)
  }
  const bill = cashSale([other[0] ?? ''], RING_PRICE, { kode_sales: 'NENG' })
  expectStatus(await bdg.post('penjualan', bill), 201)
  await cancel(kasir, sales[1] ?? '')
  return { api, owner, kasir, spv, sales }
}

/** A cash sale that a supervisor approves to be cheaper; its number. */
export async function cheaperSale(kasir: Caller, total: number, more: object): Promise<string> {
  const body = cashSale([], total, more)
  const otorisasi = await kasir.grant('TURUN_ONGKOS', 'POST penjualan', body)
  const sent = await kasir.post<Sold>('penjualan', { ...body, otorisasi })
  return expectStatus(sent, 201).no_faktur_jual
}

interface Sold {
  no_faktur_jual: string
}

async function cancel(kasir: Caller, nomor: string): Promise<void> {
  const body = { alasan: 'Pembeli urung' }
  const route = `POST penjualan/${nomor}/batal`
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', route, body)
  expectStatus(await kasir.post(`penjualan/${nomor}/batal`, { ...body, otorisasi }), 201)
}

/** A report as JSON. */
export async function reportOf(
  caller: Caller,
  id: string,
  query: Record<string, string> = {},
): Promise<ReportAnswer> {
  const path = `reports/${id}?${new URLSearchParams(query)}`
  return expectStatus(await caller.get<ReportAnswer>(path), 200)
}

import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

export interface TradedDay {
  readonly owner: Caller
  readonly kasir: Caller
  readonly rings: readonly string[]
  /** Sold for cash, not cancelled. */
  readonly jual: string
  /** Cancelled with a supervisor's grant. */
  readonly batal: string
  readonly tutup: string
  /** Sold on the day after the closing. */
  readonly besok: string
}

interface Sold {
  no_faktur_jual: string
}

/** A day of every kind of document in JKT, closed Rp 500 short, and one sale of the next day. */
export async function tradeOneDay(api: TestApi): Promise<TradedDay> {
  const { owner, kasir, rings } = await openShop(api, 8)
  const gudang = await api.as('GUDANG-JKT')
  const sell = async (barcode: string | undefined, more: object = {}) =>
    expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([barcode ?? ''], RING_PRICE, more)),
      201,
    ).no_faktur_jual
  const jual = await sell(rings[0], { pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }] })
  await sell(rings[1], { pembayaran: [{ cara: 'DEBIT', jumlah: RING_PRICE, kode_bank: 'BCA' }] })
  const wrong = await sell(rings[2])
  const path = `penjualan/${wrong}/batal`
  const alasan = 'Salah ukuran'
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
  const undone = await kasir.post(path, { alasan, otorisasi })
  if (undone.status >= 300) throw new Error(undone.text)
  const moved = await gudang.post('barang/pindah', { ke_baki: 'A02', barang: [rings[3]] })
  if (moved.status >= 300) throw new Error(moved.text)
  const scrap = { barang: [rings[4]], alasan: 'Patah' }
  const approved = await gudang.grant('HANCUR_BARANG', 'POST barang/hancur', scrap)
  const scrapped = await gudang.post('barang/hancur', { ...scrap, otorisasi: approved })
  if (scrapped.status >= 300) throw new Error(scrapped.text)
  const closing = {
    tgl_system: '2026-11-21',
    hitungan: [{ laci: 'KASIR', pecahan: { '100000': 52, '20000': 1, '10000': 1, '2000': 1 } }],
  }
  const closed = expectStatus(await kasir.post<{ no_tutup: string }>('tutup-toko', closing), 201)
  const besok = await sell(rings[5])
  return { owner, kasir, rings, jual, batal: wrong, tutup: closed.no_tutup, besok }
}

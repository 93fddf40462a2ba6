import { set } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { buy, loose, ofNota, openBuying, sellRings, takeBack } from './counter.ts'

/** Purchases of JKT on one day, by what became of them; `nota` is what the first came back on. */
export type BoughtDay = Readonly<
  Record<
    'intact' | 'mixed' | 'tray' | 'batal' | 'no_batal' | 'lebur' | 'no_hancur' | 'nota',
    string
  >
>

/** What is paid for each piece, and what for those that were cancelled. */
export const PAID = {
  intact: 4_000_000,
  bent: 3_000_000,
  loose: 2_500_000,
  tray: 4_100_000,
  lebur: 2_600_000,
} as const
export const UNDONE = { own: 3_900_000, loose: 2_000_000 } as const

/** A day on which JKT buys with and without notas, takes a purchase back and scraps a piece. */
export async function buyForADay(api: TestApi): Promise<BoughtDay> {
  const { owner, kasir, spv } = await openBuying(api)
  // One drawer, so that the day may be closed by whoever counts that.
  await set(owner, { LACI: 'KASIR' })
  const bought = async (barang: Parameters<typeof buy>[1], more: object = {}) =>
    expectStatus(await buy(kasir, barang, more), 201)
  const nota = await sellRings(owner, kasir)
  const intact = await bought([ofNota(nota, PAID.intact, { kelompok_harga: 'TUA' })])
  const bent = { kode_kondisi: 'PENYOK', kelompok_harga: 'ROSOK', berat: 5.123 }
  const mixed = await bought([loose(PAID.bent, bent), loose(PAID.loose)], {
    kode_sales: 'RINI',
    pembayaran: [
      { cara: 'TUNAI', jumlah: PAID.bent },
      { cara: 'TRANSFER', jumlah: PAID.loose, kode_bank: 'BCA', no_rekening: '12345' },
    ],
  })
  const tray = await bought([
    ofNota(await sellRings(owner, kasir), PAID.tray, { ke: 'BAKI', kode_baki: 'A01' }),
  ])
  const batal = await bought([
    ofNota(await sellRings(owner, kasir), UNDONE.own, { kelompok_harga: 'TUA' }),
    loose(UNDONE.loose),
  ])
  const { no_batal } = expectStatus(await takeBack(kasir, batal.no_faktur_beli), 201)
  const lebur = await bought([loose(PAID.lebur)])
  const no_hancur = await scrap(spv, lebur.barang)
  return {
    nota: nota.no_faktur_jual,
    intact: intact.no_faktur_beli,
    mixed: mixed.no_faktur_beli,
    tray: tray.no_faktur_beli,
    batal: batal.no_faktur_beli,
    no_batal,
    lebur: lebur.no_faktur_beli,
    no_hancur,
  }
}

/** Scraps bought pieces with the owner's grant. */
export async function scrap(spv: Caller, barang: readonly string[]): Promise<string> {
  const body = { barang, alasan: 'Lebur' }
  const otorisasi = await spv.grant('HANCUR_BARANG', 'POST pembelian/hancur', body, 'OWNER')
  const answer = await spv.post<{ no_hancur: string }>('pembelian/hancur', { ...body, otorisasi })
  return expectStatus(answer, 201).no_hancur
}

import { set } from '../hutang/counter.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { type ClosedAnswer, notesOf } from '../tutup-toko/shop.ts'
import { buy, loose, ofNota, openBuying, sellRings } from './counter.ts'
import { cancelExchange, type Exchanged, exchanging } from './exchange.ts'

export const FIRST = '2026-11-21'
export const LAST = '2026-11-22'

/** What the shop gave for old pieces, by what became of the exchange. */
export const OLD = { paid: 4_337_500, each: 4_000_000, undone: 4_100_000, late: 4_200_000 } as const
/** Of two old pieces for one new: in cash, and by the bank. */
export const OUT = { cash: 1_000_000, bank: 2 * OLD.each - RING_PRICE - 1_000_000 } as const
/** A purchase that is no exchange. */
export const ALONE = 2_500_000

/** Exchanges of JKT by what became of them. */
export type ExchangedDays = Readonly<
  Record<'even' | 'paid' | 'out' | 'undone' | 'late', Exchanged> & {
    no_batal: string
    /** The closing of the first day. */
    closed: ClosedAnswer
  }
>

/** Cash the first day leaves in the drawer: sales and differences in, purchases out. */
export const DRAWER = 6 * RING_PRICE + (RING_PRICE - OLD.paid) - OUT.cash - ALONE

/**
 * Two days on which JKT exchanges: of equal worth as promised, paid by the customer, paid to him,
 * cancelled the same day, and a day later what came after its promise was over.
 */
export async function exchangeForDays(api: TestApi): Promise<ExchangedDays> {
  const { owner, kasir, spv } = await openBuying(api)
  await set(owner, { LACI: 'KASIR', TOLERANSI_SELISIH_KAS: '0' })
  const exchange = async (old: Parameters<typeof exchanging>[1], more: object = {}) => {
    const rings = await takeIn(owner, [{}])
    const body = exchanging(rings, old, more)
    return expectStatus(await kasir.post<Exchanged>('tukar-tambah', body), 201)
  }
  const promised = await promise(owner, kasir, '2026-12-21')
  const forgotten = await promise(owner, kasir, FIRST)
  const even = await exchange([ofNota(promised, RING_PRICE)])
  const paid = await exchange([ofNota(await sellRings(owner, kasir), OLD.paid)], {
    pembayaran: [{ cara: 'TUNAI', jumlah: 900_000 }],
  })
  const two = await sellRings(owner, kasir, 2)
  const both = two.barcodes.map(kode => ofNota({ ...two, barcodes: [kode] }, OLD.each))
  const [ring = ''] = await takeIn(owner, [{}])
  const out = await exchange(both, {
    jual: { kode_sales: 'RINI', barang: [{ kode_barcode: ring }] },
    pembayaran: [
      { cara: 'TUNAI', jumlah: OUT.cash },
      { cara: 'TRANSFER', jumlah: OUT.bank, kode_bank: 'BCA', no_rekening: '12345' },
    ],
  })
  const undone = await exchange([ofNota(await sellRings(owner, kasir), OLD.undone)], {
    pembayaran: [
      { cara: 'QRIS', jumlah: 1_000_000 },
      { cara: 'TUNAI', jumlah: RING_PRICE - OLD.undone - 1_000_000 },
    ],
  })
  const { no_batal } = expectStatus(await cancelExchange(spv, undone.no_tukar_tambah), 201)
  expectStatus(await buy(kasir, [loose(ALONE)]), 201)
  const hitungan = [{ laci: 'KASIR', pecahan: notesOf(DRAWER) }]
  const closing = { tgl_system: FIRST, tetap_tutup: true, hitungan }
  const closed = expectStatus(await kasir.post<ClosedAnswer>('tutup-toko', closing), 201)
  const late = await exchange([ofNota(forgotten, OLD.late)])
  return { even, paid, out, undone, late, no_batal, closed }
}

/** A ring sold with a promise of exchange at its price. */
async function promise(owner: Caller, kasir: Caller, janji_tukar: string) {
  const barcodes = await takeIn(owner, [{}])
  const barang = barcodes.map(kode_barcode => ({ kode_barcode, janji_tukar }))
  const sale = cashSale([], RING_PRICE, { barang })
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale)
  return { no_faktur_jual: expectStatus(sold, 201).no_faktur_jual, barcodes }
}

import { expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { loose, ofNota, SELLER, sellRings, setBuyingBoard } from './counter.ts'

/** What an exchange answers, or why it does not. */
export interface Exchanged {
  readonly no_tukar_tambah: string
  readonly no_faktur_jual: string
  readonly no_faktur_beli: string
  readonly total: number
  readonly kembali: number
  readonly barang: string[]
  readonly no_batal: string
  readonly no_batal_jual: string
  readonly no_batal_beli: string
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** New rings of the board against old pieces; the difference in cash unless more is said. */
export const exchanging = (
  barcodes: readonly string[],
  old: readonly { readonly harga_beli: number }[],
  more: object = {},
) => {
  const total = RING_PRICE * barcodes.length - old.reduce((sum, one) => sum + one.harga_beli, 0)
  return {
    jual: { kode_sales: 'DEWI', barang: barcodes.map(kode_barcode => ({ kode_barcode })) },
    beli: { penjual: SELLER, barang: old },
    pembayaran: total === 0 ? [] : [{ cara: 'TUNAI', jumlah: Math.abs(total) }],
    total,
    ...more,
  }
}

/** Body that exchanges a ring of a nota for a new one; the customer pays the difference in cash. */
export const exchangingBack = (no_faktur_jual: string, old: string, ring: string) =>
  exchanging([ring], [ofNota({ no_faktur_jual, barcodes: [old] }, 4_000_000)])

/** Sells a ring and exchanges it for another one. */
export async function exchangeRing(owner: Caller, kasir: Caller): Promise<Exchanged> {
  const { no_faktur_jual, barcodes } = await sellRings(owner, kasir)
  const [ring = ''] = await takeIn(owner, [{}])
  const body = exchangingBack(no_faktur_jual, barcodes[0] ?? '', ring)
  return expectStatus(await kasir.post<Exchanged>('tukar-tambah', body), 201)
}

/** Exchanges with a supervisor's grants of these kinds. */
export async function exchangeGranted(
  kasir: Caller,
  kategori: readonly string[],
  body: object,
): Promise<Answer<Exchanged>> {
  const otorisasi = await Promise.all(
    kategori.map(one => kasir.grant(one, 'POST tukar-tambah', body)),
  )
  return kasir.post<Exchanged>('tukar-tambah', { ...body, otorisasi })
}

/** Takes an exchange back with a grant. */
export async function cancelExchange(spv: Caller, nomor: string): Promise<Answer<Exchanged>> {
  const body = { alasan: 'Pelanggan berubah pikiran' }
  const path = `tukar-tambah/${nomor}/batal`
  const otorisasi = await spv.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  return spv.post(path, { ...body, otorisasi })
}

type Door = readonly [kategori: string, path: string, body: object]

/** Commands around an exchange that take a grant; the slip of one was printed once. */
export async function exchangeDoors(owner: Caller, cashier: Caller): Promise<readonly Door[]> {
  await setBuyingBoard(owner)
  const [ring = '', other = ''] = await takeIn(owner, [{}, {}])
  const body = exchanging([ring], [loose(5_000_000)])
  const answer = await exchangeGranted(cashier, ['PEMBELIAN'], body)
  const path = `tukar-tambah/${expectStatus(answer, 201).no_tukar_tambah}`
  expectStatus(await cashier.post(`${path}/slip`, {}), 200)
  return [
    ['PEMBELIAN', 'tukar-tambah', exchanging([other], [loose(5_000_000)])],
    ['CETAK_ULANG_NOTA', `${path}/slip`, {}],
    ['BATAL_PENJUALAN', `${path}/batal`, { alasan: 'Pelanggan berubah pikiran' }],
  ]
}

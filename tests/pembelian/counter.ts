import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import { set } from '../hutang/counter.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { sellerOf } from '../races/race.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

/** Buying prices of the board, rupiah per gram: 24K is the round figure of the worked example. */
const BOARD = {
  '375': 720_000,
  '420': 810_000,
  '700': 1_392_000,
  '750': 1_490_000,
  '999': 2_000_000,
}

export const SELLER = {
  nama: 'Siti Aminah',
  telp: '0812 9000 1122',
  alamat: 'Jl. Kwitang 9',
  jenis_identitas: 'KTP',
  no_identitas: '3171046508900002',
} as const

/** What a purchase answers, or why it does not. */
export interface Bought {
  readonly no_faktur_beli: string
  readonly tgl_system: string
  readonly total: number
  readonly barang: string[]
  readonly no_hancur: string
  readonly no_batal: string
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** A store that sells and buys: a board, a tray for bought pieces, people at the counter. */
export async function openBuying(api: TestApi, toko = 'JKT') {
  const owner = await api.as('OWNER')
  await setBuyingBoard(owner, toko)
  await set(owner, { LACI: 'KASIR,DUA,RR', ...UNCOUNTED }, toko)
  return { owner, kasir: await api.as(`KASIR-${toko}`), spv: await api.as(`SPV-${toko}`) }
}

/** Sets the price board of a store, 24K with it: gold without a nota is valued by that. */
export async function setBuyingBoard(owner: Caller, toko = 'JKT'): Promise<void> {
  const baris = Object.entries(BOARD).map(([kode_kadar, harga_beli]) => ({
    kode_kadar,
    harga_jual: harga_beli + 60_000,
    harga_beli,
  }))
  expectStatus(await meant(owner, 'harga-emas', { baris }, { toko }), 201)
}

/** A nota of rings of 3.237 g, 750 permil, at Rp 5,232,500 each, as a store sells them. */
export async function sellRings(owner: Caller, kasir: Caller, count = 1, toko = 'JKT') {
  const barcodes = await takeIn(
    owner,
    Array.from({ length: count }, () => ({})),
    toko,
  )
  const body = cashSale(barcodes, RING_PRICE * count, { kode_sales: sellerOf(toko) })
  const { no_faktur_jual } = expectStatus(
    await kasir.post<{ no_faktur_jual: string }>('penjualan', body),
    201,
  )
  return { no_faktur_jual, barcodes }
}

const RING = {
  nama_barang: 'Cincin Belah Rotan',
  kode_dept: 'CINCIN',
  kode_group: 'T750',
  kode_kadar: '750',
  berat: 3.237,
  kode_kondisi: 'UTUH',
  ke: 'BLN',
} as const

/** A ring without a nota. */
export const loose = (harga_beli: number, more: object = {}) => ({ ...RING, harga_beli, ...more })

/** A ring of a nota. */
export const ofNota = (
  nota: { readonly no_faktur_jual: string; readonly barcodes: readonly string[] },
  harga_beli: number,
  more: object = {},
) => ({
  ...loose(harga_beli, more),
  no_faktur_jual: nota.no_faktur_jual,
  kode_barcode: nota.barcodes[0],
})

/** Body of a purchase paid in cash. */
export function buying(barang: readonly { readonly harga_beli: number }[], more: object = {}) {
  const total = barang.reduce((sum, { harga_beli }) => sum + harga_beli, 0)
  return {
    kode_sales: 'DEWI',
    penjual: SELLER,
    barang,
    pembayaran: [{ cara: 'TUNAI', jumlah: total }],
    total,
    ...more,
  }
}

/** Body that buys a ring of a nota back in cash, well below its ceiling. */
export const buyingBack = (no_faktur_jual: string, ring: string, more: object = {}) =>
  buying([ofNota({ no_faktur_jual, barcodes: [ring] }, 4_000_000)], more)

export const buy = (
  kasir: Caller,
  barang: readonly { readonly harga_beli: number }[],
  more: object = {},
  options = {},
): Promise<Answer<Bought>> => kasir.post<Bought>('pembelian', buying(barang, more), options)

/** Buys with a supervisor's grants. */
export async function buyGranted(
  kasir: Caller,
  kategori: readonly string[],
  barang: readonly { readonly harga_beli: number }[],
  more: object = {},
): Promise<Answer<Bought>> {
  const body = buying(barang, more)
  const otorisasi = await Promise.all(kategori.map(one => kasir.grant(one, 'POST pembelian', body)))
  return kasir.post<Bought>('pembelian', { ...body, otorisasi })
}

export const show = async (kasir: Caller, nomor: string): Promise<PembelianAnswer> =>
  expectStatus(await kasir.get<PembelianAnswer>(`pembelian/${nomor}`), 200)

/** Takes a purchase back with a grant. */
export async function takeBack(
  kasir: Caller,
  nomor: string,
  spv?: string,
): Promise<Answer<Bought>> {
  const body = { alasan: 'Salah ketik' }
  const path = `pembelian/${nomor}/batal`
  const otorisasi = await kasir.grant('BATAL_PEMBELIAN', `POST ${path}`, body, spv)
  return kasir.post<Bought>(path, { ...body, otorisasi })
}

/** Status and code of an answer. */
export const refused = ({ status, body }: Answer<{ readonly code?: string }>) => [status, body.code]

/** A piece as the rules value it. */
interface Valued {
  readonly hasil: string
  readonly aturan: { readonly kode: string; readonly versi: number }
  readonly target: number
  readonly tertinggi: number
  readonly kerja: readonly { readonly teks: string; readonly jumlah_rp: number }[]
  readonly butuh: readonly { readonly kategori: string; readonly sebab: string }[]
}

/** A piece valued as it would be bought: what it is called and what is paid are not asked. */
export async function valuedBy(kasir: Caller, piece: object): Promise<Valued> {
  const { harga_beli: _, nama_barang: __, ke: ___, ...asked } = piece as Record<string, unknown>
  const answer = await kasir.post<{ barang: Valued[] }>('pembelian/taksir', { barang: [asked] })
  const [first] = expectStatus(answer, 200).barang
  if (first === undefined) throw new Error(answer.text)
  return first
}

/** A nota that came back too light, and a purchase whose slip was printed once. */
export async function boughtTwice(owner: Caller, cashier: Caller) {
  const [nota, first] = [await sellRings(owner, cashier), await sellRings(owner, cashier)]
  const body = buyingBack(first.no_faktur_jual, first.barcodes[0] ?? '')
  const bought = expectStatus(await cashier.post<Bought>('pembelian', body), 201)
  expectStatus(await cashier.post(`pembelian/${bought.no_faktur_beli}/slip`, {}), 200)
  return { light: buying([ofNota(nota, 4_000_000, { berat: 3 })]), ...bought }
}

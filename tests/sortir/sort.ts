import type { MenungguSortir } from '@kencana/contract/areas/stok/sortir'
import { buyingBack, sellRings } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'

/** A bought ring as the sample shop buys it: 3.237 g of 750, for Rp 4,000,000. */
export const RING = { mg: 3_237, ug: 3_237 * 750, rp: 4_000_000 }

/** What a sorting answers, or why it does not. */
export interface Sorting {
  readonly no_sortir: string
  readonly no_pindah: string
  readonly no_batal: string
  readonly pcs: number
  readonly berat: number
  readonly tujuan: Readonly<Record<string, number>>
  readonly baki: readonly string[]
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** Rings that were sold and bought back, and wait in a BLN tray. */
export async function boughtRings(owner: Caller, kasir: Caller, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let i = 0; i < count; i += 1) {
    const { no_faktur_jual, barcodes } = await sellRings(owner, kasir)
    const body = buyingBack(no_faktur_jual, barcodes[0] ?? '')
    const { barang } = expectStatus(await kasir.post<{ barang: string[] }>('pembelian', body), 201)
    codes.push(...barang)
  }
  return codes
}

export const waiting = async (who: Caller, kode_barcode: string): Promise<MenungguSortir> =>
  expectStatus(await who.get<MenungguSortir>(`antre-sortir/${kode_barcode}`), 200)

/** A piece of a sorting, as it was read; where it goes and what it weighs may be said otherwise. */
export async function sorted(who: Caller, kode_barcode: string, more: object = {}) {
  const { versi, berat } = await waiting(who, kode_barcode)
  return { kode_barcode, versi, berat, tujuan: 'BAKI', ...inTray(more), ...more }
}

const inTray = (more: object) =>
  'tujuan' in more && more.tujuan !== 'BAKI' ? {} : { kode_baki: 'A01' }

/** Sorts pieces, with the grants it asks for. */
export async function sort(
  who: Caller,
  barang: readonly object[],
  kategori: readonly string[] = [],
): Promise<Answer<Sorting>> {
  const body = { barang }
  if (kategori.length === 0) return who.post<Sorting>('sortir', body)
  const otorisasi = await Promise.all(kategori.map(one => who.grant(one, 'POST sortir', body)))
  return who.post<Sorting>('sortir', { ...body, otorisasi })
}

/** Sorts bought rings as they are in the books, all to one place. */
export async function sortAll(
  who: Caller,
  codes: readonly string[],
  tujuan: string,
): Promise<string> {
  const barang = await Promise.all(codes.map(code => sorted(who, code, { tujuan })))
  const kategori = tujuan === 'ROSOK' ? ['HANCUR_BARANG'] : []
  return expectStatus(await sort(who, barang, kategori), 201).no_sortir
}

/** Commands of sorting that ask for a grant: its category, path and body. */
export async function sortingDoors(owner: Caller, kasir: Caller, gudang: Caller) {
  const [light = '', binned = ''] = await boughtRings(owner, kasir, 2)
  const nomor = await sortAll(gudang, [binned], 'CUCI')
  const barang = [await sorted(gudang, light, { berat: 3.2 })]
  return [
    ['SUSUT_TUKANG', 'sortir', { barang }],
    ['BATAL_STOK', `sortir/${nomor}/batal`, { alasan: 'Salah tulis' }],
  ] as const
}

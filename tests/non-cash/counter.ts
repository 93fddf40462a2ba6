import type { NonCashRow, StatusNonCash, tickNonCash } from '@kencana/contract/areas/uang/non-cash'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expect } from 'vitest'
import { expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { take } from '../titipan/counter.ts'

export type Ticked = AnswerOf<typeof tickNonCash> & { readonly code?: string }

export interface Page {
  readonly count: number
  readonly jumlah: number
  readonly data: NonCashRow[]
}

export const TODAY = '2026-11-21'
/** A card of BCA, its slip another each time it is taken: one pays once. */
export const BCA = {
  cara: 'DEBIT',
  kode_bank: 'BCA',
  kartu_akhir: '4021',
  get kode_setuju() {
    slips += 1
    return `A${String(slips)}`
  },
}
let slips = 77_119

/** A ring that is paid with these tenders; answers the number of the sale. */
export async function sellBy(kasir: Caller, ring: string, ...pembayaran: object[]) {
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', {
    kode_sales: 'DEWI',
    customer: { nama: 'Ibu Kartika' },
    barang: [{ kode_barcode: ring }],
    pembayaran,
    total: RING_PRICE,
  })
  return expectStatus(sold, 201).no_faktur_jual
}

export const cancelSale = async (kasir: Caller, nomor: string): Promise<string> => {
  const path = `penjualan/${nomor}/batal`
  const alasan = 'Pembeli batal'
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
  const undone = await kasir.post<{ no_batal: string }>(path, { alasan, otorisasi })
  return expectStatus(undone, 201).no_batal
}

export const page = async (who: Caller, query = ''): Promise<Page> =>
  expectStatus(await who.get<Page>(`validasi-non-cash${query}`, { toko: 'JKT' }), 200)

/** How the payments of a document stand, tender by tender. */
export async function standing(who: Caller, nomor: string): Promise<[number, StatusNonCash][]> {
  const { data } = await page(who, `?q=${nomor}&status=ALL`)
  return data.map(row => [row.baris, row.status] as [number, StatusNonCash]).sort()
}

export const tickBody = (baris: readonly object[], more: object = {}) => ({
  tgl_mutasi: TODAY,
  no_referensi: 'BATCH 118',
  baris,
  ...more,
})

export const tick = (who: Caller, baris: readonly object[], more: object = {}) =>
  who.post<Ticked>('validasi-non-cash', tickBody(baris, more), { toko: 'JKT' })

/** Ticks, which must go through; answers what was kept and refused. */
export const ticked = async (who: Caller, baris: readonly object[], more: object = {}) =>
  expectStatus(await tick(who, baris, more), 201)

export const refused = ({ status, body }: Answer<{ code?: string }>) => [status, body.code]

export const UNTICK = 'validasi-non-cash/batal'

/** Takes a tick back as it stands now, with a grant for this very command. */
export async function untick(who: Caller, nomor: string, baris = 1, more: object = {}) {
  const { data } = await page(who, `?q=${nomor}&status=ALL`)
  const found = data.find(row => row.baris === baris)
  const body = {
    nomor,
    baris,
    dicocokkan_pada: found?.dicocokkan_pada ?? '2026-11-21T01:00:00.000Z',
    alasan: 'Salah baris mutasi',
    ...more,
  }
  const otorisasi = await who.grant('BATAL_COCOK', `POST ${UNTICK}`, body)
  return who.post<{ code: string; facts: object }>(UNTICK, { ...body, otorisasi })
}

/** A deposit by card that was found; answers the body that takes the tick back. */
export async function tickedDeposit(api: TestApi): Promise<object> {
  const [kasir, spv] = [await api.as('KASIR-JKT'), await api.as('SPV-JKT')]
  const nomor = await take(kasir, 400_000, { pembayaran: [{ ...BCA, jumlah: 400_000 }] })
  const tgl_mutasi = '2026-11-20'
  expect((await ticked(spv, [{ nomor, baris: 1 }], { tgl_mutasi })).cocok).toBe(1)
  const [row] = (await page(spv, `?q=${nomor}&status=COCOK`)).data
  const { dicocokkan_pada } = row ?? {}
  return { nomor, baris: 1, dicocokkan_pada, alasan: 'Salah baris mutasi' }
}

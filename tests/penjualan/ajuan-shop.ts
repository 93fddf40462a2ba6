import { set } from '../hutang/counter.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from './shop.ts'

/** What a submission, its approval and its refusal answer. */
export interface Submitted {
  readonly no_ajuan: string
  readonly no_faktur_jual?: string
  readonly tgl_system: string
  readonly total: number
  readonly kembali: number
  readonly nomor?: string
}

export interface Problem {
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string>>
}

export interface Ajuan {
  readonly no_ajuan: string
  readonly status: string
  readonly user_id: string
  readonly total: number
  readonly pcs: number
  readonly alasan: string | null
  readonly diputus_oleh: string | null
  readonly no_faktur_jual: string | null
}

/** A shop whose sales are approved by another; drawers are not counted to the rupiah. */
export async function openCheckedShop(api: TestApi, count: number) {
  const shop = await openShop(api, count)
  const spv = await api.as('SPV-JKT')
  await checked(shop.owner)
  return { ...shop, spv }
}

/** Whether sales of the store wait for another. */
export const checked = (owner: Caller, nilai = 'YA') => set(owner, { VALIDASI_PENJUALAN: nilai })

/** Submits a cash sale of a ring; its number. */
export async function submit(kasir: Caller, ring: string, more: object = {}): Promise<string> {
  const sent = await kasir.post<Submitted>('penjualan', cashSale([ring], RING_PRICE, more))
  return expectStatus(sent, 201).no_ajuan
}

interface Keyed {
  readonly key?: string
  readonly toko?: string
}

export const approve = <T = Submitted>(who: Caller, nomor: string, options: Keyed = {}) =>
  who.post<T>(`validasi-penjualan/${nomor}/setuju`, {}, options)

export const turnDown = <T = Submitted>(
  who: Caller,
  nomor: string,
  alasan = 'Harga terlalu murah',
) => who.post<T>(`validasi-penjualan/${nomor}/tolak`, { alasan })

export const withdraw = <T = Submitted>(who: Caller, nomor: string, body: object = {}) =>
  who.post<T>(`ajuan-penjualan/${nomor}/tarik`, body)

export const ajuanOf = async (who: Caller, nomor: string): Promise<Ajuan> =>
  expectStatus(await who.get<Ajuan>(`ajuan-penjualan/${nomor}`), 200)

export const refused = ({ status, body }: Answer<Problem>) => [status, body.code]

import { expectStatus } from '../hutang/counter.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { type Kept, spend } from './money.ts'

// Money in and out that waits for another (decision 0099).

/** What a submission says of itself. */
export interface AjuanUang {
  readonly no_ajuan: string
  readonly status: string
  readonly jenis: string
  readonly arah: string
  readonly user_id: string
  readonly jumlah: number
  readonly alasan: string | null
  readonly diputus_oleh: string | null
  readonly penyetuju: string | null
  readonly no_kas: string | null
}

/** Whether a store has its money in and out validated by another. */
export async function validated(owner: Caller, isOn = true, toko = 'JKT'): Promise<void> {
  const body = { nilai: {}, modul: { VALIDASI_KEUANGAN_MODULE: isOn }, toko: [toko] }
  expectStatus(await owner.put('para-system', body, { toko }), 200)
}

/** Submits what is spent; its number. */
export const submitted = async (who: Caller, jumlah: number, more: object = {}): Promise<string> =>
  expectStatus(await spend(who, jumlah, more), 201).no_ajuan

type Ending = Answer<Kept>

export const approve = (who: Caller, nomor: string, options = {}): Promise<Ending> =>
  who.post<Kept>(`ajuan-uang/${nomor}/setuju`, {}, options)
export const turnDown = (who: Caller, nomor: string, alasan = 'Tanpa nota'): Promise<Ending> =>
  who.post<Kept>(`ajuan-uang/${nomor}/tolak`, { alasan })
export const withdraw = (who: Caller, nomor: string): Promise<Ending> =>
  who.post<Kept>(`ajuan-uang/${nomor}/tarik`, {})

export const ajuanOf = async (who: Caller, nomor: string): Promise<AjuanUang> =>
  expectStatus(await who.get<AjuanUang>(`ajuan-uang/${nomor}`), 200)

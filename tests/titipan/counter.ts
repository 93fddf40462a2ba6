import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { expectStatus, type Problem, set } from '../hutang/counter.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

export const TODAY = '2026-11-21'

export const DEPOSITOR = { nama: 'Siti Aminah', telp: '0812 9000 1122', alamat: 'Jl. Kwitang 9' }

/** A store with two drawers and people at its counter. */
export async function openTill(api: TestApi, toko = 'JKT') {
  const owner = await api.as('OWNER')
  await set(owner, { LACI: 'KASIR,DUA,RR', ...UNCOUNTED }, toko)
  return { owner, kasir: await api.as(`KASIR-${toko}`), spv: await api.as(`SPV-${toko}`) }
}

/** What a command about a deposit answers, or why it does not. */
export interface Kept extends Problem {
  readonly nomor: string
  readonly no_titipan: string
  readonly tgl_system: string
  readonly saldo: number
  readonly kembali: number
  readonly membatalkan: string
  readonly no_batal: string
  readonly no_pengalihan: string
  readonly saldo_dari: number
  readonly saldo_ke: number
  readonly detail: string
}

export const cash = (jumlah: number) => ({ cara: 'TUNAI', jumlah })

/** Body of money that comes in by cash, as it is owed. */
export const paying = (total: number, more: object = {}) => ({
  pembayaran: [cash(total)],
  total,
  ...more,
})

export const takingBody = (total: number, more: object = {}) => ({
  customer: DEPOSITOR,
  ...paying(total, more),
})

/** Takes a deposit and answers its number. */
export async function take(kasir: Caller, total: number, more: object = {}): Promise<string> {
  const answer = await kasir.post<Kept>('titipan', takingBody(total, more))
  return expectStatus(answer, 201).no_titipan
}

export const add = (kasir: Caller, nomor: string, total: number, more: object = {}) =>
  kasir.post<Kept>(`titipan/${nomor}/tambah`, paying(total, more))

export const ALASAN = 'Diminta pelanggan'

/** A command that asks for a grant, with a supervisor's for this very body; not sent yet. */
async function granted(kasir: Caller, path: string, more: object) {
  const body = { alasan: ALASAN, ...more }
  const otorisasi = await kasir.grant('BATAL_TITIPAN', `POST ${path}`, body)
  return { path, body: { ...body, otorisasi } }
}

async function sent(kasir: Caller, asked: ReturnType<typeof granted>): Promise<Answer<Kept>> {
  const { path, body } = await asked
  return kasir.post<Kept>(path, body)
}

export const returning = (kasir: Caller, nomor: string, jumlah: number, more: object = {}) =>
  granted(kasir, `titipan/${nomor}/kembali`, { jumlah, pencairan: { cara: 'TUNAI' }, ...more })
export const undoing = (kasir: Caller, nomor: string, more: object = {}) =>
  granted(kasir, `titipan/${nomor}/batal`, more)
export const moving = (kasir: Caller, dari: string, ke: string, jumlah: number) =>
  granted(kasir, 'pengalihan-saldo', { dari, ke, jumlah })

export const giveBack = (kasir: Caller, nomor: string, jumlah: number, more: object = {}) =>
  sent(kasir, returning(kasir, nomor, jumlah, more))
export const undo = (kasir: Caller, nomor: string, more: object = {}) =>
  sent(kasir, undoing(kasir, nomor, more))
export const move = (kasir: Caller, dari: string, ke: string, jumlah: number) =>
  sent(kasir, moving(kasir, dari, ke, jumlah))

export const show = async (kasir: Caller, nomor: string): Promise<TitipanAnswer> =>
  expectStatus(await kasir.get<TitipanAnswer>(`titipan/${nomor}`), 200)

/** Its status and money: what most tests ask. */
export async function stands(kasir: Caller, nomor: string): Promise<[string, number]> {
  const { status, saldo } = await show(kasir, nomor)
  return [status, saldo]
}

export const refused = ({ status, body }: Answer<Problem>) => [status, body.code]

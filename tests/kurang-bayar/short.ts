import type { KurangAnswer } from '@kencana/contract/areas/uang/kurang-bayar'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'

export const PATH = 'piutang-penjualan'
export const OWES = { nama: 'Ibu Kartika', telp: '0812 4400 1177' }
export const PROMISED = '2027-01-31'

/** What a command about a short payment answers, or why it does not. */
export interface Said {
  readonly code: string
  readonly detail: string
  readonly errors: Readonly<Record<string, string>>
  readonly nomor: string
  readonly no_kurang_bayar: string
  readonly no_batal: string
  readonly sisa: number
  readonly kembali: number
}

/** A ring sold for cash; answers its nota. */
export async function soldFor(kasir: Caller, ring: string, more: object = {}): Promise<string> {
  const sold = await kasir.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale([ring], RING_PRICE, more),
  )
  return expectStatus(sold, 201).no_faktur_jual
}

export const shortBody = (no_faktur_jual: string, more: object = {}) => ({
  no_faktur_jual,
  ...OWES,
  jumlah: 200_000,
  tgl_janji: PROMISED,
  alasan: 'Uang kurang dua lembar',
  ...more,
})

/** The command with a supervisor's grant for this very body; not sent yet. */
export async function shorting(kasir: Caller, nota: string, more: object = {}) {
  const body = shortBody(nota, more)
  return { ...body, otorisasi: await kasir.grant('KURANG_BAYAR', `POST ${PATH}`, body) }
}

export const short = async (kasir: Caller, nota: string, more: object = {}) =>
  kasir.post<Said>(PATH, await shorting(kasir, nota, more))

/** A short payment that must go through; answers its number. */
export const owed = async (kasir: Caller, nota: string, more: object = {}): Promise<string> =>
  expectStatus(await short(kasir, nota, more), 201).no_kurang_bayar

export const payBody = (total: number, more: object = {}) => ({
  pembayaran: [{ cara: 'TUNAI', jumlah: total }],
  total,
  ...more,
})
export const pay = (kasir: Caller, nomor: string, total: number, more: object = {}) =>
  kasir.post<Said>(`${PATH}/${nomor}/bayar`, payBody(total, more))

/** The call that undoes the last document, with its grant. */
export async function undoing(kasir: Caller, nomor: string) {
  const path = `${PATH}/${nomor}/batal`
  const body = { alasan: 'Salah tulis' }
  const otorisasi = await kasir.grant('BATAL_UANG', `POST ${path}`, body)
  return { path, body: { ...body, otorisasi } }
}

export async function undo(kasir: Caller, nomor: string): Promise<Answer<Said>> {
  const { path, body } = await undoing(kasir, nomor)
  return kasir.post<Said>(path, body)
}

export const show = async (kasir: Caller, nomor: string): Promise<KurangAnswer> =>
  expectStatus(await kasir.get<KurangAnswer>(`${PATH}/${nomor}`), 200)

/** Its status, what is owed of it, and how often something was paid. */
export async function stands(kasir: Caller, nomor: string): Promise<[string, number, number]> {
  const { status, sisa, dibayar } = await show(kasir, nomor)
  return [status, sisa, dibayar]
}

export const refused = ({ status, body }: Answer<Said>) => [status, body.code]

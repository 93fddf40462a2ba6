import type { CairAnswer, listPiutang } from '@kencana/contract/areas/uang/pencairan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expectStatus, type Problem } from '../hutang/counter.ts'
import { BCA as ACCOUNT } from '../kas/money.ts'
import { BCA as CARD, ticked } from '../non-cash/counter.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { take } from '../titipan/counter.ts'

export const TODAY = '2026-11-21'
export const PATH = 'pencairan-non-cash'

export interface Settled extends Problem {
  readonly no_cair: string
  readonly tgl_system: string
}

type Piutang = AnswerOf<typeof listPiutang>

/** A line of a payment; the only one of its document. */
export const line = (nomor: string) => ({ nomor, baris: 1 })

export const settleBody = (numbers: readonly string[], jumlah_bank: number, more: object = {}) => ({
  penerbit: 'BCA',
  ke: 'BCA',
  ke_rekening: ACCOUNT,
  jumlah_bank,
  tgl_mutasi: TODAY,
  no_referensi: 'CR 0118',
  pembayaran: numbers.map(line),
  ...more,
})

export const settle = (
  who: Caller,
  numbers: readonly string[],
  jumlah_bank: number,
  more: object = {},
) => who.post<Settled>(PATH, settleBody(numbers, jumlah_bank, more), { toko: 'JKT' })

/** Pays out, which must go through; answers the number. */
export const settled = async (...asked: Parameters<typeof settle>): Promise<string> =>
  expectStatus(await settle(...asked), 201).no_cair

export const open = async (who: Caller, query = ''): Promise<Piutang> =>
  expectStatus(await who.get<Piutang>(`piutang-non-cash${query}`, { toko: 'JKT' }), 200)

export const shown = async (who: Caller, nomor: string): Promise<CairAnswer> =>
  expectStatus(await who.get<CairAnswer>(`${PATH}/${nomor}`, { toko: 'JKT' }), 200)

/** Takes a settlement back with a grant. */
export async function unsettle(who: Caller, nomor: string) {
  const path = `${PATH}/${nomor}/batal`
  const body = { alasan: 'Salah pilih' }
  const otorisasi = await who.grant('BATAL_UANG', `POST ${path}`, body)
  return who.post<Settled>(path, { ...body, otorisasi })
}

/** What the bank keeps: 1 % of a debit card, 1.8 % of a credit card, 0.7 % of QRIS. */
export async function setRates(owner: Caller, kode_bank = 'BCA'): Promise<void> {
  const known = await owner.get<{ nama_bank: string; versi: number }>(`bank/${kode_bank}`)
  const { nama_bank, versi } = expectStatus(known, 200)
  const rates = { mdr_debit: 1, mdr_kredit: 1.8, mdr_qris: 0.7 }
  expectStatus(await owner.put(`bank/${kode_bank}`, { nama_bank, versi, ...rates }), 200)
}

/** A deposit that is paid by card; answers its number. */
export const deposit = (kasir: Caller, jumlah: number, more: object = {}): Promise<string> =>
  take(kasir, jumlah, { pembayaran: [{ ...CARD, jumlah, ...more }] })

/** The same, found by the supervisor. */
export async function found(
  api: Pick<TestApi, 'as'>,
  jumlah: number,
  more: object = {},
): Promise<string> {
  const [kasir, spv] = [await api.as('KASIR-JKT'), await api.as('SPV-JKT')]
  const nomor = await deposit(kasir, jumlah, more)
  await ticked(spv, [line(nomor)])
  return nomor
}

/** A cashier's deposit by card that a supervisor finds and pays out; answers the settlement. */
export async function paidOut(spv: Caller, kasir: Caller): Promise<string> {
  const nomor = await deposit(kasir, 100_000)
  await ticked(spv, [line(nomor)])
  return settled(spv, [nomor], 99_000, { keterangan: 'Menurut mutasi' })
}

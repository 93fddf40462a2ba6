import type { KirimAnswer } from '@kencana/contract/areas/uang/kirim-uang'
import { fillDrawer, PATH as SWIPE, swipeBody, swiped } from '../gesek-tunai/swipe.ts'
import { expectStatus } from '../hutang/counter.ts'
import {
  BCA,
  type Kept,
  moveBank,
  moveCash,
  openMoney,
  openSecondAccount,
  spend,
  spendBody,
} from '../kas/money.ts'
import { carry } from '../kurir/carry.ts'
import { PATH, paidOut } from '../pencairan/settle.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

/** What sending and receiving answer, or why they do not. */
export interface Sent extends Kept {
  readonly no_reff: string
  readonly no_terima: string
  readonly nota_kirim: object
}

export const sendBody = (jumlah_rp: number, more: object = {}) => ({
  asal: 'CASH',
  jumlah_rp,
  keterangan: 'Setoran sore',
  ...more,
})

/** A branch that sends, and head office, whose owner receives. */
export async function openTransit(api: TestApi) {
  const { kasir, spv, owner } = await openMoney(api)
  return { kasir, spv, pusat: owner, bring: () => carry(api) }
}

/** Sends money and answers its number of reference. */
export async function send(kasir: Caller, jumlah_rp: number, more: object = {}): Promise<string> {
  const answer = await kasir.post<Sent>('kirim-uang', sendBody(jumlah_rp, more))
  return expectStatus(answer, 201).no_reff
}

export const receive = (who: Caller, no_reff: string, more: object = {}) =>
  who.post<Sent>(`kirim-uang/${no_reff}/reception`, more)

export const show = async (who: Caller, no_reff: string): Promise<KirimAnswer> =>
  expectStatus(await who.get<KirimAnswer>(`kirim-uang/${no_reff}`), 200)

/** How it stands, who received it, and how long it has been on its way. */
export async function stands(who: Caller, no_reff: string) {
  const { status, diterima_oleh, umur_hari } = await show(who, no_reff)
  return [status, diterima_oleh, umur_hari]
}

type Door = readonly [kategori: string, path: string, body: object]

/** Commands around money that moves by itself which take a grant; its slip was printed once. */
export async function moneyDoors(owner: Caller, kasir: Caller): Promise<readonly Door[]> {
  await openSecondAccount(owner)
  const sent = await send(kasir, 100_000)
  expectStatus(await kasir.post(`kirim-uang/${sent}/slip`, {}), 200)
  const bank = spendBody(10_000, { kode_bank: 'BCA', no_rekening: BCA })
  const undone = [
    `cash/mutasi-uang-cash/${expectStatus(await moveCash(kasir, 10_000), 201).no_mutasi}`,
    `cash/mutasi-uang-bank/${expectStatus(await moveBank(kasir, 10_000), 201).no_mutasi}`,
    `uang-kas/${expectStatus(await spend(kasir, 10_000), 201).no_kas}`,
    `uang-bank/${expectStatus(await kasir.post<Kept>('uang-bank', bank), 201).no_kas}`,
    `kirim-uang/${sent}`,
    `${PATH}/${await paidOut(owner, kasir)}`,
  ]
  return [
    ['CETAK_ULANG_NOTA', `kirim-uang/${sent}/slip`, {}],
    ...(await swipeDoors(kasir)),
    ['UANG_KELUAR', 'uang-kas', spendBody(5_000_100)],
    ['UANG_KELUAR', 'uang-bank', { ...bank, jumlah: 5_000_100 }],
    ...undone.map(path => ['BATAL_UANG', `${path}/batal`, { alasan: 'Salah tulis' }] as const),
  ]
}

/** The same around cash against a card: above the limit, taken back, its slip once more. */
async function swipeDoors(kasir: Caller): Promise<readonly Door[]> {
  await fillDrawer(kasir, 10_000_000)
  const given = await swiped(kasir, 100_000)
  expectStatus(await kasir.post(`${SWIPE}/${given}/slip`, {}), 200)
  return [
    ['GESEK_TUNAI', SWIPE, swipeBody(5_000_100)],
    ['CETAK_ULANG_NOTA', `${SWIPE}/${given}/slip`, {}],
    ['BATAL_UANG', `${SWIPE}/${given}/batal`, { alasan: 'Salah tulis' }],
  ]
}

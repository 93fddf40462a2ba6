import type { GesekAnswer } from '@kencana/contract/areas/uang/gesek-tunai'
import { expectStatus, type Problem, set } from '../hutang/counter.ts'
import { openMoney, spend, undo } from '../kas/money.ts'
import { ticked } from '../non-cash/counter.ts'
import { line, settled } from '../pencairan/settle.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'

export const PATH = 'gesek-tunai'

export interface Given extends Problem {
  readonly detail: string
  readonly no_gesek: string
  readonly tgl_system: string
  readonly tunai: number
  readonly biaya: number
}

let cards = 5_000
const anotherCard = (): string => {
  cards += 1
  return String(cards)
}

/** Cash against a debit card of BCA, each time another, all of it handed over unless said. */
export const swipeBody = (jumlah: number, more: object = {}) => ({
  kartu: 'DEBIT',
  kode_bank: 'BCA',
  kartu_akhir: anotherCard(),
  kode_setuju: 'A77120',
  jumlah,
  tunai: jumlah,
  ...more,
})

export const swipe = (who: Caller, jumlah: number, more: object = {}): Promise<Answer<Given>> =>
  who.post<Given>(PATH, swipeBody(jumlah, more))

/** Gives cash, which must go through; answers the number. */
export const swiped = async (...asked: Parameters<typeof swipe>): Promise<string> =>
  expectStatus(await swipe(...asked), 201).no_gesek

/** The same with a supervisor's approval for an amount above the limit. */
export async function approvedSwipe(who: Caller, jumlah: number, more: object = {}) {
  const body = swipeBody(jumlah, more)
  const otorisasi = await who.grant('GESEK_TUNAI', `POST ${PATH}`, body)
  return who.post<Given>(PATH, { ...body, otorisasi })
}

/** Takes cash back into the drawer with a grant. */
export const unswipe = (who: Caller, nomor: string) => undo(who, PATH, nomor)

export const shown = async (who: Caller, nomor: string): Promise<GesekAnswer> =>
  expectStatus(await who.get<GesekAnswer>(`${PATH}/${nomor}`), 200)

/** Puts a float into a drawer, the first unless named. */
export const fillDrawer = async (kasir: Caller, jumlah: number, laci?: string): Promise<string> =>
  expectStatus(
    await spend(kasir, jumlah, {
      kode_transaksi: 'MODAL',
      ...(laci === undefined ? {} : { laci }),
    }),
    201,
  ).no_kas

/** A store with money in its first drawer, and people at its counter. */
export async function openSwiping(api: TestApi, isi = 20_000_000) {
  const shop = await openMoney(api)
  await fillDrawer(shop.kasir, isi)
  return shop
}

/** What the store keeps of what is swiped. */
export const setFee = (
  owner: Caller,
  persen: string,
  more: Readonly<Record<string, string>> = {},
) => set(owner, { BIAYA_GESEK: persen, ...more }, 'JKT')

/** Cash against a card that a supervisor finds and pays out; answers the settlement. */
export async function swipedAndPaid(spv: Caller, kasir: Caller): Promise<string> {
  const nomor = await swiped(kasir, 100_000)
  await ticked(spv, [line(nomor)])
  return settled(spv, [nomor], 99_000, { keterangan: 'Menurut mutasi' })
}

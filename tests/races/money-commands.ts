import { fillDrawer, PATH as SWIPE, swipeBody, swiped } from '../gesek-tunai/swipe.ts'
import {
  BCA,
  bankBody,
  cashBody,
  type Kept,
  moveBank,
  moveCash,
  openSecondAccount,
  spend,
  spendBody,
} from '../kas/money.ts'
import { send, sendBody } from '../kirim-uang/transit.ts'
import { owed, payBody, PATH as SHORT, shorting, undoing } from '../kurang-bayar/short.ts'
import { found, PATH, paidOut, settleBody } from '../pencairan/settle.ts'
import type { Caller } from '../sample-shop/api.ts'
import { type Prepare, post, soldNumber } from './command.ts'
import type { RaceShop } from './race.ts'

const spendBank = spendBody(10_000, { kode_bank: 'BCA', no_rekening: BCA })

/** Money that moves by itself; each is written for the one that undoes it. */
export const MONEY_COMMANDS: Readonly<Record<string, Prepare>> = {
  'cash to a bank': async () => by(post('cash/mutasi-uang-cash', cashBody(10_000))),
  'cash to a bank undone': shop =>
    undone(shop, 'cash/mutasi-uang-cash', async kasir => (await moveCash(kasir, 10_000)).body),
  'bank to bank': async shop => {
    await twoAccounts(shop)
    return by(post('cash/mutasi-uang-bank', bankBody(10_000)))
  },
  'bank to bank undone': async shop => {
    await twoAccounts(shop)
    return undone(
      shop,
      'cash/mutasi-uang-bank',
      async kasir => (await moveBank(kasir, 10_000)).body,
    )
  },
  expense: async () => by(post('uang-kas', spendBody(10_000))),
  'expense undone': shop =>
    undone(shop, 'uang-kas', async kasir => (await spend(kasir, 10_000)).body),
  'expense of a bank': async () => by(post('uang-bank', spendBank)),
  'expense of a bank undone': shop =>
    undone(shop, 'uang-bank', async kasir => (await kasir.post<Kept>('uang-bank', spendBank)).body),
  'money sent': async () => by(post('kirim-uang', sendBody(10_000))),
  'money not sent': shop =>
    undone(shop, 'kirim-uang', async kasir => ({ no_kas: await send(kasir, 10_000) })),
  'cash against a card': async shop => {
    await fillDrawer(await shop.as('KASIR-JKT'), 10_000)
    return { ...by(post(SWIPE, swipeBody(10_000))), before: 1 }
  },
  'cash against a card undone': async shop => {
    await fillDrawer(await shop.as('KASIR-JKT'), 10_000)
    const command = await undone(shop, SWIPE, async kasir => ({
      no_kas: await swiped(kasir, 10_000),
    }))
    return { ...command, before: 2 }
  },
  'card money': async shop => {
    const words = { keterangan: 'Menurut mutasi' }
    const sent = post(PATH, settleBody([await found(shop, 10_000)], 9_900, words))
    return { ...by(sent), user: 'SPV-JKT', before: 1 }
  },
  'short payment': async (shop, ring) => {
    const kasir = await shop.as('KASIR-JKT')
    const body = await shorting(kasir, await soldNumber(shop, ring))
    return { ...by(post(SHORT, body)), before: 1 }
  },
  'paid later': async (shop, ring) => {
    const nomor = await owed(await shop.as('KASIR-JKT'), await soldNumber(shop, ring))
    return { ...by(post(`${SHORT}/${nomor}/bayar`, payBody(50_000))), before: 2 }
  },
  'short payment undone': async (shop, ring) => {
    const kasir = await shop.as('KASIR-JKT')
    const { path, body } = await undoing(kasir, await owed(kasir, await soldNumber(shop, ring)))
    return { ...by(post(path, body)), before: 2 }
  },
  'card money undone': async shop => {
    const command = await undone(shop, PATH, async kasir => ({
      no_kas: await paidOut(await shop.as('SPV-JKT'), kasir),
    }))
    return { ...command, before: 2 }
  },
}

const by = (sent: ReturnType<typeof post>) => ({ user: 'KASIR-JKT', send: sent })

const ready = new WeakSet<RaceShop>()

async function twoAccounts(shop: RaceShop): Promise<void> {
  if (ready.has(shop)) return
  ready.add(shop)
  await openSecondAccount(await shop.as('OWNER'))
}

type Written = Pick<Partial<Kept>, 'no_mutasi' | 'no_kas'>

async function undone(
  shop: RaceShop,
  area: string,
  write: (kasir: Caller) => Promise<Written>,
): Promise<Awaited<ReturnType<Prepare>>> {
  const kasir = await shop.as('KASIR-JKT')
  const { no_mutasi, no_kas } = await write(kasir)
  const path = `${area}/${no_mutasi ?? no_kas}/batal`
  const body = { alasan: 'Salah tulis' }
  const otorisasi = await kasir.grant('BATAL_UANG', `POST ${path}`, body)
  return { ...by(post(path, { ...body, otorisasi })), before: 1 }
}

import { expectStatus } from '../hutang/counter.ts'
import { receive, type Sent, send, sendBody } from '../kirim-uang/transit.ts'
import { carry } from '../kurir/carry.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { BCA, type Kept, moveBank, moveCash, openMoney, spend, spendBody, undo } from './money.ts'

/** What a day of money in JKT left behind: its documents by what they are. */
export type MovedDay = Awaited<ReturnType<typeof moveForADay>>

/**
 * A day of money by itself in JKT: expenses of a drawer and an account, one undone of each, other
 * income, moves between drawers, accounts and both, money sent to head office (received, on its
 * way, taken back) and money of BDG (received, on its way).
 */
export async function moveForADay(api: TestApi) {
  const { owner, kasir } = await openMoney(api)
  const kas = async (jumlah: number, more: object = {}) =>
    expectStatus(await spend(kasir, jumlah, more), 201).no_kas
  const bank = async (jumlah: number, more: object) => {
    const body = spendBody(jumlah, { kode_bank: 'BCA', no_rekening: BCA, ...more })
    return expectStatus(await kasir.post<Kept>('uang-bank', body), 201).no_kas
  }
  const float = await kas(5_000_000, { kode_transaksi: 'MODAL', laci: 'RR' })
  const spent = await kas(62_500)
  const undone = await kas(40_000)
  expectStatus(await undo(kasir, 'uang-kas', undone), 201)
  const wired = await bank(1_250_000, { kode_transaksi: 'LISTRIK' })
  const unwired = await bank(90_000, {})
  expectStatus(await undo(kasir, 'uang-bank', unwired), 201)
  const income = await bank(300_000, { kode_transaksi: 'LAIN-MASUK' })
  const ends = { kode_transaksi: 'PINDAH-DANA', laci: 'RR', laci_tujuan: 'DUA' }
  const drawers = await kas(700_000, ends)
  const cash = expectStatus(await moveCash(kasir, 450_000, { laci: 'DUA' }), 201).no_mutasi
  const accounts = expectStatus(await moveBank(kasir, 120_000), 201).no_mutasi
  const arrived = await send(kasir, 800_000, { laci: 'RR' })
  const onWay = await send(kasir, 310_000)
  const back = await send(kasir, 90_000)
  await carry(api)
  expectStatus(await receive(owner, arrived), 201)
  expectStatus(await undo(kasir, 'kirim-uang', back), 201)
  const bdg = await api.as('KASIR-BDG')
  const ofBdg = async (jumlah: number) =>
    expectStatus(await bdg.post<Sent>('kirim-uang', sendBody(jumlah, { tujuan: 'JKT' })), 201)
      .no_reff
  const came = await ofBdg(250_000)
  const coming = await ofBdg(75_000)
  await carry(api)
  const taken = expectStatus(await receive(kasir, came, { laci: 'DUA' }), 201).no_terima
  await carry(api)
  const expenses = { float, spent, undone, wired, unwired, income }
  return { ...expenses, drawers, cash, accounts, arrived, onWay, back, came, coming, taken }
}

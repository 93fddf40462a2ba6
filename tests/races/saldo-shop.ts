import { tunaiNaik } from '@kencana/domain/uang/tunai'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import { type Attempt, attemptOf, type RaceShop, sellerOf } from './race.ts'

/** What is left with the shop in each deposit. */
export const LEFT = 1_000_000
const OWNER = { nama: 'Bu Rina', telp: '0812345678', no_identitas: '3171010101018888' }

/** A command made ready, to be sent when the others are. */
export type Ready = () => Promise<Attempt>

/** Ways money leaves a deposit: the product through HTTP, or a naive handler. */
export interface Spenders {
  spend(bon: string, jumlah: number, client: number): Promise<Ready>
  giveBack(bon: string, jumlah: number): Promise<Ready>
  saldoOf(bon: string): Promise<number>
}

/** The product's tills and its counter of deposits. */
export async function productSpenders(shop: RaceShop, rings: string[]): Promise<Spenders> {
  const tills = await Promise.all([shop.as('KASIR-JKT'), shop.as('SPV-JKT')])
  const kode_sales = sellerOf('JKT')
  const [cashier] = tills
  return {
    spend: async (no_bon, jumlah, client) => {
      const pembayaran = [
        { cara: 'SALDO', no_bon, jumlah },
        { cara: 'TUNAI', jumlah: tunaiNaik(RING_PRICE - jumlah) },
      ]
      const more = { kode_sales, customer: OWNER, pembayaran }
      const body = cashSale([rings.pop() ?? ''], RING_PRICE, more)
      const till = client % 2 === 0 ? tills[0] : tills[1]
      return async () => attemptOf(await till.post('penjualan', body))
    },
    giveBack: async (no_bon, jumlah) => {
      const path = `titipan/${no_bon}/kembali`
      const body = { alasan: 'Diambil', jumlah, pencairan: { cara: 'TUNAI' } }
      const otorisasi = await cashier.grant('BATAL_TITIPAN', `POST ${path}`, body)
      return async () => attemptOf(await cashier.post(path, { ...body, otorisasi }))
    },
    saldoOf: async no_bon => {
      const { body } = await cashier.get<{ saldo: number }>(`titipan/${no_bon}`)
      return body.saldo
    },
  }
}

/** Deposits of one customer. */
export async function leftWith(shop: RaceShop, count: number): Promise<string[]> {
  const cashier = await shop.as('KASIR-JKT')
  const body = { customer: OWNER, total: LEFT, pembayaran: [{ cara: 'TUNAI', jumlah: LEFT }] }
  const numbers: string[] = []
  while (numbers.length < count) {
    const taken = await cashier.post<{ no_titipan: string }>('titipan', body)
    if (taken.status !== 201) throw new Error(taken.text)
    numbers.push(taken.body.no_titipan)
  }
  return numbers
}

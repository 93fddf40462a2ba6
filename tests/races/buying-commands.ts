import { type Bought, buyingBack } from '../pembelian/counter.ts'
import { type Exchanged, exchangingBack } from '../pembelian/exchange.ts'
import { takeIn } from '../penjualan/shop.ts'
import { type Prepare, post, soldNumber } from './command.ts'
import type { RaceShop } from './race.ts'

/** Buying back; a ring is sold for each, or bought without a nota. */
export const BUYING_COMMANDS: Readonly<Record<string, Prepare>> = {
  purchase: async (shop, ring) => {
    const body = buyingBack(await soldNumber(shop, ring), ring)
    return { user: 'KASIR-JKT', send: post('pembelian', body), before: 1 }
  },
  'purchase undone': async (shop, ring) => {
    const { cashier, no_faktur_beli } = await boughtBack(shop, ring)
    const path = `pembelian/${no_faktur_beli}/batal`
    const body = { alasan: 'Salah tulis' }
    const otorisasi = await cashier.grant('BATAL_PEMBELIAN', `POST ${path}`, body)
    return { user: 'KASIR-JKT', send: post(path, { ...body, otorisasi }), before: 2 }
  },
  'purchase destroyed': async (shop, ring) => {
    const { barang } = await boughtBack(shop, ring)
    const spv = await shop.as('SPV-JKT')
    const body = { barang, alasan: 'Lebur' }
    const otorisasi = await spv.grant('HANCUR_BARANG', 'POST pembelian/hancur', body, 'OWNER')
    return { user: 'SPV-JKT', send: post('pembelian/hancur', { ...body, otorisasi }), before: 2 }
  },
}

/** Exchanges: three documents by one command, and three that undo them. */
export const EXCHANGE_COMMANDS: Readonly<Record<string, Prepare>> = {
  exchange: async (shop, ring) => ({
    user: 'KASIR-JKT',
    send: post('tukar-tambah', await exchangeOf(shop, ring)),
    before: 2,
    beside: 2,
  }),
  'exchange undone': async (shop, ring) => {
    const cashier = await shop.as('KASIR-JKT')
    const exchanged = await cashier.post<Exchanged>('tukar-tambah', await exchangeOf(shop, ring))
    const path = `tukar-tambah/${exchanged.body.no_tukar_tambah}/batal`
    const body = { alasan: 'Salah tulis' }
    const otorisasi = await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    return {
      user: 'KASIR-JKT',
      send: post(path, { ...body, otorisasi }),
      before: 5,
      beside: 2,
    }
  },
}

async function exchangeOf(shop: RaceShop, ring: string) {
  const [old = ''] = await takeIn(await shop.as('OWNER'), [{}])
  return exchangingBack(await soldNumber(shop, old), old, ring)
}

export async function boughtBack(shop: RaceShop, ring: string) {
  const cashier = await shop.as('KASIR-JKT')
  const body = buyingBack(await soldNumber(shop, ring), ring)
  const { body: bought } = await cashier.post<Bought>('pembelian', body)
  return { cashier, ...bought }
}

import { penjualan as document } from '@kencana/contract/areas/penjualan'
import { cashSale, openShop, RING_PRICE, takeIn } from '../../penjualan/shop.ts'
import { defineEntry } from '../entry.ts'

export const penjualan = defineEntry({
  document,
  open: api => openShop(api, 1),
  command: async api => {
    const rings = await takeIn(await api.as('OWNER'), [{}])
    return { path: 'penjualan', body: cashSale(rings, RING_PRICE) }
  },
  kode_sales: 'DEWI',
})

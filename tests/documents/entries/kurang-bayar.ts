import { kurangBayar as document } from '@kencana/contract/areas/uang/kurang-bayar'
import { PATH, shorting, soldFor } from '../../kurang-bayar/short.ts'
import { openShop, takeIn } from '../../penjualan/shop.ts'
import { defineEntry } from '../entry.ts'

export const kurangBayar = defineEntry({
  document,
  open: api => openShop(api, 1),
  command: async (api, who) => {
    const [ring = ''] = await takeIn(await api.as('OWNER'), [{}])
    return { path: PATH, body: await shorting(who, await soldFor(who, ring)) }
  },
  kode_sales: 'DEWI',
})

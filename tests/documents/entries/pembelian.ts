import { pembelian as document } from '@kencana/contract/areas/beli/pembelian'
import { buyingBack, openBuying, sellRings } from '../../pembelian/counter.ts'
import { defineEntry } from '../entry.ts'

export const pembelian = defineEntry({
  document,
  open: api => openBuying(api),
  command: async api => {
    const seller = await api.as('KASIR-JKT')
    const { no_faktur_jual, barcodes } = await sellRings(await api.as('OWNER'), seller)
    return { path: 'pembelian', body: buyingBack(no_faktur_jual, barcodes[0] ?? '') }
  },
  kode_sales: 'DEWI',
})

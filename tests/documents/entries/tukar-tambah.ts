import { tukarTambah as document } from '@kencana/contract/areas/beli/tukar-tambah'
import { ofNota, openBuying, sellRings } from '../../pembelian/counter.ts'
import { exchanging } from '../../pembelian/exchange.ts'
import { takeIn } from '../../penjualan/shop.ts'
import { defineEntry } from '../entry.ts'

export const tukarTambah = defineEntry({
  document,
  open: api => openBuying(api),
  command: async api => {
    const owner = await api.as('OWNER')
    const nota = await sellRings(owner, await api.as('KASIR-JKT'))
    const body = exchanging(await takeIn(owner, [{}]), [ofNota(nota, 4_000_000)])
    return { path: 'tukar-tambah', body }
  },
  kode_sales: 'DEWI',
})

import { sortir as document } from '@kencana/contract/areas/stok/sortir'
import { openBuying } from '../../pembelian/counter.ts'
import { boughtRings, sorted } from '../../sortir/sort.ts'
import { defineEntry } from '../entry.ts'

export const sortir = defineEntry({
  document,
  by: 'SPV-JKT',
  open: api => openBuying(api),
  command: async (api, who) => {
    const [ring = ''] = await boughtRings(await api.as('OWNER'), await api.as('KASIR-JKT'), 1)
    return { path: 'sortir', body: { barang: [await sorted(who, ring)] } }
  },
})

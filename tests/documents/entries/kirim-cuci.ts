import { kirimCuci as document } from '@kencana/contract/areas/stok/cuci'
import { craftsman, seen } from '../../cuci/batch.ts'
import { openBuying } from '../../pembelian/counter.ts'
import { boughtRings } from '../../sortir/sort.ts'
import { defineEntry } from '../entry.ts'

export const kirimCuci = defineEntry({
  document,
  by: 'SPV-JKT',
  open: async api => {
    await openBuying(api)
    await craftsman(await api.as('OWNER'))
  },
  command: async (api, who) => {
    const [ring = ''] = await boughtRings(await api.as('OWNER'), await api.as('KASIR-JKT'), 1)
    const barang = [await seen(who, ring)]
    return { path: 'kirim-cuci', body: { proses: 'CUCI', kode_tukang: 'TK1', barang } }
  },
})

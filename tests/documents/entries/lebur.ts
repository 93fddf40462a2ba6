import { lebur as document } from '@kencana/contract/areas/stok/lebur'
import { meltBody, melting, priced } from '../../lebur/melt.ts'
import { openBuying } from '../../pembelian/counter.ts'
import { expectStatus } from '../../penjualan/shop.ts'
import { defineEntry } from '../entry.ts'

export const lebur = defineEntry({
  document,
  by: 'SPV-JKT',
  open: openBuying,
  command: async (api, who) => {
    await (await melting(api)).scrap()
    const body = meltBody(3.237, 3.237, 750)
    const otorisasi = await who.grant('LEBUR', 'POST lebur', body, 'OWNER')
    return { path: 'lebur', body: { ...body, otorisasi } }
  },
  before: {
    nota: async (who, nomor) =>
      expectStatus(await who.post(`lebur/${nomor}/jual`, priced(5_000_000, 5_012_297)), 201),
  },
})

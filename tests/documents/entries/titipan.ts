import { titipan as document } from '@kencana/contract/areas/uang/titipan'
import { openTill, takingBody } from '../../titipan/counter.ts'
import { defineEntry } from '../entry.ts'

export const titipan = defineEntry({
  document,
  open: api => openTill(api),
  command: async () => ({ path: 'titipan', body: takingBody(500_000, { kode_sales: 'DEWI' }) }),
  kode_sales: 'DEWI',
})

import { kirimUang as document } from '@kencana/contract/areas/uang/kirim-uang'
import { openMoney } from '../../kas/money.ts'
import { sendBody } from '../../kirim-uang/transit.ts'
import { defineEntry } from '../entry.ts'

export const kirimUang = defineEntry({
  document,
  open: api => openMoney(api),
  command: async () => ({ path: 'kirim-uang', body: sendBody(900_000) }),
})

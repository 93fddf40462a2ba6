import { mutasiCash as document } from '@kencana/contract/areas/uang/mutasi'
import { cashBody, openMoney } from '../../kas/money.ts'
import { defineEntry } from '../entry.ts'

export const mutasiCash = defineEntry({
  document,
  open: api => openMoney(api),
  command: async () => ({ path: 'cash/mutasi-uang-cash', body: cashBody(750_000) }),
})

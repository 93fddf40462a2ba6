import { mutasiBank as document } from '@kencana/contract/areas/uang/mutasi'
import { bankBody, openMoney } from '../../kas/money.ts'
import { defineEntry } from '../entry.ts'

export const mutasiBank = defineEntry({
  document,
  open: api => openMoney(api),
  command: async () => ({ path: 'cash/mutasi-uang-bank', body: bankBody(750_000) }),
})

import { uangKas as document } from '@kencana/contract/areas/uang/uang-kas'
import { openMoney, spendBody } from '../../kas/money.ts'
import { defineEntry } from '../entry.ts'

export const uangKas = defineEntry({
  document,
  open: api => openMoney(api),
  command: async () => ({ path: 'uang-kas', body: spendBody(62_500) }),
})

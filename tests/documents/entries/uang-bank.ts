import { uangBank as document } from '@kencana/contract/areas/uang/uang-kas'
import { BCA, openMoney, spendBody } from '../../kas/money.ts'
import { defineEntry } from '../entry.ts'

export const uangBank = defineEntry({
  document,
  open: api => openMoney(api),
  command: async () => ({
    path: 'uang-bank',
    body: spendBody(62_500, { kode_bank: 'BCA', no_rekening: BCA }),
  }),
})

import { pencairan as document } from '@kencana/contract/areas/uang/pencairan'
import { openMoney } from '../../kas/money.ts'
import { found, PATH, setRates, settleBody } from '../../pencairan/settle.ts'
import { defineEntry } from '../entry.ts'

export const pencairan = defineEntry({
  document,
  by: 'SPV-JKT',
  open: async api => {
    const { owner } = await openMoney(api)
    await setRates(owner)
  },
  command: async api => ({
    path: PATH,
    body: settleBody([await found(api, 100_000)], 99_000),
  }),
})

import { hutang as document } from '@kencana/contract/areas/hutang'
import { expectStatus, inCash, loanBody, openCounter } from '../../hutang/counter.ts'
import { defineEntry } from '../entry.ts'

export const hutang = defineEntry({
  document,
  open: api => openCounter(api),
  command: async () => ({ path: 'hutang', body: loanBody() }),
  before: {
    kwitansi: async (kasir, nomor) =>
      expectStatus(await kasir.post(`hutang/${nomor}/tebus`, inCash(1_577_000)), 201),
  },
})

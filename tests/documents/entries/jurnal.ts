import { jurnal as document } from '@kencana/contract/areas/akuntansi/jurnal'
import { atJkt, plain, submitted } from '../../akuntansi/books.ts'
import { asAdmin } from '../../hutang/counter.ts'
import { defineEntry } from '../entry.ts'

export const jurnal = defineEntry({
  document,
  // A cashier whose owner lets him approve.
  open: api =>
    asAdmin(
      api,
      `update users set akses = akses || '["jurnal-umum", "validasi-jurnal"]'
       where user_id = 'KASIR-JKT'`,
    ),
  command: async api => {
    const no = await submitted(atJkt(await api.as('OWNER')), plain(5_000))
    return { path: `ajuan-jurnal/${no}/setuju`, body: {} }
  },
})

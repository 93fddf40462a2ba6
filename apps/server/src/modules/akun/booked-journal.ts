import { refuse } from '@kencana/contract/refusals'
import { TYPE_UMUM } from '@kencana/domain/chart'
import { type JournalLine, resolveAccounts } from '@kencana/domain/journal'
import type { JournalRow } from '../../engines/document/post-document.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { accountMap } from './account-map.ts'

/** A journal with the accounts of its transaction. @throws Refusal AKUN_BELUM_DIPETAKAN */
export async function bookedJournal(
  ctx: StoreCtx,
  trx: string,
  lines: readonly JournalLine[],
): Promise<JournalRow[]> {
  const map = (await accountMap(ctx.db)).get(`${trx} ${TYPE_UMUM}`) ?? {}
  const { jurnal, belum } = resolveAccounts(lines, map)
  const [jenis_akun] = belum
  if (jenis_akun === undefined) return jurnal
  return refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun, trx, type: TYPE_UMUM })
}

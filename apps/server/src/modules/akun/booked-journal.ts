import { refuse } from '@kencana/contract/refusals'
import { TYPE_UMUM } from '@kencana/domain/chart'
import { type JournalLine, resolveAccounts } from '@kencana/domain/journal'
import type { JournalRow } from '../../engines/document/post-document.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { accountsOf } from './akun.queries.ts'

/** `jenis_akun` → account number. */
type AccountNumbers = Readonly<Record<string, string>>

/**
 * A journal with the accounts of its transaction; `own` are those it does not take from Parameter
 * Akun. @throws Refusal AKUN_BELUM_DIPETAKAN
 */
export const bookedJournal = async (
  ctx: StoreCtx,
  trx: string,
  lines: readonly JournalLine[],
  own: AccountNumbers = {},
): Promise<JournalRow[]> => (await bookOf(ctx, trx, own))(lines)

/** The same for many journals of one transaction, whose accounts are read once. */
export async function bookOf(ctx: StoreCtx, trx: string, own: AccountNumbers = {}) {
  const mapped = await accountsOf(ctx.db, trx, TYPE_UMUM)
  const map = Object.fromEntries(mapped.map(one => [one.jenis_akun, one.nomor_akun]))
  return (lines: readonly JournalLine[]): JournalRow[] => {
    const { jurnal, belum } = resolveAccounts(lines, { ...map, ...own })
    const [jenis_akun] = belum
    if (jenis_akun === undefined) return jurnal
    return refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun, trx, type: TYPE_UMUM })
  }
}

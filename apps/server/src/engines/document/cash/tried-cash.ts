import { SEES_ALL } from '@kencana/contract/permissions'
import type { Ctx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { storeSettings } from '../../settings/store-settings.ts'
import { type CashLine, DRAWERS, isCounted } from './payable-cash.ts'
import { keepTry, type TakenOut, triesOfToday } from './tried-cash.queries.ts'

/**
 * Tries a person and day that may tell whether a drawer holds what is asked. Few people pay out by
 * an approval more often than eight times a day; who halves amounts comes near with eight, but no
 * nearer, and stands in the trail with each. Beyond them the approval is asked for at once, as it
 * was before decision 0105.
 */
const MOST_TRIES = 8

/** What of a document its drawers are asked for. */
interface Moving {
  readonly jenis: string
  readonly jurnal?: readonly CashLine[]
}

/**
 * Whether a command without its approval is tried. What it is told (LACI_KURANG, or the approval)
 * says whether a drawer holds an amount, which those who count it are not to know (decision 0066):
 * so who tries to take cash out of one is written down with drawer and amount, and does so only so
 * often a day. In a transaction of its own, for all else of a try is thrown away: asked outside any
 * that holds locks.
 */
export async function mayTry(ctx: Ctx, documents: readonly Moving[]): Promise<boolean> {
  if (SEES_ALL.includes(ctx.actor.level)) return true
  const taken = documents.flatMap(takenOut)
  if (taken.length === 0) return true
  const { jenis = '' } = documents.at(-1) ?? {}
  return inStore(ctx.app.pool, ctx.kode_toko, async db => {
    const scoped = { ...ctx, db }
    // Where drawers may owe nothing is told of them.
    if ((await storeSettings(db, ctx.kode_toko)).LACI_MINUS === 'YA') return true
    if ((await triesOfToday(scoped)) >= MOST_TRIES) return false
    await keepTry(scoped, jenis, taken)
    return true
  })
}

/** By drawer, as the ledger's writer sums it (`jaga_laci`); a count is what it is. */
function takenOut({ jenis, jurnal = [] }: Moving): TakenOut[] {
  if (isCounted(jenis)) return []
  const drawers = new Map<string, number>()
  for (const { jenis_akun, laci, debit_rp, kredit_rp } of jurnal) {
    if (!DRAWERS.includes(jenis_akun)) continue
    const name = laci || 'KASIR'
    drawers.set(name, (drawers.get(name) ?? 0) + kredit_rp - debit_rp)
  }
  return [...drawers].flatMap(([laci, jumlah]) => (jumlah > 0 ? [{ laci, jumlah }] : []))
}

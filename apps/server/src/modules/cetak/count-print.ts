import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { burnGrant, findGrants, grantIds, grantsToBurn, usingGrants } from '../sesi/index.ts'
import { insertPrint, printsOf } from './cetak.queries.ts'

/**
 * Counts a print of a document and answers the copy's number, 0 for the original. The first print
 * is free, each further one needs a grant; the same key asked again gives the same copy, so a lost
 * answer costs no grant. @throws Refusal BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function countPrint(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<number> {
  const key = ctx.key ?? refuse('KUNCI_DIPERLUKAN')
  const { kode_toko } = ctx
  const { user_id } = ctx.actor
  let isApproved = false
  for (;;) {
    const prints = await printsOf(ctx.db, kode_toko, nomor)
    const same = prints.find(print => print.kunci === key.kunci)
    if (same !== undefined) return same.urut - 1
    const urut = prints.length + 1
    if (urut > 1 && !isApproved) {
      await usingGrants(ctx, otorisasi, () => burnReprintGrant(ctx, otorisasi))
      isApproved = true
    }
    const print = { kode_toko, nomor, urut, kunci: key.kunci, user_id, pada: ctx.now() }
    // Somebody else printed in between: look again, it may have been this very key.
    if ((await insertPrint(ctx.db, print, otorisasi ?? null)) === 1) return urut - 1
  }
}

async function burnReprintGrant(ctx: StoreCtx, otorisasi: string | undefined): Promise<void> {
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi))
  const { uses } = grantsToBurn(ctx, ['CETAK_ULANG_NOTA'], found)
  for (const use of uses) {
    const burnt = await burnGrant(ctx.db, ctx.kode_toko, ctx.actor.user_id, use, ctx.now())
    if (!burnt) refuse('OTORISASI_TIDAK_SAH')
  }
}

import { refuse } from '@kencana/contract/refusals'
import { burnGrant, findGrants } from '../../engines/grants/grants.queries.ts'
import { grantIds, grantsToBurn } from '../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../platform/context.ts'

/** Burns the grant for a change of the board; `needsTwo`: one's own counts for nothing. */
export async function burnForBoard(
  ctx: StoreCtx,
  otorisasi: string | undefined,
  needsTwo: boolean,
): Promise<{ id: string | null; penyetuju: string | null }> {
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi))
  const byOthers = needsTwo ? found.filter(one => one.penyetuju !== ctx.actor.user_id) : found
  const { uses, id, penyetuju } = grantsToBurn(ctx, ['UBAH_HARGA_EMAS'], byOthers)
  for (const use of uses) {
    if (!(await burnGrant(ctx.db, ctx.kode_toko, ctx.actor.user_id, use, ctx.now()))) {
      refuse('OTORISASI_TIDAK_SAH')
    }
  }
  return { id, penyetuju }
}

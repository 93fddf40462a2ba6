import type { Approvable } from '../../engines/grants/approved.ts'
import { findGrants } from '../../engines/grants/grants.queries.ts'
import { burnGrants, grantIds, grantsToBurn } from '../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../platform/context.ts'

/**
 * Burns the grant for a change of the board; `needsTwo`: one's own counts for nothing.
 * @throws Refusal BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function burnForBoard(
  ctx: StoreCtx,
  otorisasi: string | undefined,
  hal: readonly Approvable[],
  needsTwo: boolean,
): Promise<{ id: string | null; penyetuju: string | null }> {
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi))
  const byOthers = needsTwo ? found.filter(one => one.penyetuju !== ctx.actor.user_id) : found
  const needed = [{ kategori: 'UBAH_HARGA_EMAS', hal }] as const
  const granted = grantsToBurn(ctx, needed, byOthers, otorisasi)
  await burnGrants(ctx, granted, null)
  return granted
}

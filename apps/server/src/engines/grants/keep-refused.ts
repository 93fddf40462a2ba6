import { Refusal } from '@kencana/contract/refusals'
import type { Ctx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { inStore, sqlState } from '../../platform/transaction.ts'
import { commandHash } from './command-hash.ts'
import { insertRefusedGrant, type RefusedGrant, refusedGrants } from './grants.queries.ts'
import { grantIds } from './use-grant.ts'

/**
 * Runs a command that carries grants. When they do not hold, the command is undone, but the try
 * stays in the books with its reason: a second use, another command, a borrowed grant (T30).
 */
export async function usingGrants<T>(
  ctx: Ctx,
  otorisasi: string | readonly string[] | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const ids = [...new Set(grantIds(otorisasi))]
    // Not waited for: the command still holds the connection of its transaction.
    if (ids.length > 0 && isAboutGrants(error)) void keepRefused(ctx, ids)
    throw error
  }
}

const isAboutGrants = (error: unknown): boolean =>
  error instanceof Refusal
    ? error.code === 'BUTUH_OTORISASI' || error.code === 'OTORISASI_TIDAK_SAH'
    : sqlState(error) === 'KC006'

async function keepRefused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const { app, actor, kode_toko, requestId } = ctx
  const who = { request_id: requestId, user_id: actor.user_id, kode_toko }
  try {
    const kept = await inStore(app.pool, kode_toko, async db => {
      const found = await refusedGrants(db, kode_toko, ids)
      const tries = ids.map(id =>
        tryOf(
          ctx,
          found.find(grant => grant.id === id),
        ),
      )
      const at = { kode_toko, peminta: actor.user_id, pada: ctx.now() }
      for (const one of tries)
        await insertRefusedGrant(db, { ...at, ...one, id: uuidv7(ctx.now()) })
      return tries
    })
    // The words of the form are in the books, not in the log.
    for (const { kategori, penyetuju, cara, sebab } of kept) {
      app.log.warn({ ...who, kategori, penyetuju, cara, sebab }, 'otorisasi ditolak')
    }
  } catch (error) {
    app.log.error({ ...who, err: error }, 'penolakan otorisasi tidak tercatat')
  }
}

function tryOf(ctx: Ctx, grant: RefusedGrant | undefined) {
  return {
    kategori: grant?.kategori ?? '-',
    penyetuju: grant?.penyetuju ?? '-',
    cara: grant?.cara ?? ('PASSWORD' as const),
    alasan: grant?.alasan ?? '',
    no_faktur_group: grant?.no_faktur_group ?? '',
    sebab: grant === undefined ? 'TIDAK_DIKENAL' : reasonOf(ctx, grant),
  }
}

/** The first wall the grant ran into; another category of command is what is left. */
function reasonOf(ctx: Ctx, grant: RefusedGrant): string {
  if (grant.peminta !== ctx.actor.user_id) return 'PEMINTA_LAIN'
  if (grant.dipakai_pada !== null) return 'SUDAH_DIPAKAI'
  if (grant.berlaku_sampai <= ctx.now()) return 'KEDALUWARSA'
  if (!grant.sah) return 'PENYETUJU_GUGUR'
  const sidik = commandHash(ctx.command).toString('hex')
  return grant.sidik === null || grant.sidik === sidik ? 'KATEGORI_LAIN' : 'PERINTAH_LAIN'
}

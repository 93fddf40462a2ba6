import * as routes from '@kencana/contract/areas/operasi'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { change, type Endpoint, stream } from '../../platform/http/endpoint.ts'
import { enterStore, inStore, isStoreCode } from '../../platform/transaction.ts'
import { keepFromLine } from './line-locks.ts'
import { allStores, lineOf, stuckLines, tryNow } from './outbox.queries.ts'
import { isLeftToOthers, wakeCourier } from './wake.ts'

/** Messages that are younger and never failed are on their way. */
const ON_ITS_WAY_MS = 300_000

type Stuck = AnswerOf<typeof routes.pesanMacet>

/** Messages of the caller's store that did not arrive; at head office those of every store. */
async function showStuck({ app, actor, now }: Ctx): Promise<Stuck> {
  const isHead = actor.tipe === 'PUSAT'
  const stores = isHead ? await allStores(app.pool) : [{ kode_toko: actor.kode_toko }]
  const since = new Date(now().getTime() - ON_ITS_WAY_MS)
  const found: Stuck = []
  for (const { kode_toko } of stores) {
    const lines = await inStore(app.pool, kode_toko, db => stuckLines(db, kode_toko, since))
    found.push(
      ...lines.map(({ dibuat_pada, coba_lagi_pada, galat, ...line }) => ({
        ...line,
        kode_toko,
        galat: galat ?? (isLeftToOthers(app, line.saluran) ? unknown(line.saluran) : ''),
        dibuat_pada: dibuat_pada.toISOString(),
        coba_lagi_pada: coba_lagi_pada?.toISOString() ?? null,
      })),
    )
  }
  return found
}

const unknown = (saluran: string): string => `tidak ada penerima ${saluran} di server ini`

/**
 * Ends the pause of a line; its messages are brought after the commit, or by whoever is at it, who
 * tries once more should his try fail. Answers which. One that has arrived in the meantime is not
 * brought again. @throws Refusal TOKO_BUKAN_HAK for another store's, from a branch
 */
async function bringAgain(
  ctx: StoreCtx,
  { kode_toko, id }: BodyOf<typeof routes.kirimLagi>,
): Promise<AnswerOf<typeof routes.kirimLagi>> {
  const { db, actor } = ctx
  const mayHear = actor.tipe === 'PUSAT' || kode_toko === actor.kode_toko
  if (!mayHear || !isStoreCode(kode_toko)) refuse('TOKO_BUKAN_HAK', { kode_toko })
  await enterStore(db, kode_toko)
  const line = await lineOf(db, kode_toko, id)
  // Nobody begins with it before the commit; who is at it already finds its rows changed.
  const isFree = line !== undefined && (await keepFromLine(db, line))
  const menunggu = line === undefined ? 0 : await tryNow(db, line, ctx.now())
  await enterStore(db, ctx.kode_toko)
  if (line === undefined || menunggu === 0) return { menunggu: 0, hasil: 'SAMPAI' }
  ctx.after(() => wakeCourier(ctx.app, kode_toko))
  if (!isFree) return { menunggu, hasil: 'SEDANG' }
  return { menunggu, hasil: isLeftToOthers(ctx.app, line.saluran) ? 'TAK_DIKENAL' : 'SEKARANG' }
}

export const endpoints: readonly Endpoint[] = [
  stream(routes.pesanMacet, ctx => showStuck(ctx)),
  change(routes.kirimLagi, (ctx, { body }) => bringAgain(ctx, body)),
]

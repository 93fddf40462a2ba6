import type { priceRange } from '@kencana/contract/areas/harga-emas'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { liveStores, ofStores } from '../../engines/chain/every-store.ts'
import type { Ctx } from '../../platform/context.ts'
import { boardLines } from './harga-emas.queries.ts'

/**
 * The price of the finest kadar that any store has one of, over all that have it; `null` before
 * the first. @throws Refusal TOKO_BUKAN_HAK for users of a branch
 */
export async function showRange({ actor, app, now }: Ctx): Promise<AnswerOf<typeof priceRange>> {
  if (actor.tipe !== 'PUSAT') refuse('TOKO_BUKAN_HAK', { kode_toko: 'PUSAT' })
  const at = now()
  const stores = await liveStores(app.pool)
  const { found, silent } = await ofStores(app.pool, stores, (db, store) =>
    boardLines(db, store.kode_toko, at),
  )
  const lines = found.map(board =>
    board.flatMap(({ kode_group, harga_jual, ...line }) =>
      kode_group === null && harga_jual !== null ? [{ ...line, harga_jual }] : [],
    ),
  )
  const [finest] = lines.flat().sort((a, b) => b.permil - a.permil)
  if (finest === undefined) return null
  const { kode_kadar, nama_kadar, permil } = finest
  const same = lines.flat().filter(line => line.kode_kadar === kode_kadar)
  const all = same.map(line => line.harga_jual)
  return {
    ...{ nama_kadar, permil, toko: same.length, rantai: stores.length },
    terendah: Math.min(...all),
    tertinggi: Math.max(...all),
    tanpa_jawaban: silent.map(({ kode_toko }) => kode_toko),
  }
}

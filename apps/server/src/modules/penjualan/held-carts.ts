import { MOST_HELD } from '@kencana/contract/areas/nota/nota-tertahan'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { countHeld, deleteHeld, type HeldRow, heldRows, insertHeld } from './nota.queries.ts'

const answer = (row: HeldRow) => ({ ...row, pada: row.pada.toISOString() })

/** Carts put aside at the store. */
export const listHeld = async (ctx: StoreCtx) => (await heldRows(ctx.db, ctx.kode_toko)).map(answer)

/**
 * Puts a cart aside; its pieces stay for sale, the till prices it anew when it is taken up.
 * @throws Refusal NOTA_TERTAHAN_PENUH
 */
export async function hold(ctx: StoreCtx, cart: { nama: string; isi: unknown }) {
  const { user_id } = ctx.actor
  const isi = withoutIdentity(cart.isi)
  const row: HeldRow = { ...cart, isi, id: uuidv7(ctx.now()), user_id, pada: ctx.now() }
  if ((await countHeld(ctx.db, ctx.kode_toko)) >= MOST_HELD) {
    refuse('NOTA_TERTAHAN_PENUH', { maks: MOST_HELD })
  }
  await insertHeld(ctx.db, ctx.kode_toko, row)
  return { id: row.id }
}

/** Every till of the store reads it whole: who takes it up asks for the card again. */
const withoutIdentity = (isi: unknown): unknown =>
  JSON.parse(JSON.stringify(isi), (name, value) => (name === 'no_identitas' ? '' : value))

/** Takes a held cart up: one till gets it, the next is told that it is gone. */
export async function takeUp(ctx: StoreCtx, id: string) {
  const row = await deleteHeld(ctx.db, ctx.kode_toko, id)
  return row === undefined ? refuse('TIDAK_DITEMUKAN') : answer(row)
}

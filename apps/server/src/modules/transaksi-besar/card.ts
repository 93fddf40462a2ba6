import { identityFor } from '@kencana/contract/areas/hutang/identity'
import type { CardSaid, cardShown } from '@kencana/contract/areas/pelanggan/card-said'
import type { Level } from '@kencana/contract/permissions'
import { namaDihitung } from '@kencana/domain/beli/ambang'
import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { inStore } from '../../platform/transaction.ts'
import { knownIdentity } from '../pelanggan/index.ts'

/** Who stands at the counter, as far as he said. */
export interface Person extends CardSaid {
  readonly nama?: string | undefined
  readonly telp?: string | undefined
}

/** A card as a document keeps it. */
export interface Card {
  readonly jenis_identitas: string
  readonly no_identitas: string
}

/**
 * The card that is said, or known of a customer of the book; null where none is.
 * @throws Refusal TIDAK_DITEMUKAN where the book does not know him by a card
 */
export async function cardOf(
  ctx: Ctx | StoreCtx,
  said: CardSaid | undefined,
): Promise<Card | null> {
  const { id_pelanggan, jenis_identitas = 'KTP', no_identitas } = said ?? {}
  if (no_identitas !== undefined) {
    return { jenis_identitas, no_identitas: no_identitas.toUpperCase() }
  }
  if (id_pelanggan === undefined) return null
  const find = (db: PoolClient) => knownIdentity({ ...ctx, db }, id_pelanggan)
  return 'db' in ctx ? find(ctx.db) : inStore(ctx.app.pool, ctx.kode_toko, find)
}

/**
 * What a document keeps of who it is with, so that his day can be counted (04-domain C4): his card;
 * without one, and without a telephone, his name in the store.
 */
export const personKept = (toko: string, { nama = '', telp = '' }: Person, card: Card | null) => ({
  ...(card === null ? {} : { identitas: card }),
  ...(card === null && nama !== '' && telp.replace(/\D/g, '').length < 8
    ? { orang: { nama: countedName(toko, nama) } }
    : {}),
})

/** The name of who says nothing else, as his day is counted by it. */
export const countedName = (toko: string, nama: string): string =>
  `NAMA ${toko} ${namaDihitung(nama)}`

/** A kept card as a level may see it. */
export const cardShownTo = (level: Level, card: Card | undefined): z.output<typeof cardShown> =>
  card === undefined ? null : { ...card, no_identitas: identityFor(level, card.no_identitas) }

import { levelsBelow, seesAllStores } from '@kencana/contract/access'
import { ACTS_FOR_STORES, type Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, StoreCtx } from '../../platform/context.ts'
import { holdOwners, holdUser, type KeptUser, storeLives } from './users.queries.ts'

/** What somebody may do with a user: everything, look after (password, sessions), look. */
export type May = 'ATUR' | 'RAWAT' | 'LIHAT'

type Target = Pick<KeptUser, 'user_id' | 'level' | 'kode_toko'>

/** Whether somebody sees a user at all: of every store from the head office, else of their own. */
export const sees = (actor: Actor, { kode_toko }: { kode_toko: string }): boolean =>
  seesAllStores(actor) || kode_toko === actor.kode_toko

/** Nobody does anything with a user of a level that is not theirs to look after. */
export function mayDo(actor: Actor, target: Target): May {
  if (!sees(actor, target) || !levelsBelow(actor.level).includes(target.level)) return 'LIHAT'
  return ACTS_FOR_STORES.includes(actor.level) ? 'ATUR' : 'RAWAT'
}

/**
 * The user to be changed, held until the transaction ends. Another store's is not there at all.
 * @throws Refusal TIDAK_DITEMUKAN, USER_DI_ATAS, DIRI_SENDIRI
 */
export async function holdToChange(
  { db, actor }: StoreCtx,
  user_id: string,
  self: 'not oneself' | 'oneself too' = 'not oneself',
): Promise<KeptUser> {
  const user = await holdUser(db, user_id)
  if (user === undefined || !sees(actor, user)) return refuse('TIDAK_DITEMUKAN')
  if (user_id === actor.user_id) {
    return self === 'oneself too' ? user : refuse('DIRI_SENDIRI')
  }
  if (mayDo(actor, user) === 'LIHAT') refuse('USER_DI_ATAS', { user_id, level: user.level })
  return user
}

/** @throws Refusal USER_DI_ATAS, TOKO_BUKAN_HAK, RUJUKAN_TIDAK_ADA */
export async function checkPlace(
  { db, actor }: StoreCtx,
  place: { user_id: string; level: Level; kode_toko: string },
): Promise<void> {
  const { user_id, level, kode_toko } = place
  if (!sees(actor, place)) refuse('TOKO_BUKAN_HAK', { kode_toko })
  if (!(await storeLives(db, kode_toko))) {
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Toko', kode: kode_toko })
  }
  if (!levelsBelow(actor.level).includes(level)) refuse('USER_DI_ATAS', { user_id, level })
}

/** The chain keeps an active owner at the head office. @throws Refusal OWN_TERAKHIR */
export async function keepAnOwner({ db }: StoreCtx, user_id: string): Promise<void> {
  const owners = await holdOwners(db)
  const isOne = owners.some(owner => owner.user_id === user_id)
  if (isOne && owners.length === 1) refuse('OWN_TERAKHIR', { user_id })
}

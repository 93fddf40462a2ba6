import { levelsBelow, seesAllStores } from '@kencana/contract/access'
import { resetPassword as resetRoute } from '@kencana/contract/areas/users'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { endSessions } from '../../platform/session/session-store.ts'
import type { Queryable } from '../../platform/sql.ts'
import { holdToChange, keepAnOwner } from './may-manage.ts'
import { oneTimePassword, withOneTimePassword } from './one-time-password.ts'
import { recordEvent } from './record-event.ts'
import {
  holdOwners,
  insertEvent,
  setActive,
  setOneTimePassword,
  usersPage,
} from './users.queries.ts'

// What throws somebody out. The sockets follow within a second: they look whether their session
// still lives.

/** A one-time password instead of the user's own; whoever is logged in as them is out. */
export function resetPassword(ctx: Ctx, user_id: string): Promise<AnswerOf<typeof resetRoute>> {
  return withOneTimePassword(ctx, resetRoute, { user_id }, async (scoped, { sandi, sampai }) => {
    await holdToChange(scoped, user_id)
    await setOneTimePassword(scoped.db, { user_id, sandi, sampai }, ctx.now())
    await endSessions(scoped.db, user_id, ctx.now(), null)
    await recordEvent(scoped, user_id, 'RESET_SANDI')
    return user_id
  })
}

/** Who stands behind a change that no user made: whoever works on the machine itself. */
const MACHINE = 'MESIN'

/**
 * A one-time password for an owner of whom nobody knows the password any more: three days, once.
 * Who is logged in as them is out, and the history of the user says that it came from the machine.
 * @throws Error with a sentence when it is no owner, or nobody said which of several
 */
export async function openForOwner(
  db: Queryable,
  user_id: string | undefined,
  now: Date,
): Promise<{ readonly user_id: string; readonly password: string; readonly sampai: Date }> {
  const owners = (await holdOwners(db)).map(one => one.user_id)
  const [owner, ...others] = user_id === undefined ? owners : owners.filter(id => id === user_id)
  if (owner === undefined || others.length > 0) {
    throw new Error(`Sebutkan pemiliknya: npm run owner -- USER. Yang ada: ${owners.join(', ')}`)
  }
  const { password, sandi, sampai } = await oneTimePassword(now)
  await setOneTimePassword(db, { user_id: owner, sandi, sampai }, now)
  await endSessions(db, owner, now, null)
  const said = { user_id: owner, aksi: 'RESET_SANDI', oleh: MACHINE, pada: now } as const
  await insertEvent(db, { ...said, id: uuidv7(now) })
  return { user_id: owner, password, sampai }
}

export async function endSessionsOf(ctx: StoreCtx, user_id: string) {
  await holdToChange(ctx, user_id)
  const jumlah = await endOf(ctx, user_id)
  return { message: 'Sesi diakhiri', jumlah }
}

const EVERYBODY = 10_000

/** Everybody the asker looks after who is logged in, in one store or, from the head office, all. */
export async function endEverySession(ctx: StoreCtx, kode_toko: string) {
  const { actor, db } = ctx
  const all = seesAllStores(actor)
  if (!all && kode_toko !== actor.kode_toko) refuse('TOKO_BUKAN_HAK', { kode_toko })
  const narrowing = { kode_toko: kode_toko === 'ALL' ? undefined : kode_toko, masuk: true }
  const window = { skip: 0, limit: EVERYBODY }
  const { data } = await usersPage(db, narrowing, new Date(0), window)
  const below = levelsBelow(actor.level)
  let jumlah = 0
  for (const { user_id, level } of data) {
    if (user_id !== actor.user_id && below.includes(level)) jumlah += await endOf(ctx, user_id)
  }
  return { message: 'Sesi diakhiri', jumlah }
}

async function endOf(ctx: StoreCtx, user_id: string): Promise<number> {
  const jumlah = await endSessions(ctx.db, user_id, ctx.now(), null)
  if (jumlah > 0) await recordEvent(ctx, user_id, 'AKHIRI_SESI', { sesudah: { jumlah } })
  return jumlah
}

/** Off: out at once, and never in again until somebody switches the user on. Nothing is deleted. */
export async function switchUser(ctx: StoreCtx, user_id: string, aktif: boolean) {
  const user = await holdToChange(ctx, user_id)
  if (user.aktif !== aktif) {
    if (!aktif) await keepAnOwner(ctx, user_id)
    await setActive(ctx.db, user_id, aktif, ctx.now())
    if (!aktif) await endSessions(ctx.db, user_id, ctx.now(), null)
    await recordEvent(ctx, user_id, aktif ? 'AKTIFKAN' : 'NONAKTIF')
  }
  return { message: aktif ? 'User diaktifkan' : 'User dinonaktifkan' }
}

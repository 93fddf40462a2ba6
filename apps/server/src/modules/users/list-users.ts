import { seesAllStores } from '@kencana/contract/access'
import type { everyUser, userHistory, userList } from '@kencana/contract/areas/users'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { mayDo, sees } from './may-manage.ts'
import { eventsOf, keptUser, userNames, usersPage } from './users.queries.ts'

/** Users as the asker may see them; a store that is not theirs has none. */
export async function listUsers(
  ctx: StoreCtx,
  query: QueryOf<typeof userList>,
): Promise<AnswerOf<typeof userList>> {
  const { actor, app } = ctx
  const window = pageWindow(query)
  const kode_toko = seesAllStores(actor) ? query.kode_toko : actor.kode_toko
  if (query.kode_toko !== undefined && query.kode_toko !== kode_toko) {
    return { count: 0, data: [], ...window }
  }
  const idle = new Date(ctx.now().getTime() - app.config.idleMinutes * 60_000)
  const { q, level, aktif, masuk } = query
  const narrowing = {
    q,
    kode_toko,
    level,
    aktif: aktif === undefined ? undefined : aktif === 'YA',
    masuk: masuk === 'YA',
  }
  const { count, data } = await usersPage(ctx.db, narrowing, idle, window)
  const rows = data.map(user => ({
    ...user,
    masuk_sejak: user.masuk_sejak?.toISOString() ?? null,
    terakhir: user.terakhir?.toISOString() ?? null,
    boleh: mayDo(actor, user),
  }))
  return { count, data: rows, ...window }
}

/** Names for pickers: of every store at the head office's own base, else of the one worked for. */
export function namesForPickers(
  ctx: StoreCtx,
  { level }: QueryOf<typeof everyUser>,
): Promise<AnswerOf<typeof everyUser>> {
  const { actor, db, kode_toko } = ctx
  const all = seesAllStores(actor) && kode_toko === actor.kode_toko
  return userNames(db, { level, kode_toko: all ? undefined : kode_toko })
}

/** Every change of one user, newest first. @throws Refusal TIDAK_DITEMUKAN */
export async function historyOf(
  ctx: StoreCtx,
  user_id: string,
): Promise<AnswerOf<typeof userHistory>> {
  const user = await keptUser(ctx.db, user_id)
  if (user === undefined || !sees(ctx.actor, user)) return refuse('TIDAK_DITEMUKAN')
  const events = await eventsOf(ctx.db, user_id)
  return events.map(event => ({ ...event, pada: event.pada.toISOString() }))
}

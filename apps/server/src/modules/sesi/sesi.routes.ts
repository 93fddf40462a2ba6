import * as routes from '@kencana/contract/session'
import { originOf } from '../../platform/http/boundary.ts'
import { document, type Endpoint, open, read } from '../../platform/http/endpoint.ts'
import { endSessions } from '../../platform/session/session-store.ts'
import { isFromHere } from '../../platform/wire/peer.ts'
import { changePassword } from './change-password.ts'
import { grantAuthorization } from './grant-authorization.ts'
import { logIn } from './log-in.ts'
import { answerOfKey, approvers, findUser } from './sesi.queries.ts'
import { sessionAnswer } from './session-answer.ts'

export const endpoints: readonly Endpoint[] = [
  open(routes.login, (app, { body }, { request }) =>
    logIn(app, body, {
      origin: originOf(app, request),
      alamat: request.ip,
      requestId: request.id,
      isHere: isFromHere(request),
    }),
  ),
  read(routes.session, async ctx => {
    const user = await findUser(ctx.db, ctx.actor.user_id)
    const who = { ...ctx.actor, no_whatsapp: user?.no_whatsapp ?? null }
    return sessionAnswer(ctx.db, who, ctx.kode_toko, ctx.origin)
  }),
  document(routes.logout, async ctx => {
    await endSessions(ctx.app.pool, ctx.actor.user_id, ctx.now(), null)
    ctx.app.hub.drop(ctx.actor.user_id)
    return { message: 'Sampai jumpa' }
  }),
  document(routes.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  document(routes.authorize, (ctx, { body }) => grantAuthorization(ctx, body)),
  read(routes.commandStatus, async (ctx, { params }) => {
    const done = await answerOfKey(ctx.db, ctx.kode_toko, ctx.actor.user_id, params.kunci)
    return done === undefined
      ? { status: 'TIDAK_ADA' as const, nomor: null, jawaban: null }
      : { status: 'TERSIMPAN' as const, ...done }
  }),
  read(routes.approverList, ctx => approvers(ctx.db, ctx.kode_toko)),
]

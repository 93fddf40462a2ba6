import * as routes from '@kencana/contract/areas/users'
import { change, document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { createUser } from './create-user.ts'
import { endEverySession, endSessionsOf, resetPassword, switchUser } from './end-sessions.ts'
import { historyOf, listUsers, namesForPickers } from './list-users.ts'
import { updateUser } from './update-user.ts'
import { changeAkses, userAkses } from './user-akses.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.everyUser, (ctx, { query }) => namesForPickers(ctx, query)),
  read(routes.userList, (ctx, { query }) => listUsers(ctx, query)),
  document(routes.createUser, (ctx, { body }) => createUser(ctx, body)),
  change(routes.updateUser, (ctx, { params, body }) => updateUser(ctx, params.user_id, body)),
  document(routes.resetPassword, (ctx, { params }) => resetPassword(ctx, params.user_id)),
  change(routes.endUserSessions, (ctx, { params }) => endSessionsOf(ctx, params.user_id)),
  change(routes.endAllSessions, (ctx, { body }) => endEverySession(ctx, body.kode_toko)),
  change(routes.deactivateUser, (ctx, { params }) => switchUser(ctx, params.user_id, false)),
  change(routes.activateUser, (ctx, { params }) => switchUser(ctx, params.user_id, true)),
  read(routes.userHistory, (ctx, { params }) => historyOf(ctx, params.user_id)),
  read(routes.readAkses, (ctx, { params }) => userAkses(ctx, params.user_id)),
  change(routes.saveAkses, (ctx, { params, body }) => changeAkses(ctx, params.user_id, body)),
]

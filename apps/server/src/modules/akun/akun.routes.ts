import * as routes from '@kencana/contract/areas/akun'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { accounts } from './akun.queries.ts'
import { journalParameters, saveJournalParameter } from './save-journal-parameter.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.accountList, ctx => accounts(ctx.db)),
  read(routes.journalParameterList, ctx => journalParameters(ctx)),
  change(routes.saveJournalParameter, (ctx, { params, body }) =>
    saveJournalParameter(ctx, params, body),
  ),
]

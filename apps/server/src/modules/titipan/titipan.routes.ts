import * as routes from '@kencana/contract/areas/uang/titipan'
import { checksPage, keepCheck } from '../../engines/document/checks/check-documents.ts'
import { change, document, type Endpoint, file, read } from '../../platform/http/endpoint.ts'
import { cancelTitipan } from './cancel-titipan.ts'
import { bonShown, checkedBon } from './checked.queries.ts'
import { giveBack, moveBetween } from './return-titipan.ts'
import { journalOfTitipan, showTitipan, titipanPage } from './show-titipan.ts'
import { printSlip } from './slip-paper.ts'
import { addToTitipan, takeTitipan } from './take-titipan.ts'

const { titipan } = routes

export const endpoints: readonly Endpoint[] = [
  document(routes.postTitipan, (ctx, { body }) => takeTitipan(ctx, body)),
  read(titipan.list, (ctx, { query }) => titipanPage(ctx, query)),
  read(titipan.show, (ctx, { params }) => showTitipan(ctx, params.no_titipan)),
  read(titipan.journal, (ctx, { params }) => journalOfTitipan(ctx, params.no_titipan)),
  document(routes.addTitipan, (ctx, { params, body }) =>
    addToTitipan(ctx, params.no_titipan, body),
  ),
  document(routes.returnTitipan, (ctx, { params, body }) => giveBack(ctx, params.no_titipan, body)),
  document(routes.moveSaldo, (ctx, { body }) => moveBetween(ctx, body)),
  file(titipan.paper('slip'), (ctx, { params, body }) =>
    printSlip(ctx, params.no_titipan, body.otorisasi),
  ),
  document(titipan.cancel, (ctx, { params, body }) => cancelTitipan(ctx, params.no_titipan, body)),
  read(titipan.checks, (ctx, { query }) => checksPage(ctx, checkedBon, bonShown, query)),
  change(titipan.check, (ctx, { body }) => keepCheck(ctx, checkedBon, body)),
]

import * as routes from '@kencana/contract/areas/uang/titipan'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint } from '../../platform/http/endpoint.ts'
import { bonList } from './bon.queries.ts'
import { cancelling } from './cancel-titipan.ts'
import { bonShown, checkedBon } from './checked.queries.ts'
import { giveBack, moveBetween } from './return-titipan.ts'
import { depositTold, ownDocuments, showTitipan } from './show-titipan.ts'
import { printSlip } from './slip-paper.ts'
import { addToTitipan, takeTitipan } from './take-titipan.ts'

export const endpoints: readonly Endpoint[] = [
  document(routes.postTitipan, (ctx, { body }) => takeTitipan(ctx, body)),
  document(routes.addTitipan, (ctx, { params, body }) =>
    addToTitipan(ctx, params.no_titipan, body),
  ),
  document(routes.returnTitipan, (ctx, { params, body }) => giveBack(ctx, params.no_titipan, body)),
  document(routes.moveSaldo, (ctx, { body }) => moveBetween(ctx, body)),
  ...documentEndpoints(routes.titipan, {
    list: bonList,
    show: showTitipan,
    journal: ownDocuments,
    cancel: cancelling,
    checked: { subject: checkedBon, shown: bonShown },
    papers: { slip: printSlip },
    receipt: depositTold,
  }),
]

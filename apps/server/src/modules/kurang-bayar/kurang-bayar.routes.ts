import * as routes from '@kencana/contract/areas/uang/kurang-bayar'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { kurangList } from './kurang-bayar.queries.ts'
import { cancelling, ownDocuments, shortTold, showKurang, showNota } from './show-kurang.ts'
import { printSlip } from './slip-paper.ts'
import { takePayment, writeKurang } from './write-kurang.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.shortNota, (ctx, { params }) => showNota(ctx, params.no_faktur_jual)),
  document(routes.postKurang, (ctx, { body }) => writeKurang(ctx, body)),
  document(routes.payKurang, (ctx, { params, body }) =>
    takePayment(ctx, params.no_kurang_bayar, body),
  ),
  ...documentEndpoints(routes.kurangBayar, {
    list: kurangList,
    show: showKurang,
    journal: ownDocuments,
    cancel: cancelling,
    papers: { slip: printSlip },
    receipt: shortTold,
  }),
]

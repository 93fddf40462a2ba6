import {
  kirimHistory,
  kirimUang,
  postKirimUang,
  putReceiveUang,
  receiveUang as receiveRoute,
} from '@kencana/contract/areas/uang/kirim-uang'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { cancelKirim, cancelling } from './cancel-kirim.ts'
import { historyPage, sentList } from './kirim-uang.queries.ts'
import { receiveUang } from './receive-uang.ts'
import { sendUang } from './send-uang.ts'
import { ownDocument, showKirim } from './show-kirim.ts'
import { printSlip } from './slip-paper.ts'

export { waitingMoney } from './kirim-uang.queries.ts'
export { slipSource } from './slip-paper.ts'
export { receivers } from './tell-uang.ts'

const declared = documentEndpoints(kirimUang, {
  list: sentList,
  show: showKirim,
  journal: ownDocument,
  cancel: cancelling,
  papers: { slip: printSlip },
})

/** Money between stores. Taking it back asks the store it goes to first. */
export const endpoints: readonly Endpoint[] = [
  document(postKirimUang, (ctx, { body }) => sendUang(ctx, body)),
  read(kirimHistory, (ctx, { query }) => historyPage(ctx.db, ctx.kode_toko, query)),
  ...declared.filter(({ route }) => route !== kirimUang.cancel),
  document(kirimUang.cancel, (ctx, { params, body }) => cancelKirim(ctx, params.no_reff, body)),
  document(receiveRoute, (ctx, { params, body }) => receiveUang(ctx, params.no_reff, body)),
  document(putReceiveUang, (ctx, { params, body }) => receiveUang(ctx, params.no_reff, body)),
]

export const owns = ['uang_datang', 'kabar_uang'] as const
export const uses = ['akun', 'cetak', 'kas'] as const

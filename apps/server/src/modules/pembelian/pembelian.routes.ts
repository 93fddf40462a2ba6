import * as rules from '@kencana/contract/areas/beli/aturan-beli'
import * as routes from '@kencana/contract/areas/beli/pembelian'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { change, document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { destroyBought } from '../barang/index.ts'
import { appraisePieces } from './appraise.ts'
import { keepRules, showReaders, showRules, tryRules } from './aturan/keep-aturan.ts'
import { cancelling } from './cancel-pembelian.ts'
import { checkedPurchase, purchaseList, purchaseShown } from './pembelian.queries.ts'
import { buyPieces } from './post-pembelian.ts'
import { boughtTold, showNota, showPurchase } from './show-pembelian.ts'
import { printSlip } from './slip-paper.ts'

export const endpoints: readonly Endpoint[] = [
  document(routes.notaForBuying, (ctx, { params }) => showNota(ctx, params.no_faktur_jual)),
  document(routes.appraisePembelian, (ctx, { body }) => appraisePieces(ctx, body)),
  document(routes.postPembelian, (ctx, { body }) => buyPieces(ctx, body)),
  document(routes.destroyPembelian, (ctx, { body }) => destroyBought(ctx, body)),
  read(rules.showAturan, (ctx, { query }) => showRules(ctx, query.versi)),
  read(rules.showPembaca, ctx => showReaders(ctx)),
  change(rules.keepAturan, (ctx, { body }) => keepRules(ctx, body)),
  read(rules.tryAturan, (ctx, { body }) => tryRules(ctx, body)),
  ...documentEndpoints(routes.pembelian, {
    list: purchaseList,
    show: showPurchase,
    journal: async (ctx, nomor) => [(await showPurchase(ctx, nomor)).no_faktur_beli],
    cancel: cancelling,
    checked: { subject: checkedPurchase, shown: purchaseShown },
    papers: { slip: printSlip },
    receipt: boughtTold,
  }),
]

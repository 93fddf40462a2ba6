import { hutang } from '@kencana/contract/areas/hutang'
import * as commands from '@kencana/contract/areas/hutang/commands'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { change, document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { cancelling, cancelRedeemed, redeemedAhead } from './cancel-hutang.ts'
import { checkedLoans, packetShown } from './daftar/list.queries.ts'
import { loanDocuments, loansPage, loanTold, showLoan } from './daftar/show-hutang.ts'
import { auctionLoan, auctionPreview, payLoanSurplus } from './lelang/auction-hutang.ts'
import { keepNotice } from './lelang/notify-hutang.ts'
import { appraisePledge } from './pinjam/appraise-hutang.ts'
import { writeLoan } from './pinjam/post-hutang.ts'
import { printCancelled } from './surat/batal-paper.ts'
import { printReceipt } from './surat/kwitansi-paper.ts'
import { printLetter } from './surat/surat-paper.ts'
import { redeemLoan } from './tebus/redeem-hutang.ts'
import { renewLoan, showRenewal } from './tebus/renew-hutang.ts'

export const endpoints: readonly Endpoint[] = [
  read(commands.appraiseHutang, (ctx, { body }) => appraisePledge(ctx, body)),
  document(commands.postHutang, (ctx, { body }) => writeLoan(ctx, body)),
  document(commands.redeemHutang, (ctx, { params, body }) =>
    redeemLoan(ctx, params.no_faktur_hutang, body),
  ),
  read(commands.previewRenewal, (ctx, { params, body }) =>
    showRenewal(ctx, params.no_faktur_hutang, body),
  ),
  document(commands.renewHutang, (ctx, { params, body }) =>
    renewLoan(ctx, params.no_faktur_hutang, body),
  ),
  change(commands.notifyHutang, (ctx, { params, body }) =>
    keepNotice(ctx, params.no_faktur_hutang, body),
  ),
  read(commands.previewAuction, (ctx, { params, body }) =>
    auctionPreview(ctx, params.no_faktur_hutang, body),
  ),
  document(commands.auctionHutang, (ctx, { params, body }) =>
    auctionLoan(ctx, params.no_faktur_hutang, body),
  ),
  document(commands.paySurplus, (ctx, { params, body }) =>
    payLoanSurplus(ctx, params.no_faktur_hutang, body),
  ),
  document(commands.cancelRedemption, (ctx, { params, body }) =>
    cancelRedeemed(ctx, params.no_faktur_hutang, body),
  ),
  read(commands.aheadOfRedemption, (ctx, { params, query }) =>
    redeemedAhead(ctx, params.no_faktur_hutang, query.dokumen),
  ),
  ...documentEndpoints(hutang, {
    list: loansPage,
    show: showLoan,
    journal: loanDocuments,
    cancel: cancelling,
    checked: { subject: checkedLoans, shown: packetShown },
    papers: { surat: printLetter, kwitansi: printReceipt, 'batal/slip': printCancelled },
    receipt: loanTold,
  }),
]

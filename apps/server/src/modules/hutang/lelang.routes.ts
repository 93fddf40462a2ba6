import { printCancelledHutang } from '@kencana/contract/areas/hutang/batal-slip'
import * as routes from '@kencana/contract/areas/hutang/commands'
import { validasiHutang } from '@kencana/contract/areas/hutang/validasi'
import { checksPage, keepCheck } from '../../engines/document/checks/check-documents.ts'
import { change, document, type Endpoint, file, read } from '../../platform/http/endpoint.ts'
import { cancelLoan, cancelRedeemed } from './batal/cancel-hutang.ts'
import { checkedLoans, packetShown } from './daftar/checked.queries.ts'
import { auctionLoan, auctionPreview } from './lelang/auction-hutang.ts'
import { keepNotice } from './lelang/notify-hutang.ts'
import { payLoanSurplus } from './lelang/pay-surplus.ts'
import { printCancelled } from './surat/batal-paper.ts'
import { printLetter, printReceipt } from './surat/print-hutang.ts'

/** What becomes of a loan after the counter: notices, auction, reversals, checks, papers. */
export const endpoints: readonly Endpoint[] = [
  change(routes.notifyHutang, (ctx, { params, body }) =>
    keepNotice(ctx, params.no_faktur_hutang, body),
  ),
  read(routes.previewAuction, (ctx, { params, body }) =>
    auctionPreview(ctx, params.no_faktur_hutang, body),
  ),
  document(routes.auctionHutang, (ctx, { params, body }) =>
    auctionLoan(ctx, params.no_faktur_hutang, body),
  ),
  document(routes.paySurplus, (ctx, { params, body }) =>
    payLoanSurplus(ctx, params.no_faktur_hutang, body),
  ),
  document(routes.cancelHutang, (ctx, { params, body }) =>
    cancelLoan(ctx, params.no_faktur_hutang, body),
  ),
  document(routes.cancelRedemption, (ctx, { params, body }) =>
    cancelRedeemed(ctx, params.no_faktur_hutang, body),
  ),
  read(validasiHutang.checks, (ctx, { query }) =>
    checksPage(ctx, checkedLoans, packetShown, query),
  ),
  change(validasiHutang.check, (ctx, { body }) => keepCheck(ctx, checkedLoans, body)),
  file(routes.printLetter, (ctx, { params, body }) =>
    printLetter(ctx, params.no_faktur_hutang, body.otorisasi),
  ),
  file(printCancelledHutang, (ctx, { params, body }) =>
    printCancelled(ctx, params.no_faktur_hutang, body.otorisasi),
  ),
  file(routes.printReceipt, (ctx, { params, body }) =>
    printReceipt(ctx, params.no_faktur_hutang, body.otorisasi),
  ),
]

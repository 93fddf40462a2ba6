import * as open from '@kencana/contract/areas/uang/koran-terbuka'
import * as routes from '@kencana/contract/areas/uang/rekening-koran'
import { change, type Endpoint, read, upload } from '../../platform/http/endpoint.ts'
import { dropKoran, loadKoran, tryKoran } from './load-koran.ts'
import { matchByHand, matchCertain, undoKoran } from './match-koran.ts'
import { accounts, entries, files, lines, summary } from './show-koran.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.koranAccounts, ctx => accounts(ctx)),
  upload(routes.tryKoran, tryKoran),
  upload(routes.loadKoran, loadKoran),
  read(routes.koranFiles, (ctx, { query }) => files(ctx, query.no_rekening)),
  change(routes.dropKoran, (ctx, { params, body }) =>
    dropKoran(ctx, params.no_unggah, body.alasan),
  ),
  read(open.koranSummary, (ctx, { query }) => summary(ctx, query)),
  read(open.koranLines, (ctx, { query }) => lines(ctx, query)),
  read(open.koranEntries, (ctx, { query }) => entries(ctx, query)),
  change(routes.matchKoran, (ctx, { body }) => matchByHand(ctx, body)),
  change(routes.matchCertain, (ctx, { body }) => matchCertain(ctx, body)),
  change(routes.undoKoran, (ctx, { body }) => undoKoran(ctx, body)),
]

import {
  gesekHistories,
  gesekTunai,
  postGesek as postRoute,
  readGesekTerms,
} from '@kencana/contract/areas/uang/gesek-tunai'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { historyPage } from './gesek.queries.ts'
import { postGesek } from './post-gesek.ts'
import { parts, showGesek, swipedTold } from './show-gesek.ts'
import { printSlip } from './slip-paper.ts'
import { readTerms } from './terms.ts'

export { slipSource } from './slip-paper.ts'

/** As every document of money, with how its card payment stands, and a slip. */
const served = { ...parts, show: showGesek, papers: { slip: printSlip }, receipt: swipedTold }

/** Cash out of a drawer against a debit card. */
export const endpoints: readonly Endpoint[] = [
  document(postRoute, (ctx, { body }) => postGesek(ctx, body)),
  read(readGesekTerms, ctx => readTerms(ctx)),
  read(gesekHistories, (ctx, { query }) => historyPage(ctx, query)),
  ...documentEndpoints(gesekTunai, served),
]

export const owns = [] as const
export const uses = ['akun', 'cetak', 'kas', 'uang'] as const

import {
  listPiutang,
  pencairan,
  postPencairan,
  readMdr,
} from '@kencana/contract/areas/uang/pencairan'
import { refuse } from '@kencana/contract/refusals'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { payOut } from './pay-out.ts'
import { ratesOf } from './pencairan.queries.ts'
import { settlements } from './show-pencairan.ts'
import { piutangPage } from './show-piutang.ts'

export const endpoints: readonly Endpoint[] = [
  read(listPiutang, (ctx, { query }) => piutangPage(ctx, query)),
  read(
    readMdr,
    async ({ db }, { query: { kode_bank: kode } }) =>
      (await ratesOf(db, kode)) ?? refuse('RUJUKAN_TIDAK_ADA', { label: 'Bank', kode }),
  ),
  document(postPencairan, (ctx, { body }) => payOut(ctx, body)),
  ...documentEndpoints(pencairan, settlements),
]

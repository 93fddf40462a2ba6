import * as routes from '@kencana/contract/areas/pajak/e-faktur'
import { type Endpoint, file, read } from '../../platform/http/endpoint.ts'
import { efakturFile } from './efaktur-file.ts'
import { preparedEfaktur, shownEfaktur } from './prepare-efaktur.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.showEfaktur, async (ctx, { query }) =>
    shownEfaktur(await preparedEfaktur(ctx, query)),
  ),
  file(routes.fetchEfaktur, (ctx, { query }) => efakturFile(ctx, query)),
]

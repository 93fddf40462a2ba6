import * as routes from '@kencana/contract/areas/beli/tukar-tambah'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint } from '../../platform/http/endpoint.ts'
import { cancelling } from './cancel-tukar-tambah.ts'
import { exchange } from './post-tukar-tambah.ts'
import { exchangeTold, showExchange } from './show-tukar-tambah.ts'
import { printSlip } from './slip-paper.ts'
import { exchangeList } from './tukar-tambah.queries.ts'

export const endpoints: readonly Endpoint[] = [
  document(routes.postTukarTambah, (ctx, { body }) => exchange(ctx, body)),
  ...documentEndpoints(routes.tukarTambah, {
    list: exchangeList,
    show: showExchange,
    journal: async (ctx, nomor) => {
      const { jual, beli } = await showExchange(ctx, nomor)
      return [jual.no_faktur_jual, beli.no_faktur_beli]
    },
    cancel: cancelling,
    papers: { slip: printSlip },
    receipt: exchangeTold,
  }),
]

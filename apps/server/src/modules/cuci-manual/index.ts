import * as routes from '@kencana/contract/areas/stok/cuci-manual'
import { seesCost } from '@kencana/contract/cost'
import { mgToGram } from '@kencana/domain/quantity'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { heldManual } from './cuci-manual.queries.ts'
import { backToScrap, giveToWash, takeToWash } from './move-weight.ts'
import { takeWeightBack } from './receive-weight.ts'

/** Scrap that is washed by weight, without barcodes (13 §1). */
export const endpoints: readonly Endpoint[] = [
  read(routes.listCuciManual, async ({ db, kode_toko, actor }) =>
    (await heldManual(db, kode_toko)).map(({ berat_mg, modal_rp, ...held }) => ({
      ...held,
      berat: mgToGram(berat_mg),
      modal_rp: seesCost(actor.level) ? modal_rp : null,
    })),
  ),
  document(routes.masukManual, (ctx, { body }) => takeToWash(ctx, body)),
  document(routes.keluarManual, (ctx, { body }) => backToScrap(ctx, body)),
  document(routes.kirimManual, (ctx, { body }) => giveToWash(ctx, body)),
  document(routes.terimaManual, (ctx, { body }) => takeWeightBack(ctx, body)),
]

export { refersTo } from './master-uses.ts'

export const owns = [] as const
export const uses = ['akun', 'cuci'] as const

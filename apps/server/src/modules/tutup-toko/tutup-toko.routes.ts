import * as routes from '@kencana/contract/areas/tutup-toko'
import { refuse } from '@kencana/contract/refusals'
import { change, document, type Endpoint, file, read } from '../../platform/http/endpoint.ts'
import { closeStore } from './close-store.ts'
import { closingPack } from './lembar/closing-pack.ts'
import { showClosing, showNotices, showState } from './show-closing.ts'
import { closedMonth, reopenDay } from './tutup-toko.queries.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.closingState, ctx => showState(ctx)),
  read(routes.closingNotices, ctx => showNotices(ctx)),
  document(routes.closeStore, (ctx, { body }) => closeStore(ctx, body)),
  read(routes.closingOf, (ctx, { params }) => showClosing(ctx, params.tgl)),
  file(routes.closingPack, (ctx, { params }) => closingPack(ctx, params.tgl)),
  change(routes.reopenStore, async ctx => {
    const tgl = await reopenDay(ctx.db, ctx.actor.sesi, ctx.kode_toko, ctx.now())
    if (tgl !== null) return { tgl_system: tgl }
    const month = await closedMonth(ctx.db, ctx.kode_toko)
    return month === undefined ? refuse('TIDAK_BISA_BUKA') : refuse('PERIODE_SUDAH_TUTUP', month)
  }),
]

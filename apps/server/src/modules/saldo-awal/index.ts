import * as routes from '@kencana/contract/areas/akuntansi/saldo-awal'
import { document, type Endpoint, file, read, upload } from '../../platform/http/endpoint.ts'
import { cancelOpening } from './cancel-opening.ts'
import { loadOpening, tryOpening } from './load-opening.ts'
import { barcodesOf, journalOf, showOpenings } from './show-opening.ts'
import { templateOf } from './template-opening.ts'

/** What a shop begins with: pieces, loans, deposits and money, each loaded whole from a sheet. */
export const endpoints: readonly Endpoint[] = [
  read(routes.saldoAwalList, ctx => showOpenings(ctx)),
  file(routes.saldoAwalTemplate, (ctx, { params }) => templateOf(ctx, params.jenis)),
  upload(routes.trySaldoAwal, tryOpening),
  upload(routes.loadSaldoAwal, loadOpening),
  document(routes.cancelSaldoAwal, (ctx, { params, body }) =>
    cancelOpening(ctx, params.no_saldo_awal, body),
  ),
  read(routes.saldoAwalJournal, (ctx, { params }) => journalOf(ctx, params.no_saldo_awal)),
  read(routes.saldoAwalPieces, (ctx, { params }) => barcodesOf(ctx, params.no_saldo_awal)),
]

export const owns = [] as const
export const uses = ['akun', 'barang', 'hutang', 'kas', 'uang'] as const

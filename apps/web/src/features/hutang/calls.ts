import type { hutang } from '@kencana/contract/areas/hutang'
import type {
  appraiseHutang,
  cancelRedemption,
  postHutang,
  previewAuction,
  previewRenewal,
  redeemHutang,
  renewHutang,
} from '@kencana/contract/areas/hutang/commands'
import { routeRef } from '../../lib/api.ts'

/** The calls of the pawn counter. */
export const calls = {
  list: routeRef<typeof hutang.list>('GET', 'hutang'),
  show: routeRef<typeof hutang.show>('GET', 'hutang/{no_faktur_hutang}'),
  journal: routeRef<typeof hutang.journal>('GET', 'hutang/{no_faktur_hutang}/jurnal'),
  appraise: routeRef<typeof appraiseHutang>('POST', 'hutang/taksir'),
  post: routeRef<typeof postHutang>('POST', 'hutang'),
  redeem: routeRef<typeof redeemHutang>('POST', 'hutang/{no_faktur_hutang}/tebus'),
  previewRenewal: routeRef<typeof previewRenewal>(
    'POST',
    'hutang/{no_faktur_hutang}/perpanjang/pratinjau',
  ),
  renew: routeRef<typeof renewHutang>('POST', 'hutang/{no_faktur_hutang}/perpanjang'),
  previewAuction: routeRef<typeof previewAuction>(
    'POST',
    'hutang/{no_faktur_hutang}/lelang/pratinjau',
  ),
  cancel: routeRef<typeof hutang.cancel>('POST', 'hutang/{no_faktur_hutang}/batal'),
  cancelRedemption: routeRef<typeof cancelRedemption>(
    'POST',
    'hutang/{no_faktur_hutang}/batal-lunas',
  ),
  checks: routeRef<typeof hutang.checks>('GET', 'validasi-hutang'),
  check: routeRef<typeof hutang.check>('POST', 'validasi-hutang'),
  letter: routeRef<ReturnType<typeof hutang.paper>>('POST', 'hutang/{no_faktur_hutang}/surat'),
  slip: routeRef<ReturnType<typeof hutang.paper>>('POST', 'hutang/{no_faktur_hutang}/batal/slip'),
  receipt: routeRef<ReturnType<typeof hutang.paper>>('POST', 'hutang/{no_faktur_hutang}/kwitansi'),
}

/** Beginnings of the queries that a document of the pawn counter changes. */
export const CHANGES = ['hutang', 'ringkasan'] as const

import type { getHutang, listHutang } from '@kencana/contract/areas/hutang'
import type { printCancelledHutang } from '@kencana/contract/areas/hutang/batal-slip'
import type {
  appraiseHutang,
  auctionHutang,
  cancelHutang,
  cancelRedemption,
  notifyHutang,
  paySurplus,
  postHutang,
  previewAuction,
  previewRenewal,
  printLetter,
  printReceipt,
  redeemHutang,
  renewHutang,
} from '@kencana/contract/areas/hutang/commands'
import type { validasiHutang } from '@kencana/contract/areas/hutang/validasi'
import { routeRef } from '../../lib/api.ts'

/** The calls of the pawn counter. */
export const calls = {
  list: routeRef<typeof listHutang>('GET', 'hutang'),
  show: routeRef<typeof getHutang>('GET', 'hutang/{no_faktur_hutang}'),
  appraise: routeRef<typeof appraiseHutang>('POST', 'hutang/taksir'),
  post: routeRef<typeof postHutang>('POST', 'hutang'),
  redeem: routeRef<typeof redeemHutang>('POST', 'hutang/{no_faktur_hutang}/tebus'),
  previewRenewal: routeRef<typeof previewRenewal>(
    'POST',
    'hutang/{no_faktur_hutang}/perpanjang/pratinjau',
  ),
  renew: routeRef<typeof renewHutang>('POST', 'hutang/{no_faktur_hutang}/perpanjang'),
  notify: routeRef<typeof notifyHutang>('POST', 'hutang/{no_faktur_hutang}/pemberitahuan'),
  previewAuction: routeRef<typeof previewAuction>(
    'POST',
    'hutang/{no_faktur_hutang}/lelang/pratinjau',
  ),
  auction: routeRef<typeof auctionHutang>('POST', 'hutang/{no_faktur_hutang}/lelang'),
  paySurplus: routeRef<typeof paySurplus>('POST', 'hutang/{no_faktur_hutang}/kelebihan'),
  cancel: routeRef<typeof cancelHutang>('POST', 'hutang/{no_faktur_hutang}/batal'),
  cancelRedemption: routeRef<typeof cancelRedemption>(
    'POST',
    'hutang/{no_faktur_hutang}/batal-lunas',
  ),
  checks: routeRef<typeof validasiHutang.checks>('GET', 'validasi-hutang'),
  check: routeRef<typeof validasiHutang.check>('POST', 'validasi-hutang'),
  letter: routeRef<typeof printLetter>('POST', 'hutang/{no_faktur_hutang}/surat'),
  slip: routeRef<typeof printCancelledHutang>('POST', 'hutang/{no_faktur_hutang}/batal/slip'),
  receipt: routeRef<typeof printReceipt>('POST', 'hutang/{no_faktur_hutang}/kwitansi'),
}

/** Beginnings of the queries that a document of the pawn counter changes. */
export const CHANGES = ['hutang', 'ringkasan'] as const

import type { TFunction } from 'i18next'
import { notify } from '../../../../kit/dialogs/notify.ts'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import { call } from '../../../../lib/api.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { showProblem } from '../../../../lib/problem-text.ts'
import { calls } from '../../calls.ts'
import { refreshLines } from '../cart/refresh-lines.ts'
import type { OpenNota } from '../cart/use-cart.ts'

/** A no that stands at the nota: a new price, a deposit, a piece; whether it was one of these. */
export async function nextToNota(open: OpenNota, problem: ApiProblem, t: TFunction) {
  const { code, facts } = problem
  if (code === 'TOTAL_BERUBAH') await priceChanged(open, t)
  else if (code in BON_CHANGED) {
    await Promise.all([showProblem(problem), refreshBons(open)])
  } else if (code in GONE) {
    const kode_barcode = String(facts.kode_barcode)
    open.dispatch({ type: 'obstacle', kode_barcode, halangan: { code, facts } })
  } else return false
  return true
}

/** Refusals that name one piece of the nota. */
const GONE: Readonly<Record<string, true>> = {
  BARANG_SUDAH_TERJUAL: true,
  BARANG_TIDAK_TERSEDIA: true,
  BARANG_DIPERIKSA: true,
  BARANG_TIDAK_ADA: true,
}

/** The total the cashier saw is no longer right: new prices, and a look at them before saving. */
async function priceChanged(open: OpenNota, t: TFunction): Promise<void> {
  const before = rupiahText(open.nota.cart.bayar)
  await refreshLines(open.cart, open.dispatch)
  await (await import('../../../kupon/index.ts')).refreshCoupon(open)
  await notify.error(
    t('Harga berubah selagi nota terbuka. Total yang dilihat {total}, periksa harga baru dahulu.', {
      total: before,
    }),
  )
}

/** Refusals of a deposit that is not as it was when it was chosen. */
const BON_CHANGED: Readonly<Record<string, true>> = {
  SALDO_KURANG: true,
  BON_BERUBAH: true,
  BON_SELESAI: true,
}

/** Reads the deposits that pay again: what is left of each; what was typed stays. */
async function refreshBons({ cart, dispatch }: OpenNota): Promise<void> {
  for (const { id, bon } of cart.tenders) {
    if (bon === undefined) continue
    const now = await call(calls.bon, { params: { no_titipan: bon.no_bon } }).catch(() => null)
    if (now === null) continue
    const saldo = now.status === 'TERBUKA' ? now.saldo : 0
    dispatch({ type: 'tender', id, change: { bon: { ...bon, saldo } } })
  }
}

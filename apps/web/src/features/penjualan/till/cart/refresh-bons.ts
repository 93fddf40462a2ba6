import type { Dispatch } from 'react'
import { call } from '../../../../lib/api.ts'
import { calls } from '../../calls.ts'
import type { Cart, CartAction } from './cart.ts'

/** Refusals of a deposit that is not as it was when it was chosen. */
export const BON_CHANGED: Readonly<Record<string, true>> = {
  SALDO_KURANG: true,
  BON_BERUBAH: true,
  BON_SELESAI: true,
}

/** Reads the deposits that pay again: what is left of each; what was typed stays. */
export async function refreshBons(cart: Cart, dispatch: Dispatch<CartAction>): Promise<void> {
  for (const { id, bon } of cart.tenders) {
    if (bon === undefined) continue
    const read = call(calls.bon, { params: { no_titipan: bon.no_bon } })
    const now = await read.catch(() => null)
    if (now === null) continue
    const saldo = now.status === 'TERBUKA' ? now.saldo : 0
    dispatch({ type: 'tender', id, change: { bon: { ...bon, saldo } } })
  }
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../kit/dialogs/notify.ts'
import { call } from '../../../../lib/api.ts'
import { showProblem } from '../../../../lib/problem-text.ts'
import { calls } from '../../calls.ts'
import { type Cart, isEmptyCart } from '../cart/cart.ts'
import { refreshLines } from '../cart/refresh-lines.ts'
import type { OpenNota } from '../cart/use-cart.ts'

/** Notas put aside at the store, and the two moves between them and the till. */
export function useHeld(open: OpenNota) {
  const { t } = useTranslation()
  const list = useQuery({
    queryKey: ['penjualan', 'tertahan'],
    queryFn: ({ signal }) => call(calls.held, { signal }),
    staleTime: 0,
  })
  const putAside = async (cart: Cart) => {
    const nama = cart.buyer.nama === '' ? (cart.items[0]?.piece.nama_barang ?? '') : cart.buyer.nama
    await call(calls.hold, { body: { nama: nama.slice(0, 60), isi: { ...cart } } })
  }
  const hold = async () => {
    if (open.cart.items.length === 0) return
    try {
      await putAside(open.cart)
      open.startOver()
      notify.toast(t('Nota ditahan. Ambil lagi dengan F8.'), 'success')
      await list.refetch()
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const take = async (id: string) => {
    try {
      if (!isEmptyCart(open.cart)) await putAside(open.cart)
      const taken = await call(calls.take, { params: { id } })
      const cart = taken.isi as Cart
      open.dispatch({ type: 'restore', cart })
      await refreshLines(cart, open.dispatch)
    } catch (problem) {
      await showProblem(problem)
    } finally {
      await list.refetch()
    }
  }
  return { held: list.data ?? [], hold, take }
}

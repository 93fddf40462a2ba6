import { type Dispatch, useMemo, useReducer } from 'react'
import { useBegunDay } from '../../../../lib/day/begun-day.ts'
import { useDraft } from '../../../../lib/device/draft.ts'
import { useSession } from '../../../../lib/session.ts'
import { type Cart, type CartAction, cartReducer, emptyCart, isEmptyCart } from './cart.ts'
import { type PricedNota, priceNota, priceRules } from './cart-prices.ts'

const NO_SETTINGS: Readonly<Record<string, string>> = {}

export interface OpenNota {
  readonly cart: Cart
  readonly nota: PricedNota
  readonly dispatch: Dispatch<CartAction>
  /** Business day the cashier sees. */
  readonly tgl: string | null
  /** The kept draft has been read; before that nothing may be written over it. */
  readonly ready: boolean
  /** An empty nota under a new key. */
  readonly startOver: () => void
  /** The same once the nota of this key is sold. */
  readonly sold: (kunci: string) => void
}

/** The open nota with its figures, kept on the device at every change. */
export function useCart(): OpenNota {
  const session = useSession()
  const id = `${session?.kode_toko ?? ''}/${session?.user_id ?? ''}`
  const [cart, dispatch] = useReducer(cartReducer, undefined, () => emptyCart(newKey()))
  const draft = isEmptyCart(cart) ? null : cart
  const ready = useDraft<Cart>({ id, draft }, kept => dispatch({ type: 'resume', cart: kept }))
  const tgl = session?.tgl_system ?? null
  const mark = (day: string | null) => dispatch({ type: 'day', tgl: day })
  useBegunDay({ ready, isEmpty: draft === null, tgl: cart.tgl, mark }, tgl)
  const rules = useMemo(() => priceRules(session?.setting ?? NO_SETTINGS), [session?.setting])
  return {
    cart,
    nota: useMemo(() => priceNota(cart, rules), [cart, rules]),
    dispatch,
    tgl,
    ready,
    startOver: () => dispatch({ type: 'restore', cart: emptyCart(newKey()) }),
    sold: kunci => dispatch({ type: 'sold', kunci, next: emptyCart(newKey()) }),
  }
}

const newKey = (): string => crypto.randomUUID()

import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react'
import { useSession } from '../../../../lib/session.ts'
import { type Cart, type CartAction, cartReducer, emptyCart, isEmptyCart } from './cart.ts'
import { type PricedNota, priceNota, priceRules } from './cart-prices.ts'
import { readDraft, writeDraft } from './draft.ts'

const REST_MS = 200
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
}

/** The open nota with its figures, kept on the device at every change. */
export function useCart(): OpenNota {
  const session = useSession()
  const id = `${session?.kode_toko ?? ''}/${session?.user_id ?? ''}`
  const [cart, dispatch] = useReducer(cartReducer, undefined, () => emptyCart(newKey()))
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    void readDraft(id).then(kept => {
      if (gone) return
      if (kept !== undefined) dispatch({ type: 'restore', cart: kept })
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [id])
  useKept(id, cart, ready)
  const rules = useMemo(() => priceRules(session?.setting ?? NO_SETTINGS), [session?.setting])
  return {
    cart,
    nota: useMemo(() => priceNota(cart, rules), [cart, rules]),
    dispatch,
    tgl: session?.tgl_system ?? null,
    ready,
    startOver: () => dispatch({ type: 'restore', cart: emptyCart(newKey()) }),
  }
}

/** Writes after a short rest, and at once when the page goes away. */
function useKept(id: string, cart: Cart, ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    const write = () => void writeDraft(id, isEmptyCart(cart) ? null : cart)
    const timer = setTimeout(write, REST_MS)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [id, cart, ready])
}

const newKey = (): string => crypto.randomUUID()

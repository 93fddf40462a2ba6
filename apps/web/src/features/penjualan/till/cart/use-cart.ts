import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useSteady } from '../../../../kit/keys/use-steady.ts'
import { useBegunDay } from '../../../../lib/day/begun-day.ts'
import { type DraftNote, useDraft } from '../../../../lib/device/draft.ts'
import { tillSales } from '../../../../lib/device/till-sales.ts'
import { useSession } from '../../../../lib/session.ts'
import {
  type Cart,
  type CartAction,
  cartReducer,
  emptyCart,
  isEmptyCart,
  type SoldNota,
} from './cart.ts'
import { type PricedNota, priceNota, priceRules } from './cart-prices.ts'

const NO_SETTINGS: Readonly<Record<string, string>> = {}

/** The open nota but for the line that is chosen. */
export interface OpenWork {
  readonly cart: Cart
  readonly nota: PricedNota
  readonly dispatch: Dispatch<CartAction>
  /** Business day the cashier sees. */
  readonly tgl: string | null
  /** The kept draft has been read; before that nothing may be written over it. */
  readonly ready: boolean
  /** What became of its draft. */
  readonly note: DraftNote
  /** An empty nota under a new key. */
  readonly startOver: () => void
  /** The same once this nota is sold. */
  readonly sold: (nota: SoldNota) => void
}

export interface OpenNota extends OpenWork {
  /** The same object while only another line is chosen. */
  readonly work: OpenWork
}

/** The open nota with its figures, kept on the device at every change. */
export function useCart(): OpenNota {
  const session = useSession()
  const id = `${session?.kode_toko ?? ''}/${session?.user_id ?? ''}`
  const toko = session?.kode_toko ?? ''
  const fresh = () => emptyCart(newKey(), tillSales(toko))
  const [start] = useState(fresh)
  const [cart, dispatch] = useReducer(cartReducer, start)
  const draft = useWorthKeeping(cart)
  const { ready, note } = useDraft<Cart>({ id, draft, isCounter: true }, kept =>
    dispatch({ type: 'resume', cart: kept, start }),
  )
  const tgl = session?.tgl_system ?? null
  const mark = (day: string | null) => dispatch({ type: 'day', tgl: day })
  useBegunDay({ ready, isEmpty: draft === null, tgl: cart.tgl, mark }, tgl)
  const rules = useMemo(() => priceRules(session?.setting ?? NO_SETTINGS), [session?.setting])
  // Choosing another line changes no figure: what shows none of the lines is not drawn again.
  const work = draft ?? cart
  const nota = useMemo(() => priceNota(work, rules), [work, rules])
  const { due } = nota
  // An amount follows what is done to the nota here, never a price that was changed elsewhere: that
  // has to be told to whoever pays.
  const follows = cart.tenders.length > 0 && cart.items.every(item => item.papan_lama === null)
  useEffect(() => {
    if (follows) dispatch({ type: 'due', bayar: due })
  }, [due, follows])
  const anew = useSteady(fresh)
  const steady = useMemo(
    (): OpenWork => ({
      cart: work,
      nota,
      dispatch,
      tgl,
      ready,
      note,
      startOver: () => dispatch({ type: 'restore', cart: anew() }),
      sold: nota => dispatch({ type: 'sold', ...nota, next: anew() }),
    }),
    [work, nota, tgl, ready, note, anew],
  )
  return { ...steady, cart, work: steady }
}

/** The nota to keep: the same one while only another line is chosen, which is no work to lose. */
function useWorthKeeping(cart: Cart): Cart | null {
  const kept = useRef<Cart | null>(null)
  if (isEmptyCart(cart)) kept.current = null
  else if (kept.current === null || !sameWork(kept.current, cart)) kept.current = cart
  return kept.current
}

/** Of either: what old pieces pay stands on a nota only once there are some. */
const sameWork = (a: Cart, b: Cart): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof Cart)[]).every(key => key === 'pilih' || a[key] === b[key])

const newKey = (): string => crypto.randomUUID()

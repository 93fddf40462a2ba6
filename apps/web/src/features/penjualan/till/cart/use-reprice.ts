import type { priceBoard } from '@kencana/contract/areas/harga-emas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, routeRef } from '../../../../lib/api.ts'
import { refreshLines } from './refresh-lines.ts'
import type { OpenNota } from './use-cart.ts'

const board = routeRef<typeof priceBoard>('GET', 'harga-emas')
const LOOK_MS = 30_000

/**
 * While a nota is open the board is looked at, and all again when another business day is open: a
 * new price is taken over and the line says so.
 */
export function useReprice(open: OpenNota): void {
  const { cart, dispatch, ready, tgl } = open
  const busy = ready && cart.items.length > 0
  const prices = useQuery({
    queryKey: ['harga-emas'],
    queryFn: ({ signal }) => call(board, { signal }),
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: true,
    enabled: busy,
  })
  const latest = useRef(cart)
  latest.current = cart
  const stamp = prices.data?.map(row => row.harga_jual).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day, another look
  useEffect(() => {
    if (stamp === undefined || latest.current.items.length === 0) return
    // The prices stay as they were when the pieces cannot be read; the server checks the total.
    refreshLines(latest.current, dispatch).catch(() => undefined)
  }, [stamp, dispatch, tgl])
}

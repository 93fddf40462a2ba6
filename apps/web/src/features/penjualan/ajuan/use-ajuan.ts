import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { useSocketEvent } from '../../../lib/socket.ts'
import { calls } from './calls.ts'

const NONE: readonly AjuanRow[] = []

/**
 * Submitted sales of the day as a till sees them. Nothing is asked for where the store has no sale
 * approved by another, unless one is heard of.
 */
export function useAjuan() {
  const queries = useQueryClient()
  const own = useSession()?.user_id
  const isAsked = useSession()?.setting.VALIDASI_PENJUALAN === 'YA'
  const [isHeard, setHeard] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const isShown = isAsked || isHeard
  const list = useQuery({
    queryKey: ['ajuan', 'hari-ini'],
    queryFn: ({ signal }) => call(calls.today, { signal }),
    enabled: isShown,
    staleTime: 0,
  })
  useSocketEvent('ajuan', ({ no_ajuan, status, diajukan_oleh }) => {
    setHeard(true)
    if (status === 'DITOLAK' && diajukan_oleh === own) setRefused(known => [...known, no_ajuan])
    void queries.invalidateQueries({ queryKey: ['ajuan'] })
    void queries.invalidateQueries({ queryKey: ['barang'] })
  })
  const rows = list.data ?? NONE
  /** Of one's own: approved and not printed yet, or refused since the list was looked at. */
  const news = useMemo(
    () =>
      rows.filter(
        ({ user_id, status, dicetak, no_ajuan }) =>
          user_id === own &&
          ((status === 'DISETUJUI' && dicetak === 0) || refused.includes(no_ajuan)),
      ),
    [rows, own, refused],
  )
  return {
    isShown,
    rows,
    news,
    waiting: rows.filter(({ status }) => status === 'MENUNGGU').length,
    /** The list is being looked at. */
    seen: () => setRefused([]),
    reload: () => void list.refetch(),
  }
}

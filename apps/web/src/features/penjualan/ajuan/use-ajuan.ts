import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { useSocketEvent } from '../../../lib/socket.ts'
import { calls } from './calls.ts'

const NONE: readonly AjuanRow[] = []

/** Refusals that were looked at at this device; they stay in the list. */
const looked = new Set<string>()

/**
 * Submitted sales of the day as a till sees them: where the store has sales approved by another,
 * and where one still waits although it has not any more.
 */
export function useAjuan() {
  const queries = useQueryClient()
  const own = useSession()?.user_id
  const isAsked = useSession()?.setting.VALIDASI_PENJUALAN === 'YA'
  const [, setSeen] = useState(0)
  const list = useQuery({
    queryKey: ['ajuan', 'hari-ini'],
    queryFn: ({ signal }) => call(calls.today, { signal }),
    staleTime: 0,
  })
  useSocketEvent('ajuan', () => {
    void queries.invalidateQueries({ queryKey: ['ajuan'] })
    void queries.invalidateQueries({ queryKey: ['barang'] })
  })
  const rows = list.data ?? NONE
  /** Of one's own: approved, standing and not printed yet, or refused and not looked at. */
  const news = rows.filter(
    ({ user_id, status, dicetak, batal, no_ajuan }) =>
      user_id === own &&
      (status === 'DISETUJUI'
        ? dicetak === 0 && !batal
        : status === 'DITOLAK' && !looked.has(no_ajuan)),
  )
  return {
    isShown: isAsked || rows.length > 0,
    rows,
    news,
    waiting: rows.filter(({ status }) => status === 'MENUNGGU').length,
    /** The list is being looked at. */
    seen: () => {
      for (const { no_ajuan } of news) looked.add(no_ajuan)
      setSeen(looked.size)
    },
    reload: () => void list.refetch(),
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { ownAddress, useChosenStore } from '../../lib/portal.ts'
import { useSession } from '../../lib/session.ts'
import { calls } from './pusat/calls.ts'
import { PlannedPanel } from './pusat/planned-panel.tsx'

/** What the board of this store is to become, set here or by head office. */
export function OwnPlanned() {
  const session = useSession()
  const portal = useChosenStore()?.portal ?? ownAddress()
  const queries = useQueryClient()
  const planned = useQuery({
    queryKey: ['harga-emas', 'rencana', portal],
    queryFn: ({ signal }) => call(calls.planned, { signal, portal }),
  })
  if (session === null || planned.data === undefined) return null
  const { kode_toko, nama_toko } = session
  const answer = { rows: [], planned: planned.data }
  return (
    <PlannedPanel
      heard={[{ store: { kode_toko, nama_toko, portal }, answer }]}
      onChanged={() => void queries.invalidateQueries({ queryKey: ['harga-emas'] })}
    />
  )
}

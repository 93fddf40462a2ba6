import type { ringkasan } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { shows, useSession } from '../../../lib/session.ts'
import { useStateOfInstallation } from '../../operasi/index.ts'
import { useClosingNotices } from '../../tutup-toko/index.ts'
import { calls } from '../calls.ts'
import { AttentionList, type Noted } from './attention-list.tsx'
import { ofClosings } from './closings.tsx'
import { ofAlarms, ofStores, ofTasks, ofUnreported } from './items.ts'

type Today = AnswerOf<typeof ringkasan>

const LOOK_MS = 60_000

/** What needs somebody in the store worked for. */
export function StoreAttention({ today }: { today: Today | undefined }) {
  const { t } = useTranslation()
  const watched = useWatched(
    today?.tugas.some(({ kode }) => kode === 'BELUM_TUTUP') ? [today.kode_toko] : [],
  )
  if (today === undefined) return null
  const items = [...watched, ...ofTasks(t, today.tugas), ...ofUnreported(t, [today])]
  return <AttentionList items={items} />
}

/** What needs somebody in any store of the chain. */
export function ChainAttention() {
  const { t } = useTranslation()
  const own = useSession()?.kode_toko
  const { data } = useQuery({
    queryKey: ['ringkasan', 'pusat', 'perhatian'],
    queryFn: ({ signal }) => call(calls.attention, { signal }),
    refetchInterval: LOOK_MS,
  })
  const stores = data?.toko ?? []
  const unclosed = stores.filter(({ tugas }) => tugas.some(({ kode }) => kode === 'BELUM_TUTUP'))
  const watched = useWatched(unclosed.map(({ kode_toko }) => kode_toko))
  const waiting = [...ofStores(t, stores, own), ...ofUnreported(t, stores)]
  return <AttentionList items={[...watched, ...waiting]} />
}

/** What the server watches over: the installation, and how days were closed. */
function useWatched(unclosed: readonly string[]): Noted[] {
  const { t } = useTranslation()
  const session = useSession()
  const { data } = useStateOfInstallation()
  const notices = useClosingNotices()
  const mayLook = session !== null && session.tipe === 'PUSAT' && shows(session, '/dashboardPusat')
  return [...ofAlarms(t, data?.alarm ?? [], mayLook, unclosed), ...ofClosings(t, notices)]
}

import type { ringkasan } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { shows, useSession } from '../../../lib/session.ts'
import { useStateOfInstallation } from '../../operasi/index.ts'
import { ClosingNote, Differences, type Notice, useClosingNotices } from '../../tutup-toko/index.ts'
import { calls } from '../calls.ts'
import { AttentionList, type Noted } from './attention-list.tsx'
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
  const ofClosing = (one: Notice): Noted => ({
    key: `${one.kode_toko} ${one.no_tutup}`,
    rank: one.kurang + one.mesin_kurang > 0 ? 10 : 45,
    tone: one.kurang + one.mesin_kurang > 0 ? 'bad' : 'gold',
    text: t('Selisih saat tutup toko {toko} {tgl}', { toko: one.nama_toko, tgl: one.tgl }),
    note: <ClosingNote of={one} />,
    leads: [{ href: addressOf('/laporan-akhir_hari', { toko: one.kode_toko, tgl: one.tgl }) }],
  })
  return [...ofAlarms(t, data?.alarm ?? [], mayLook, unclosed), ...together(t, notices, ofClosing)]
}

/** Several closings that were off are one line, opened to each of them. */
function together(
  t: TFunction,
  notices: readonly Notice[],
  ofClosing: (one: Notice) => Noted,
): Noted[] {
  const parts = notices.map(ofClosing)
  const [worst] = parts.toSorted((a, b) => a.rank - b.rank)
  if (worst === undefined || parts.length === 1) return parts
  const { rank, tone } = worst
  const sum = (pick: (one: Notice) => number) => notices.reduce((all, one) => all + pick(one), 0)
  const lebih = sum(one => one.lebih + one.mesin_lebih)
  const kurang = sum(one => one.kurang + one.mesin_kurang)
  return [
    {
      ...{ key: 'SELISIH', rank, tone, parts, leads: [] },
      text: t('Selisih saat tutup toko, {jumlah} kali', { jumlah: parts.length }),
      note: <Differences lebih={lebih} kurang={kurang} />,
    },
  ]
}

import type { TugasPpatk } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import { SEES_TUGAS } from '@kencana/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { calls, TASKS } from './calls.ts'
import { ReportAct } from './report-act.tsx'

/**
 * What of a document is to be reported to PPATK, until when or under what, and its act; for who may
 * know of it. `nomor` is a document, or a loan or deposit whose documents are meant.
 */
export function LargeTasks({ nomor }: { nomor: string }) {
  const { t } = useTranslation()
  const { data = [] } = useTasks(nomor).query
  if (data.length === 0) return null
  const open = data.filter(({ status }) => status === 'TERBUKA')
  return (
    <>
      <Facts facts={data.map(task => factOf(task, t))} />
      {open.length > 0 && (
        <DrawerActs>
          {open.map((task, at) => (
            <ReportAct key={task.nomor} task={task} isFirst={at === 0} isOnly={open.length === 1} />
          ))}
        </DrawerActs>
      )}
    </>
  )
}

function useTasks(nomor: string) {
  const level = useSession()?.level
  const sees = level !== undefined && SEES_TUGAS.includes(level)
  const query = useQuery({
    queryKey: [TASKS, 'transaksi-besar', nomor],
    queryFn: ({ signal }) => call(calls.tasks, { params: { nomor }, signal }),
    enabled: sees,
  })
  return { query, isAsked: !sees || query.data !== undefined || query.error !== null }
}

/**
 * A document that is read, once its tasks are asked for too: both are asked at the same time and
 * come together, so that nothing moves under a hand.
 */
export function useWithTasks<D>(nomor: string, of: Read<D>): Read<D> {
  const { isAsked } = useTasks(nomor)
  return isAsked ? of : { ...of, data: undefined }
}

/** What is read of a document, as its drawer shows it. */
interface Read<D> {
  readonly data: D | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

const TONES = { TERBUKA: 'bad', DILAPORKAN: 'ok', GUGUR: 'plain' } as const

function factOf(task: TugasPpatk, t: TFunction) {
  const { nomor, status, jumlah, batas, no_laporan, tgl_laporan, oleh } = task
  const names = {
    TERBUKA: t('Belum dilaporkan'),
    DILAPORKAN: t('Sudah dilaporkan'),
    GUGUR: t('Gugur'),
  }
  return {
    label: t('Laporan PPATK'),
    value: <Tag tone={TONES[status]}>{names[status]}</Tag>,
    more: [
      nomor,
      t('{jumlah} sehari, di semua toko', { jumlah: rupiahText(jumlah) }),
      status === 'TERBUKA' ? t('paling lambat {tgl}', { tgl: batas }) : null,
      no_laporan === null
        ? null
        : t('nomor {no_laporan}, {tgl}, oleh {user_id}', {
            no_laporan,
            tgl: tgl_laporan,
            user_id: oleh,
          }),
    ],
  }
}

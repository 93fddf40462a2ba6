import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterChange } from '@kencana/contract/kit/masters/routes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { type HistoryEntry, HistoryList } from '../../../kit/layout/history-list.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { call } from '../../../lib/api.ts'
import { type Row, routesOf } from '../master-calls.ts'
import { actOf, factsOf } from './change-facts.tsx'

interface RowHistoryProps {
  readonly master: MasterDefinition
  readonly row: Row
  readonly onClose: () => void
}

/** Who changed a record when: each field before and after, newest first. */
export function RowHistory({ master, row, onClose }: RowHistoryProps) {
  const { t } = useTranslation()
  const kode = String(row[master.key])
  const history = useQuery({
    queryKey: ['master', master.name, 'riwayat', kode, row.versi],
    queryFn: ({ signal }) => call(routesOf(master).history, { params: { kode }, signal }),
  })
  const entryOf = (change: MasterChange): HistoryEntry => {
    const [act, tone] = actOf(change.aksi, t)
    const { id, user_id: who, pada: at } = change
    return { id, act, tone, who, at, facts: factsOf(master, change, t) }
  }
  return (
    <LightModal onClose={onClose} title={`${t('Riwayat')} ${kode}`} size="lg">
      {history.isError && <ErrorState onRetry={() => void history.refetch()} />}
      {history.isPending && <SkeletonTable rows={4} columns={3} />}
      {history.data?.length === 0 && (
        <EmptyState hint={t('Data ini ada sejak awal dan belum pernah diubah.')} />
      )}
      <HistoryList entries={(history.data ?? []).map(entryOf)} />
    </LightModal>
  )
}

import type { MasterDefinition } from '@kencana/contract/kit/master'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { type Row, routesOf } from '../master-calls.ts'
import classes from '../master-screen.module.css'
import { ChangeFacts, ChangeTag } from './change-facts.tsx'

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
  return (
    <StaticModal opened onClose={onClose} title={`${t('Riwayat')} ${kode}`} size="lg">
      {history.isError && <ErrorState onRetry={() => void history.refetch()} />}
      {history.isPending && <SkeletonTable rows={4} columns={3} />}
      {history.data?.length === 0 && (
        <EmptyState hint={t('Data ini ada sejak awal dan belum pernah diubah.')} />
      )}
      <ol className={classes.history}>
        {history.data?.map(change => (
          <li key={change.id}>
            <header>
              <ChangeTag aksi={change.aksi} />
              <b>{change.user_id}</b>
              <time dateTime={change.pada}>{cellText(change.pada, 'datetime')}</time>
            </header>
            <ChangeFacts master={master} change={change} />
          </li>
        ))}
      </ol>
    </StaticModal>
  )
}

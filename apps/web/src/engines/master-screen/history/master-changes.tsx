import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterChanged } from '@kencana/contract/kit/masters/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { routesOf } from '../master-calls.ts'
import { ChangeFacts, ChangeTag } from './change-facts.tsx'

interface MasterChangesProps {
  readonly master: MasterDefinition
  readonly onClose: () => void
}

/** The latest changes of the whole master: who changed which record when, from what to what. */
export function MasterChanges({ master, onClose }: MasterChangesProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState({ page: 1, limit: 50, kode: '' })
  const changes = useQuery({
    queryKey: ['master', master.name, 'perubahan', query],
    queryFn: ({ signal }) => call(routesOf(master).changes, { query, signal }),
    placeholderData: keepPreviousData,
  })
  const title = `${t('Riwayat')} ${t(master.title)}`
  return (
    <LightModal onClose={onClose} title={title}>
      <DataTable<MasterChanged>
        label={title}
        columns={[
          { key: 'pada', label: t('Waktu'), kind: 'datetime', sortable: false, width: 130 },
          { key: 'kode', label: t(codeLabel(master)), sortable: false },
          {
            key: 'aksi',
            label: t('Tindakan'),
            sortable: false,
            cell: ({ aksi }) => <ChangeTag aksi={aksi} />,
          },
          { key: 'user_id', label: t('Oleh'), sortable: false },
          {
            key: 'perubahan',
            label: t('Perubahan'),
            sortable: false,
            cell: change => <ChangeFacts master={master} change={change} />,
          },
        ]}
        rows={changes.data?.data}
        rowKey={({ id }) => id}
        server={{
          count: changes.data?.count ?? 0,
          page: changes.data?.page ?? 1,
          limit: query.limit,
          q: query.kode,
        }}
        onQuery={({ page, limit, q }) => setQuery({ page, limit, kode: q })}
        csv={false}
        loading={changes.isFetching}
        emptyHint={t('Belum ada yang diubah sejak awal.')}
        {...(changes.isError ? { error: t(master.texts.listFailed) } : {})}
        onRetry={() => void changes.refetch()}
      />
    </LightModal>
  )
}

const codeLabel = (master: MasterDefinition): string =>
  master.fields[master.key]?.label ?? master.key

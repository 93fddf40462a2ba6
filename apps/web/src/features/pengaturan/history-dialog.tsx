import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import { keyWords, valueWords } from './setting-words.ts'

/** Who changed what when: before and after, newest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const kode_toko = useSession()?.kode_toko
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState(50)
  const history = useQuery({
    queryKey: ['para-system', 'riwayat', kode_toko, page, limit],
    queryFn: ({ signal }) => call(calls.history, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <LightModal onClose={onClose} title={`${t('Riwayat')} ${kode_toko ?? ''}`}>
      <DataTable
        label={t('Riwayat')}
        search={false}
        columns={[
          { key: 'pada', label: t('Waktu'), kind: 'datetime', sortable: false },
          { key: 'user_id', label: t('User'), sortable: false },
          {
            key: 'key',
            label: t('Setting'),
            value: row => keyWords(t, row.key),
            sortable: false,
          },
          {
            key: 'lama',
            label: t('Sebelum'),
            value: row => valueWords(t, row.key, row.lama),
            sortable: false,
          },
          {
            key: 'baru',
            label: t('Sesudah'),
            value: row => valueWords(t, row.key, row.baru),
            sortable: false,
          },
        ]}
        rows={history.data?.data}
        rowKey={row => row.id}
        server={{ count: history.data?.count ?? 0, page, limit, q: '' }}
        onQuery={query => {
          setPage(query.page)
          setLimit(query.limit)
        }}
        loading={history.isFetching}
        {...(history.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void history.refetch()}
        emptyHint={t('Belum ada setting yang diubah.')}
      />
    </LightModal>
  )
}

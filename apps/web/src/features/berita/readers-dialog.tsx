import type { KeptNews } from '@kencana/contract/areas/berita'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** To whom an announcement is addressed, and when each read it. */
export function ReadersDialog({ news, onClose }: { news: KeptNews; onClose: () => void }) {
  const { t } = useTranslation()
  const readers = useQuery({
    queryKey: ['berita', 'pembaca', news.id],
    queryFn: ({ signal }) => call(calls.readers, { params: { id: news.id }, signal }),
  })
  return (
    <LightModal onClose={onClose} size="lg" title={`${t('Dibaca')}: ${news.judul}`}>
      <DataTable
        label={t('Siapa sudah membaca')}
        columns={[
          { key: 'user_id', label: t('User ID') },
          { key: 'nama', label: t('Nama') },
          { key: 'level', label: t('Level') },
          { key: 'kode_toko', label: t('Toko') },
          { key: 'dibaca_pada', label: t('Dibaca'), kind: 'datetime' },
        ]}
        rows={readers.data}
        rowKey={row => row.user_id}
        {...(readers.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void readers.refetch()}
      />
    </LightModal>
  )
}

import { formatRupiah } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../kit/charts/chart.tsx'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { nameOf } from './board-columns.tsx'
import { boardCalls, type DraftRow } from './use-board.ts'

/** Prices of one row of the board over time, newest first, and as a line. */
export function PriceHistory({ row, onClose }: { row: DraftRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { kode_kadar, kode_group } = row
  const history = useQuery({
    queryKey: ['harga-emas', 'riwayat', kode_kadar, kode_group],
    queryFn: ({ signal }) =>
      call(boardCalls.history, {
        query: { kode_kadar, ...(kode_group === null ? {} : { kode_group }) },
        signal,
      }),
  })
  const points = [...(history.data ?? [])].reverse().map(price => ({
    pada: cellText(price.berlaku_pada, 'datetime'),
    jual: price.harga_jual,
    beli: price.harga_beli,
  }))
  const title = `${t('Riwayat')} ${nameOf(row)}`
  return (
    <LightModal onClose={onClose} title={title} size="lg">
      {points.length > 1 && (
        <Chart
          kind="line"
          label={title}
          data={points}
          by="pada"
          series={[
            { key: 'jual', label: t('Harga Jual') },
            { key: 'beli', label: t('Harga Beli') },
          ]}
          format={formatRupiah}
          fit
          height={180}
        />
      )}
      <DataTable
        label={title}
        columns={[
          { key: 'berlaku_pada', label: t('Berlaku sejak'), kind: 'datetime' },
          { key: 'harga_jual', label: t('Harga Jual'), kind: 'money' },
          { key: 'harga_beli', label: t('Harga Beli'), kind: 'money' },
          { key: 'user_id', label: t('Oleh') },
          { key: 'penyetuju', label: t('Penyetuju') },
        ]}
        rows={history.data}
        rowKey={price => price.berlaku_pada}
        search={false}
        pageSize={10}
        {...(history.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void history.refetch()}
      />
    </LightModal>
  )
}

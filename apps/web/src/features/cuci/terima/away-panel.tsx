import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import type { TableQuery } from '../../../kit/table/use-table-model.ts'
import { call } from '../../../lib/api.ts'
import { AREA, calls, type DiTukang } from '../calls.ts'
import type { ReceivingWork } from './use-receive.ts'

const FIRST: TableQuery = { page: 1, limit: 20, skip: 0, q: '' }

interface AwayPanelProps {
  readonly work: ReceivingWork
  readonly terima: 'CUCI' | 'SEPUH'
}

/** Pieces still away, of the batch on the bench or of all; one is taken up as if scanned. */
export function AwayPanel({ work, terima }: AwayPanelProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(FIRST)
  const { page, limit, q } = asked
  const of = { terima, ...(work.batch === null ? {} : { no_kirim: work.batch }) }
  const queue = useQuery({
    queryKey: [AREA, 'di-tukang', of, page, limit, q],
    queryFn: ({ signal }) => call(calls.queue, { query: { ...of, page, limit, q }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = queue
  const jumlah = data?.count ?? 0
  return (
    <Panel
      flush
      title={
        work.batch === null
          ? t('Di tukang, {jumlah} barang', { jumlah })
          : t('Belum kembali dari kiriman {nomor}, {jumlah} barang', {
              nomor: work.batch,
              jumlah,
            })
      }
      onRefresh={() => queue.refetch()}
    >
      <DataTable
        label={t('Di tukang')}
        columns={columns(t)}
        rows={data?.data}
        rowKey={row => row.kode_barcode}
        server={{ count: jumlah, page: data?.page ?? 1, limit, q }}
        onQuery={setAsked}
        allRows={() =>
          everyRow((skip, most) => call(calls.queue, { query: { ...of, q, skip, limit: most } }))
        }
        onRow={row => void work.bring(row.kode_barcode)}
        rowTone={row =>
          work.form.list.some(one => one.piece.kode_barcode === row.kode_barcode)
            ? 'mute'
            : undefined
        }
        loading={queue.isFetching}
        {...(queue.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void queue.refetch()}
        emptyHint={t('Tidak ada barang yang ditunggu di sini.')}
      />
    </Panel>
  )
}

const columns = (t: TFunction): readonly Column<DiTukang>[] => [
  { key: 'kode_barcode', label: t('Barcode'), kind: 'nomor', leads: true, sortable: false },
  { key: 'nama_barang', label: t('Nama Barang'), sortable: false },
  { key: 'nama_kadar', label: t('Kadar'), sortable: false },
  { key: 'berat', label: t('Berat kirim'), kind: 'gram', sortable: false },
  { key: 'nama_tukang', label: t('Tukang'), sortable: false },
  { key: 'no_kirim', label: t('Nomor kirim'), kind: 'nomor', sortable: false },
  { key: 'tgl_janji', label: t('Janji selesai'), kind: 'date', sortable: false },
  { key: 'hari', label: t('Hari di tukang'), kind: 'count', sortable: false },
]

import type { ClosedMonth } from '@kencana/contract/areas/akuntansi/periode'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../engines/document-frame/detail/loaded.tsx'
import frame from '../../engines/document-frame/frame.module.css'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { DueMonth } from './due-month.tsx'
import { MonthDrawer } from './month-drawer.tsx'
import { monthText } from './month-text.ts'

/** The months of the books: the one that is next, and those that are closed with what they keep. */
export function Screen() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<string | null>(null)
  const list = useQuery({
    queryKey: ['periode', 'semua'],
    queryFn: ({ signal }) => call(calls.list, { signal }),
  })
  return (
    <>
      <PageHeader
        title={t('Tutup Periode')}
        description={t(
          'Bulan yang ditutup menyimpan neraca saldonya, dan harinya tidak dapat dibuka lagi.',
        )}
      />
      <Loaded of={list}>
        {({ berikut, hari_buka, data }) => (
          <div className={frame.stack}>
            <DueMonth key={berikut.bulan} due={berikut} hari_buka={hari_buka} />
            <Panel flush>
              <DataTable
                label={t('Bulan tertutup')}
                columns={columnsOf(t)}
                rows={data}
                rowKey={row => row.no_tutup}
                onRow={row => setOpened(row.no_tutup)}
                rowTone={row => (row.status === 'DIBUKA' ? 'mute' : undefined)}
                emptyHint={t('Belum ada bulan yang ditutup.')}
              />
            </Panel>
          </div>
        )}
      </Loaded>
      {opened !== null && (
        <MonthDrawer key={opened} no_tutup={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function columnsOf(t: TFunction): Column<ClosedMonth>[] {
  const all: Column<ClosedMonth>[] = [
    { key: 'bulan', label: t('Bulan'), value: row => monthText(row.bulan, t) },
    { key: 'no_tutup', label: t('Nomor'), kind: 'nomor' },
    { key: 'debit', label: t('Mutasi Debit'), kind: 'money' },
    { key: 'akun', label: t('Akun'), kind: 'count' },
    { key: 'user_id', label: t('Ditutup oleh') },
    { key: 'pada', label: t('Waktu'), kind: 'datetime' },
    { key: 'hash', label: t('Sidik'), value: row => row.hash.slice(0, 12) },
    {
      key: 'status',
      label: t('Status'),
      cell: row =>
        row.status === 'TUTUP' ? (
          <Tag tone="ok">{t('Tertutup')}</Tag>
        ) : (
          <Tag tone="plain">{t('Dibuka lagi')}</Tag>
        ),
    },
  ]
  return all.map(column => ({ ...column, sortable: false }))
}

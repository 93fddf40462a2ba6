import type { ringkasanGrafik } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { Chart } from '../../../kit/charts/chart.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { useMillions } from '../in-millions.ts'
import { PeriodChoice } from '../period-choice.tsx'
import classes from '../ringkasan.module.css'
import { ByType } from './by-type.tsx'

type Charts = AnswerOf<typeof ringkasanGrafik>

/** The branch over the last days: how much, of what, paid how; the table behind each chart. */
export function Screen() {
  const { t } = useTranslation()
  const [hari, setHari] = useState(30)
  const charts = useQuery({
    queryKey: ['ringkasan', 'grafik', hari],
    queryFn: ({ signal }) => call(calls.charts, { query: { hari }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = charts
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      <ByType />
      <div className={classes.asking}>
        <PeriodChoice value={hari} onChange={setHari} />
        {data !== undefined && (
          <span className={classes.quiet}>
            {data.dari} – {data.sampai}
          </span>
        )}
      </div>
      {charts.error !== null && <ErrorState onRetry={() => void charts.refetch()} />}
      {charts.error === null && data === undefined && <SkeletonTable />}
      {data !== undefined && (
        <>
          <Figures data={data} />
          {data.jumlah.nota === 0 ? (
            <EmptyState hint={t('Grafik muncul setelah penjualan pertama.')} />
          ) : (
            <Plots data={data} />
          )}
          <Days data={data} />
        </>
      )}
    </>
  )
}

function Figures({ data: { jumlah, harian } }: { data: Charts }) {
  const { t } = useTranslation()
  const average = (count: number) => (count === 0 ? null : Math.round(jumlah.total / count))
  return (
    <div className={classes.stats}>
      <StatCard
        label={t('Penjualan')}
        value={<Money value={jumlah.total} unit />}
        note={t('{jumlah} nota', { jumlah: jumlah.nota })}
        tone="gold"
      />
      <StatCard
        label={t('Rata-rata sehari')}
        value={<Money value={average(harian.length)} unit />}
        note={t('{jumlah} hari', { jumlah: harian.length })}
      />
      <StatCard
        label={t('Rata-rata senota')}
        value={<Money value={average(jumlah.nota)} unit />}
        note={t('{jumlah} barang', { jumlah: jumlah.pcs })}
      />
      <StatCard
        label={t('Berat terjual')}
        value={<Weight value={gramToMg(jumlah.berat)} unit />}
        note={t('{jumlah} barang', { jumlah: jumlah.pcs })}
      />
    </div>
  )
}

function Plots({ data: { harian, jenis, bayar, sales } }: { data: Charts }) {
  const { t } = useTranslation()
  const millions = useMillions()
  const tenders = useTenderNames()
  const plots = [
    {
      kind: harian.length > 14 ? ('line' as const) : ('bar' as const),
      name: t('Penjualan per hari'),
      parts: harian.map(day => ({ nama: day.tgl.slice(5), total: day.total })),
    },
    {
      kind: 'donut' as const,
      name: t('Penjualan per jenis'),
      parts: jenis.map(({ nama, total }) => ({ nama, total })),
    },
    {
      kind: 'donut' as const,
      name: t('Cara pembayaran'),
      parts: bayar.map(({ cara, jumlah }) => ({ nama: tenders[cara], total: jumlah })),
    },
    {
      kind: 'bar' as const,
      name: t('Penjualan per sales'),
      parts: sales.slice(0, 8).map(({ nama, total }) => ({ nama, total })),
    },
  ]
  return (
    <div className={classes.charts}>
      {plots.map(({ kind, name, parts }) => (
        <Panel key={name} title={name}>
          <Chart
            kind={kind}
            data={parts}
            by="nama"
            series={[{ key: 'total', label: name }]}
            format={millions}
            label={name}
          />
        </Panel>
      ))}
    </div>
  )
}

function Days({ data: { harian, jumlah } }: { data: Charts }) {
  const { t } = useTranslation()
  return (
    <Panel flush>
      <DataTable
        label={t('Penjualan per hari')}
        columns={[
          { key: 'tgl', label: t('Tanggal'), kind: 'date' },
          { key: 'nota', label: t('Nota'), kind: 'count' },
          { key: 'pcs', label: t('Pcs'), kind: 'count' },
          { key: 'berat', label: t('Berat'), kind: 'gram' },
          { key: 'total', label: t('Total'), kind: 'money' },
        ]}
        rows={[...harian].reverse()}
        rowKey={day => day.tgl}
        totals={{ nota: jumlah.nota, pcs: jumlah.pcs, berat: jumlah.berat, total: jumlah.total }}
      />
    </Panel>
  )
}

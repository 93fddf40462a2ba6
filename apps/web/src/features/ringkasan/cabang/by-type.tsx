import type { JenisGrafik, ringkasanGrafikJenis } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../../kit/charts/chart.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { Choice } from '../choice.tsx'
import { Compared } from '../compared.tsx'
import { useMillions } from '../in-millions.ts'
import classes from '../ringkasan.module.css'

type Grafik = AnswerOf<typeof ringkasanGrafikJenis>

/** What the store sells and buys, today or this month (doc2 §7). */
export function ByType() {
  const { t } = useTranslation()
  const [type, setType] = useState<Grafik['type']>('today')
  return (
    <>
      <div className={classes.asking}>
        <Choice
          legend={t('Rentang hari')}
          options={[
            { value: 'today' as const, label: t('Hari Ini') },
            { value: 'monthly' as const, label: t('Bulan ini') },
          ]}
          value={type}
          onChange={setType}
        />
      </div>
      <div className={classes.halves}>
        <OfKind jenis="penjualan" name={t('Penjualan')} type={type} />
        <OfKind jenis="pembelian" name={t('Pembelian')} type={type} />
      </div>
    </>
  )
}

function OfKind(props: { jenis: JenisGrafik; name: string; type: Grafik['type'] }) {
  const { jenis, name, type } = props
  const { data, error, refetch } = useQuery({
    queryKey: ['ringkasan', 'grafik', jenis, type],
    queryFn: ({ signal }) => call(calls.byType, { params: { jenis }, query: { type }, signal }),
    placeholderData: keepPreviousData,
  })
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={6} />
  return <Drawn name={name} data={data} />
}

function Drawn({ name, data }: { name: string; data: Grafik }) {
  const { t } = useTranslation()
  const millions = useMillions()
  const { type, dari, sampai, jumlah, sebelumnya, titik, rincian } = data
  const isToday = type === 'today'
  const days = (span: { dari: string; sampai: string }) =>
    span.dari === span.sampai ? span.dari : `${span.dari} – ${span.sampai}`
  const title = `${name} ${days({ dari, sampai })}`
  return (
    <Panel title={title}>
      <p className={classes.headline}>
        <Money value={jumlah.total} unit size="large" />
        <span>
          {t('{jumlah} nota', { jumlah: jumlah.nota })} ·{' '}
          <Weight value={gramToMg(jumlah.berat)} unit />
        </span>
        {sebelumnya !== null && (
          <Compared label={days(sebelumnya)} now={jumlah.total} before={sebelumnya.total} />
        )}
      </p>
      {titik.some(one => one.nota !== 0) ? (
        <Chart
          kind="bar"
          data={titik.map(one => ({
            titik: isToday ? `${one.titik}.00` : one.titik.slice(8),
            total: one.total,
          }))}
          by="titik"
          series={[{ key: 'total', label: name }]}
          stacked={!isToday}
          format={millions}
          label={title}
        />
      ) : (
        <EmptyState />
      )}
      <details className={classes.behind}>
        <summary>{t('Tabel di balik grafik')}</summary>
        <DataTable
          label={title}
          columns={[
            { key: 'nama', label: t('Jenis') },
            { key: 'pcs', label: t('Pcs'), kind: 'count' },
            { key: 'berat', label: t('Berat'), kind: 'gram' },
            { key: 'total', label: t('Total'), kind: 'money' },
          ]}
          rows={rincian}
          rowKey={one => one.nama}
          totals={{ pcs: jumlah.pcs, berat: jumlah.berat, total: jumlah.total }}
        />
      </details>
    </Panel>
  )
}

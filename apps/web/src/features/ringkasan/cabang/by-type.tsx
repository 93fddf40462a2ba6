import type { JenisGrafik, ringkasanGrafikJenis } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../../kit/charts/chart.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { daysText } from '../../../kit/text/days-text.ts'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { Choice } from '../choice.tsx'
import { Compared } from '../compared.tsx'
import { ReportLink, useAskedHere } from '../drawn/report-link.tsx'
import classes from '../ringkasan.module.css'
import { type Sum, SumsTable, useDrawn } from './sums.tsx'

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

const REPORTS = {
  penjualan: { days: '/laporan-penjualan', pieces: '/laporan-penjualan-detail' },
  pembelian: { days: '/laporan-pembelian', pieces: '/laporan-pembelian-detail' },
} as const

/** Its points and its parts, each with the report that has their documents. */
function useSums({ jenis, type, dari, sampai, titik, rincian }: Grafik) {
  const here = useAskedHere()
  const { days, pieces } = REPORTS[jenis]
  const span = { dari, sampai }
  const points: Sum[] = titik.map(({ titik: at, ...sums }) =>
    type === 'today'
      ? { ...sums, key: at, name: `${at}.00`, lead: { to: pieces, asked: here(span) } }
      : {
          ...sums,
          key: at,
          name: dayText(at),
          lead: { to: days, asked: here({ dari: at, sampai: at }) },
        },
  )
  const parts: Sum[] = rincian.map(({ kode_dept, nama, ...sums }) => ({
    ...sums,
    key: kode_dept,
    name: nama,
    lead: { to: pieces, asked: here(span, { kode_dept }) },
  }))
  return { points, parts, whole: { to: days, asked: here(span) } }
}

function Drawn({ name, data }: { name: string; data: Grafik }) {
  const { t } = useTranslation()
  const { points, parts, whole } = useSums(data)
  const { dari, sampai, jumlah, sebelumnya } = data
  const { nota, pcs, berat, total } = jumlah
  const title = `${name} ${daysText(dari, sampai)}`
  return (
    <Panel title={title}>
      <p className={classes.headline}>
        <ReportLink {...whole}>
          <Money value={total} unit size="large" />
        </ReportLink>
        <span>
          {t('{jumlah} nota', { jumlah: nota })} · <Weight value={gramToMg(berat)} unit />
        </span>
        {sebelumnya !== null && (
          <Compared
            label={daysText(sebelumnya.dari, sebelumnya.sampai)}
            now={total}
            before={sebelumnya.total}
          />
        )}
      </p>
      {points.some(one => one.nota !== 0) ? (
        <>
          <Plot points={points} of="rupiah" name={t('Rupiah')} title={title} />
          <Plot points={points} of="emas" name={t('Berat')} title={title} />
        </>
      ) : (
        <EmptyState />
      )}
      <details className={classes.behind}>
        <summary>{t('Tabel di balik grafik')}</summary>
        <SumsTable
          label={title}
          first={data.type === 'today' ? t('Jam') : t('Tanggal')}
          sums={points}
          total={{ nota, berat, total }}
        />
      </details>
      <details className={classes.behind}>
        <summary>{t('Per jenis')}</summary>
        <SumsTable
          label={`${title} · ${t('Per jenis')}`}
          first={t('Jenis')}
          sums={parts}
          total={{ pcs, berat, total }}
        />
      </details>
    </Panel>
  )
}

interface PlotProps {
  readonly points: readonly Sum[]
  readonly of: 'rupiah' | 'emas'
  readonly name: string
  readonly title: string
}

function Plot({ points, of, name, title }: PlotProps) {
  const drawn = useDrawn(points, of, name)
  return (
    <>
      <p className={classes.quiet}>{name}</p>
      <Chart {...drawn} kind="bar" height={160} label={`${title} · ${name}`} />
    </>
  )
}

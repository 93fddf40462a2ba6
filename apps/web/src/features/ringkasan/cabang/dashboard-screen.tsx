import type { ringkasanGrafik } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { daysText } from '../../../kit/text/days-text.ts'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { ReportLink, useAskedHere } from '../drawn/report-link.tsx'
import { TradePanel } from '../drawn/trade-panel.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import classes from '../ringkasan.module.css'
import { useWatchesChain } from '../watches-chain.ts'
import { ByType } from './by-type.tsx'
import { type Sum, SumsTable, useDrawn } from './sums.tsx'

type Charts = AnswerOf<typeof ringkasanGrafik>

/** The store's own; head office sells nothing, so whoever watches the chain sees the chain. */
export function Screen() {
  const ofChain = useWatchesChain()
  if (ofChain === undefined) return <SkeletonTable />
  return ofChain ? <Navigate to="/dashboardPusat" replace /> : <StoreDashboard />
}

/** The store over the last days: how much, of what, paid how; the table behind each chart. */
function StoreDashboard() {
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
          <span className={classes.quiet}>{daysText(data.dari, data.sampai)}</span>
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
        </>
      )}
    </>
  )
}

function Figures({ data: { dari, sampai, jumlah, harian } }: { data: Charts }) {
  const { t } = useTranslation()
  const asked = useAskedHere()({ dari, sampai })
  const average = (count: number) => (count === 0 ? null : Math.round(jumlah.total / count))
  return (
    <div className={classes.stats}>
      <StatCard
        label={t('Penjualan')}
        value={
          <ReportLink to="/laporan-penjualan" asked={asked}>
            <Money value={jumlah.total} unit />
          </ReportLink>
        }
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
        value={
          <ReportLink to="/laporan-penjualan" asked={asked}>
            <Weight value={gramToMg(jumlah.berat)} unit />
          </ReportLink>
        }
        note={t('{jumlah} barang', { jumlah: jumlah.pcs })}
      />
    </div>
  )
}

/** The same sales by their day, their jenis, how they were paid, and who sold. */
function useSums({ dari, sampai, harian, jenis, bayar, sales }: Charts) {
  const here = useAskedHere()
  const tenders = useTenderNames()
  const span = { dari, sampai }
  const pieces = (filters: Record<string, string>) => ({
    to: '/laporan-penjualan-detail' as const,
    asked: here(span, filters),
  })
  const days: Sum[] = harian.map(({ tgl, ...sums }) => ({
    ...sums,
    key: tgl,
    name: dayText(tgl),
    lead: { to: '/laporan-penjualan', asked: here({ dari: tgl, sampai: tgl }) },
  }))
  const kinds: Sum[] = jenis.map(({ kode_dept, nama, ...sums }) => ({
    ...sums,
    key: kode_dept,
    name: nama,
    lead: pieces({ kode_dept }),
  }))
  const paid: Sum[] = bayar.map(({ cara, jumlah }) => ({
    key: cara,
    name: tenders[cara],
    total: jumlah,
    lead: { to: '/laporan-penjualan-per-bayar', asked: here(span, { cara, rincian: 'FAKTUR' }) },
  }))
  const people: Sum[] = sales.map(({ kode_sales, nama, ...sums }) => ({
    ...sums,
    key: kode_sales ?? '',
    name: nama,
    lead: kode_sales === null ? undefined : pieces({ kode_sales }),
  }))
  return { days, kinds, paid, people }
}

/** Bars for so many people; the table has all of them. */
const MOST_PEOPLE = 8

function Plots({ data }: { data: Charts }) {
  const { t } = useTranslation()
  const { days, kinds, paid, people } = useSums(data)
  const { nota, pcs, berat, total } = data.jumlah
  const jenis = t('Penjualan')
  const perDay = { kind: 'bar', first: t('Tanggal'), sums: days } as const
  const perKind = { kind: 'donut', first: t('Jenis'), sums: kinds } as const
  const kept = paid.reduce((sum, one) => sum + one.total, 0)
  return (
    <div className={classes.halves}>
      <Plot
        {...perDay}
        title={t('{jenis} per hari', { jenis })}
        total={{ nota, pcs, berat, total }}
      />
      <Plot
        {...perDay}
        of="emas"
        title={t('{jenis} per hari, gram', { jenis })}
        total={{ nota, pcs, berat, total }}
      />
      <Plot {...perKind} title={t('Penjualan per jenis')} total={{ pcs, berat, total }} />
      <Plot
        {...perKind}
        of="emas"
        title={t('Penjualan per jenis, gram')}
        total={{ pcs, berat, total }}
      />
      <Plot
        kind="donut"
        first={t('Cara bayar')}
        sums={paid}
        title={t('Cara pembayaran')}
        total={{ total: kept }}
      />
      <Plot
        kind="bar"
        first={t('Sales')}
        sums={people}
        most={MOST_PEOPLE}
        title={t('Penjualan per sales')}
        total={{ pcs, berat, total }}
      />
    </div>
  )
}

interface PlotProps extends Omit<ComponentProps<typeof SumsTable>, 'label'> {
  readonly kind: 'bar' | 'donut'
  readonly of?: 'rupiah' | 'emas'
  readonly title: string
  readonly most?: number
}

function Plot({ kind, of = 'rupiah', title, most, ...table }: PlotProps) {
  const drawn = useDrawn(table.sums.slice(0, most), of, title)
  return (
    <TradePanel {...drawn} kind={kind} title={title}>
      <SumsTable {...table} label={title} />
    </TradePanel>
  )
}

import type { periodTransactionChartByAddress } from '@kencana/contract/areas/pusat/perdagangan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { addDays, daysBetween } from '@kencana/domain/calendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { useShortFigures } from '../../../kit/charts/short-figures.ts'
import { type DateRange, DateRangeInput } from '../../../kit/inputs/date-range-input.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { daysText } from '../../../kit/text/days-text.ts'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { firstDay } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { Compared } from '../compared.tsx'
import { useReportOpener } from '../drawn/report-link.tsx'
import { TradePanel } from '../drawn/trade-panel.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import classes from '../ringkasan.module.css'
import { KindChoice, useKind } from './kind-choice.tsx'
import { chosenBy, mgOf, rupiahOf, useKinds } from './kinds.ts'
import { StoreSums } from './store-sums.tsx'
import { TradeTable } from './trade-table.tsx'

type Period = AnswerOf<typeof periodTransactionChartByAddress>

/** Beyond so many days a bar for each store is no shape any more: all stores are one. */
const MOST_STACKED = 45

/** Any days up to the chain's own, day by day. */
export function ChainPeriod({ tgl }: { tgl: string }) {
  const { t } = useTranslation()
  const first = firstDay()
  const [days, setDays] = useState<DateRange>({
    dari: first ?? addDays(tgl, -29),
    sampai: first !== undefined && first > tgl ? first : tgl,
  })
  const { dari, sampai } = days
  const isWhole = dari !== null && sampai !== null
  const period = useQuery({
    queryKey: ['ringkasan', 'pusat', 'periode', dari, sampai],
    queryFn: ({ signal }) =>
      call(calls.period, { query: { tgl_from: dari ?? '', tgl_to: sampai ?? '' }, signal }),
    placeholderData: keepPreviousData,
    enabled: isWhole,
  })
  const hari = isWhole && sampai === tgl ? daysBetween(dari, sampai) + 1 : undefined
  return (
    <>
      <div className={classes.asking}>
        <DateRangeInput
          value={days}
          onChange={setDays}
          today={tgl}
          {...(first === undefined ? {} : { min: first })}
        />
        {first === undefined && (
          <PeriodChoice
            value={hari}
            onChange={count => setDays({ dari: addDays(tgl, 1 - count), sampai: tgl })}
          />
        )}
      </div>
      {!isWhole && <EmptyState title={t('Pilih tanggal')} />}
      {period.error !== null && <ErrorState onRetry={() => void period.refetch()} />}
      {isWhole && period.error === null && period.data === undefined && <SkeletonTable />}
      {period.error === null && period.data !== undefined && <Drawn period={period.data} />}
    </>
  )
}

function Drawn({ period }: { period: Period }) {
  const { kind, choose } = useKind()
  return (
    <>
      <Silent toko={period.tanpa_jawaban} />
      <Cards period={period} />
      <KindChoice kind={kind} onChange={choose} />
      <Charts period={period} kind={kind} />
      <StoreSums
        toko={period.toko}
        total={period.jumlah}
        span={{ dari: period.dari, sampai: period.sampai }}
      />
    </>
  )
}

function Cards({ period: { jumlah, sebelumnya } }: { period: Period }) {
  const kinds = useKinds()
  return (
    <div className={classes.stats}>
      {kinds.map(kind => (
        <StatCard
          key={kind.key}
          label={kind.label}
          value={<Money value={rupiahOf(jumlah, kind)} unit />}
          note={
            <>
              <Weight value={mgOf(jumlah, kind)} unit />
              <Compared
                label={daysText(sebelumnya.dari, sebelumnya.sampai)}
                now={rupiahOf(jumlah, kind)}
                before={rupiahOf(sebelumnya, kind)}
              />
            </>
          }
          tone={kind.key === 'sales' ? 'gold' : 'plain'}
        />
      ))}
    </div>
  )
}

type OfKind = { period: Period; kind: ReturnType<typeof useKind>['kind'] }

/** Rupiah by store on each day, gold of all stores beside it. */
function Charts({ period, kind }: OfKind) {
  const { t } = useTranslation()
  const short = useShortFigures()
  const open = useReportOpener()
  const { harian } = period
  const trading = period.toko.filter(store => rupiahOf(store.jumlah, kind) !== 0)
  const isStacked = harian.length <= MOST_STACKED && trading.length > 0
  const data = harian.map((day, i) => ({
    tgl: dayText(day.tgl),
    semua: rupiahOf(day, kind),
    emas: mgOf(day, kind),
    ...Object.fromEntries(
      trading.map(store => [store.kode_toko, rupiahOf(store.harian[i] ?? day, kind)]),
    ),
  }))
  const onPick = (index: number, toko: string) => {
    const tgl = harian[index]?.tgl
    const isStore = trading.some(store => store.kode_toko === toko)
    if (tgl !== undefined)
      open?.(kind.report, {
        ...{ dari: tgl, sampai: tgl, ...(isStore ? { toko } : {}) },
        ...chosenBy(kind),
      })
  }
  const drawn = { kind: 'bar' as const, data, by: 'tgl', onPick }
  return (
    <div className={classes.halves}>
      <TradePanel
        {...drawn}
        title={t('{jenis} per hari', { jenis: kind.label })}
        series={
          isStacked
            ? trading.map(store => ({ key: store.kode_toko, label: store.nama_toko }))
            : [{ key: 'semua', label: kind.label }]
        }
        stacked
        format={rupiah => short(rupiah, 'money')}
      >
        <Days period={period} of="rupiah" />
      </TradePanel>
      <TradePanel
        {...drawn}
        title={t('{jenis} per hari, gram', { jenis: kind.label })}
        series={[{ key: 'emas', label: kind.label }]}
        stacked
        format={mg => short(mg, 'weight')}
      >
        <Days period={period} of="emas" />
      </TradePanel>
    </div>
  )
}

function Days({ period, of }: { period: Period; of: 'rupiah' | 'emas' }) {
  const { harian, jumlah } = period
  const { t } = useTranslation()
  const rows = [...harian]
    .reverse()
    .map(day => ({ ...day, key: day.tgl, asked: { dari: day.tgl, sampai: day.tgl } }))
  return (
    <TradeTable
      label={t('Perdagangan per hari')}
      first={t('Tanggal')}
      name={row => dayText(row.key)}
      rows={rows}
      total={jumlah}
      of={of}
    />
  )
}

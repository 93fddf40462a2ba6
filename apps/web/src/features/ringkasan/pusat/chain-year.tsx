import type { yearTransactionByAddress } from '@kencana/contract/areas/pusat/perdagangan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { addDays, addMonths } from '@kencana/domain/calendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { useShortFigures } from '../../../kit/charts/short-figures.ts'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { Choice } from '../choice.tsx'
import { Compared } from '../compared.tsx'
import { useReportOpener } from '../drawn/report-link.tsx'
import { TradePanel } from '../drawn/trade-panel.tsx'
import classes from '../ringkasan.module.css'
import { KindChoice, useKind } from './kind-choice.tsx'
import { chosenBy, mgOf, rupiahOf, useKinds } from './kinds.ts'
import { StoreSums } from './store-sums.tsx'
import { TradeTable } from './trade-table.tsx'

type Year = AnswerOf<typeof yearTransactionByAddress>

/** A year month by month, beside the year before; the chain's own year at first. */
export function ChainYear({ tgl }: { tgl: string }) {
  const { t } = useTranslation()
  const newest = Number(tgl.slice(0, 4))
  const [tahun, setTahun] = useState(newest)
  const year = useQuery({
    queryKey: ['ringkasan', 'pusat', 'tahun', tahun],
    queryFn: ({ signal }) => call(calls.year, { query: { tahun }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={classes.asking}>
        <Choice
          legend={t('Tahun')}
          options={[2, 1, 0].map(ago => ({ value: newest - ago, label: String(newest - ago) }))}
          value={tahun}
          onChange={setTahun}
        />
      </div>
      {year.error !== null && <ErrorState onRetry={() => void year.refetch()} />}
      {year.error === null && year.data === undefined && <SkeletonTable />}
      {year.error === null && year.data !== undefined && <Drawn year={year.data} />}
    </>
  )
}

function Drawn({ year }: { year: Year }) {
  const { kind, choose } = useKind()
  const span = { dari: `${year.tahun}-01-01`, sampai: `${year.tahun}-12-31` }
  return (
    <>
      <Silent toko={year.tanpa_jawaban} />
      <Cards year={year} />
      <KindChoice kind={kind} onChange={choose} />
      <Charts year={year} kind={kind} />
      <StoreSums toko={year.toko} total={year.jumlah} span={span} />
    </>
  )
}

function Cards({ year: { jumlah, tahun, tahun_lalu } }: { year: Year }) {
  const kinds = useKinds()
  return (
    <div className={classes.stats}>
      {kinds.map(kind => (
        <StatCard
          key={kind.key}
          label={`${kind.label} ${tahun}`}
          value={<Money value={rupiahOf(jumlah, kind)} unit />}
          note={
            <>
              <Weight value={mgOf(jumlah, kind)} unit />
              <Compared
                label={String(tahun - 1)}
                now={rupiahOf(jumlah, kind)}
                before={rupiahOf(tahun_lalu, kind)}
              />
            </>
          }
          tone={kind.key === 'sales' ? 'gold' : 'plain'}
        />
      ))}
    </div>
  )
}

/** From the first to the last of a month, 'YYYY-MM'. */
function daysOf(bulan: string): { dari: string; sampai: string } {
  const dari = `${bulan}-01`
  return { dari, sampai: addDays(addMonths(dari, 1), -1) }
}

type OfKind = { year: Year; kind: ReturnType<typeof useKind>['kind'] }

function Charts({ year, kind }: OfKind) {
  const { t } = useTranslation()
  const short = useShortFigures()
  const open = useReportOpener()
  const { tahun, bulanan, bulanan_lalu } = year
  const drawn = (figure: typeof rupiahOf) =>
    bulanan.map((month, i) => ({
      bulan: dayText(month.bulan),
      ini: figure(month, kind),
      lalu: figure(bulanan_lalu[i] ?? month, kind),
    }))
  const series = [
    { key: 'ini', label: String(tahun) },
    { key: 'lalu', label: String(tahun - 1) },
  ]
  const onPick = (index: number, key: string) => {
    const month = (key === 'ini' ? bulanan : bulanan_lalu)[index]
    if (month !== undefined) open?.(kind.report, { ...daysOf(month.bulan), ...chosenBy(kind) })
  }
  const shape = { kind: 'bar' as const, by: 'bulan', series, onPick }
  return (
    <div className={classes.halves}>
      <TradePanel
        {...shape}
        title={t('{jenis} per bulan', { jenis: kind.label })}
        data={drawn(rupiahOf)}
        format={rupiah => short(rupiah, 'money')}
      >
        <Months year={year} of="rupiah" />
      </TradePanel>
      <TradePanel
        {...shape}
        title={t('{jenis} per bulan, gram', { jenis: kind.label })}
        data={drawn(mgOf)}
        format={mg => short(mg, 'weight')}
      >
        <Months year={year} of="emas" />
      </TradePanel>
    </div>
  )
}

function Months({ year, of }: { year: Year; of: 'rupiah' | 'emas' }) {
  const { bulanan, jumlah } = year
  const { t } = useTranslation()
  return (
    <TradeTable
      label={t('Perdagangan per bulan')}
      first={t('Bulan')}
      name={row => dayText(row.key)}
      rows={bulanan.map(month => ({ ...month, key: month.bulan, asked: daysOf(month.bulan) }))}
      total={jumlah}
      of={of}
    />
  )
}

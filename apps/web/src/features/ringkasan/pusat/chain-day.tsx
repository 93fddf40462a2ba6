import type { dailyTransactionChart } from '@kencana/contract/areas/pusat/perdagangan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { useShortFigures } from '../../../kit/charts/short-figures.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { Change, Compared, changed } from '../compared.tsx'
import { ReportLink, StoreName, useReportOpener } from '../drawn/report-link.tsx'
import { TradePanel } from '../drawn/trade-panel.tsx'
import classes from '../ringkasan.module.css'
import { chosenBy, mgOf, rupiahOf, useKinds } from './kinds.ts'
import { TradeTable } from './trade-table.tsx'

type Day = AnswerOf<typeof dailyTransactionChart>[number]

const LOOK_MS = 60_000

/** What the chain trades on its business day; asked once, wherever it is shown. */
function useChainDay() {
  return useQuery({
    queryKey: ['ringkasan', 'pusat', 'dagang'],
    queryFn: ({ signal }) => call(calls.daily, { signal }),
    refetchInterval: LOOK_MS,
  })
}

/** The day of the chain in a few figures, then store by store, each figure a way to its report. */
export function ChainDay({ withCharts }: { withCharts: boolean }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useChainDay()
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />
  const [chain, ...stores] = data ?? []
  if (chain === undefined) return <SkeletonTable rows={4} />
  return (
    <>
      <Silent toko={chain.tanpa_jawaban} />
      <Cards chain={chain} />
      {withCharts && <Charts chain={chain} stores={stores} />}
      <div className={classes.spaced}>
        <Panel title={t('Perdagangan {tgl} per toko', { tgl: chain.tgl })} flush>
          <Beside chain={chain} stores={stores} />
        </Panel>
      </div>
    </>
  )
}

function Cards({ chain }: { chain: Day }) {
  const { t } = useTranslation()
  const kinds = useKinds()
  const { sebelumnya, bulan_ini, bulan_lalu } = chain
  return (
    <div className={classes.stats}>
      {kinds.map(kind => (
        <StatCard
          key={kind.key}
          label={`${kind.label} ${dayText(chain.tgl)}`}
          value={<Money value={rupiahOf(chain, kind)} unit />}
          note={
            <>
              <Weight value={mgOf(chain, kind)} unit />
              {sebelumnya !== null && (
                <Compared
                  label={dayText(sebelumnya.tgl)}
                  now={rupiahOf(chain, kind)}
                  before={rupiahOf(sebelumnya, kind)}
                />
              )}
            </>
          }
          tone={kind.key === 'sales' ? 'gold' : 'plain'}
        />
      ))}
      {kinds.slice(0, 1).map(kind => (
        <StatCard
          key="bulan"
          label={t('Penjualan bulan ini')}
          value={<Money value={rupiahOf(bulan_ini, kind)} unit />}
          note={
            <>
              <Weight value={mgOf(bulan_ini, kind)} unit />
              <Compared
                label={t('Sampai {tgl}', { tgl: bulan_lalu.sampai })}
                now={rupiahOf(bulan_ini, kind)}
                before={rupiahOf(bulan_lalu, kind)}
              />
            </>
          }
        />
      ))}
    </div>
  )
}

type Stores = { chain: Day; stores: readonly Day[] }

/** Stores that trade side by side: rupiah in one chart, gold in the other. */
function Charts({ chain, stores }: Stores) {
  const { t } = useTranslation()
  const kinds = useKinds()
  const short = useShortFigures()
  const open = useReportOpener()
  const trading = stores.filter(store => kinds.some(kind => rupiahOf(store, kind) !== 0))
  if (trading.length === 0) return null
  const drawn = (figure: typeof rupiahOf) =>
    trading.map(store => ({
      toko: store.kode_toko ?? '',
      ...Object.fromEntries(kinds.map(kind => [kind.key, figure(store, kind)])),
    }))
  const onPick = (index: number, key: string) => {
    const kind = kinds.find(one => one.key === key)
    const toko = trading[index]?.kode_toko
    if (kind === undefined) return
    open?.(kind.report, { dari: chain.tgl, sampai: chain.tgl, toko, ...chosenBy(kind) })
  }
  const series = kinds.map(({ key, label }) => ({ key, label }))
  const shape = { kind: 'bar' as const, by: 'toko', series, onPick }
  return (
    <div className={classes.halves}>
      <TradePanel
        {...shape}
        title={t('Rupiah {tgl} per toko', { tgl: chain.tgl })}
        data={drawn(rupiahOf)}
        format={rupiah => short(rupiah, 'money')}
      >
        <Beside chain={chain} stores={stores} of="rupiah" />
      </TradePanel>
      <TradePanel
        {...shape}
        title={t('Emas {tgl} per toko, gram', { tgl: chain.tgl })}
        data={drawn(mgOf)}
        format={mg => short(mg, 'weight')}
      >
        <Beside chain={chain} stores={stores} of="emas" />
      </TradePanel>
    </div>
  )
}

/** The figures themselves; where there is room with the day before and the month beside them. */
function Beside({ chain, stores, of }: Stores & { of?: 'rupiah' | 'emas' }) {
  const { t } = useTranslation()
  const [sales] = useKinds()
  const { tgl, sebelumnya } = chain
  const rows = stores.map(store => ({
    ...store,
    key: store.kode_toko ?? '',
    asked: { dari: tgl, sampai: tgl, toko: store.kode_toko },
  }))
  if (sales === undefined) return null
  const more: Column<(typeof rows)[number]>[] = [
    {
      key: 'kemarin',
      label: t('Penjualan {tgl}', { tgl: sebelumnya?.tgl ?? '–' }),
      kind: 'money',
      value: row => (row.sebelumnya === null ? null : rupiahOf(row.sebelumnya, sales)),
      cell: ({ kode_toko: toko, sebelumnya: before }) =>
        before === null ? null : (
          <ReportLink to={sales.report} asked={{ dari: before.tgl, sampai: before.tgl, toko }}>
            <Money value={rupiahOf(before, sales)} />
          </ReportLink>
        ),
    },
    {
      key: 'bulan',
      label: t('Bulan ini'),
      kind: 'money',
      value: row => rupiahOf(row.bulan_ini, sales),
      cell: row => (
        <>
          <ReportLink
            to={sales.report}
            asked={{
              dari: row.bulan_ini.dari,
              sampai: row.bulan_ini.sampai,
              toko: row.kode_toko,
            }}
          >
            <Money value={rupiahOf(row.bulan_ini, sales)} />
          </ReportLink>{' '}
          <Change
            permil={changed(rupiahOf(row.bulan_ini, sales), rupiahOf(row.bulan_lalu, sales))}
          />
        </>
      ),
    },
  ]
  return (
    <TradeTable
      label={t('Perdagangan per toko')}
      first={t('Toko')}
      name={row => <StoreName kode_toko={row.kode_toko} nama_toko={row.nama_toko} />}
      rows={rows}
      total={chain}
      {...(of === undefined ? { more } : { of })}
    />
  )
}

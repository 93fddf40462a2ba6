import type { posisi } from '@kencana/contract/areas/pusat/posisi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { Fine, Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { shows, useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { type ReportLead, ReportLink, StoreName } from '../drawn/report-link.tsx'
import classes from '../ringkasan.module.css'
import { useWatchesChain } from '../watches-chain.ts'

type Told = AnswerOf<typeof posisi>
type OfStore = Told['toko'][number]
type Figure = keyof Told['jumlah']

const LOOK_MS = 60_000

/** Asked once, wherever it is shown, for whoever may open one of its reports. */
function usePosition() {
  const session = useSession()
  const isTold = session !== null && REPORTS.some(path => shows(session, path))
  const query = useQuery({
    queryKey: ['ringkasan', 'posisi', session?.kode_toko],
    queryFn: ({ signal }) => call(calls.position, { signal }),
    refetchInterval: LOOK_MS,
    enabled: isTold,
  })
  return { isTold, ...query }
}

const REPORTS = [
  '/laporan-neraca-emas',
  '/laporan-stock-barang',
  '/laporan-kas',
  '/laporan-bank',
  '/laporan-margin',
]

/** The figures with what each is called, and the report whose total it is. */
function useFigures({ tgl, kemarin }: Pick<Told, 'tgl' | 'kemarin'>) {
  const { t } = useTranslation()
  const on = { dari: tgl, sampai: tgl }
  const before = kemarin === null ? undefined : { dari: kemarin, sampai: kemarin }
  const leads: Readonly<Record<Figure, ReportLead>> = {
    emas_ug: { to: '/laporan-neraca-emas', asked: { ...on, filters: { rincian: 'POSISI' } } },
    baki_ug: { to: '/laporan-stock-barang', asked: {} },
    kas: { to: '/laporan-kas', asked: { ...on, filters: { rincian: 'SALDO' } } },
    bank: { to: '/laporan-bank', asked: { ...on, filters: { rincian: 'SALDO' } } },
    margin: {
      to: '/laporan-margin',
      asked: { ...before, filters: { sisi: 'JUAL', rincian: 'GROUP' } },
    },
  }
  const names: Readonly<Record<Figure, string>> = {
    emas_ug: t('Emas murni'),
    baki_ug: t('Emas di baki'),
    kas: t('Kas'),
    bank: t('Bank'),
    margin: kemarin === null ? t('Margin') : t('Margin {tgl}', { tgl: kemarin }),
  }
  const show = (figure: Figure, value: number | null, toko: string | null, unit = false) => {
    const { to, asked } = leads[figure]
    const text = isGold(figure) ? (
      <Fine value={value} unit={unit} />
    ) : (
      <Money value={value} unit={unit} />
    )
    if (value === null) return text
    return (
      <ReportLink to={to} asked={{ ...asked, toko }}>
        {text}
      </ReportLink>
    )
  }
  return { names, show }
}

const isGold = (figure: Figure): boolean => figure === 'emas_ug' || figure === 'baki_ug'

/** How much gold and money there is, and what yesterday earned: nothing for who may know none. */
export function Position() {
  const { isTold, data, error, refetch } = usePosition()
  if (!isTold) return null
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={2} />
  return <Cards told={data} />
}

function Cards({ told }: { told: Told }) {
  const { t } = useTranslation()
  const ofChain = useWatchesChain()
  const { names, show } = useFigures(told)
  const toko = ofChain ? null : (told.toko[0]?.kode_toko ?? null)
  const { jumlah } = told
  const notes: Readonly<Record<Figure, ReactNode>> = {
    emas_ug: (
      <>
        {t('Setelah hutang emas')} · {t('di baki')} {show('baki_ug', jumlah.baki_ug, toko, true)}
      </>
    ),
    baki_ug: undefined,
    kas: t('Per {tgl}', { tgl: told.tgl }),
    bank: t('Per {tgl}', { tgl: told.tgl }),
    margin: t('Barang terjual, tanpa PPN dan modalnya'),
  }
  const shown = CARDS.filter(figure => jumlah[figure] !== null)
  return (
    <>
      <Silent toko={told.tanpa_jawaban} />
      {shown.length > 0 && (
        <div className={classes.stats}>
          {shown.map(figure => (
            <StatCard
              key={figure}
              label={names[figure]}
              value={show(figure, jumlah[figure], toko, true)}
              note={notes[figure]}
              tone={figure === 'emas_ug' ? 'gold' : 'plain'}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** So many rows are seen at a glance. */
const FEW = 12

const CARDS: readonly Figure[] = ['emas_ug', 'kas', 'bank', 'margin']
const ALL_FIGURES: readonly Figure[] = ['emas_ug', 'baki_ug', 'kas', 'bank', 'margin']

/** The same in every store, each figure a way to its report of that store. */
export function PositionByStore() {
  const { t } = useTranslation()
  const { isTold, data, refetch } = usePosition()
  const { names, show } = useFigures({ tgl: data?.tgl ?? '', kemarin: data?.kemarin ?? null })
  if (!isTold) return null
  if (data === undefined) return <SkeletonTable rows={4} />
  const told = ALL_FIGURES.filter(figure => data.toko.some(store => store[figure] !== null))
  const columns = told.map(
    (figure): Column<OfStore> => ({
      key: figure,
      label: names[figure],
      kind: isGold(figure) ? 'fine' : 'money',
      value: row => row[figure],
      cell: row => show(figure, row[figure], row.kode_toko),
    }),
  )
  return (
    <Panel title={t('Emas dan uang per toko')} onRefresh={() => refetch()} flush>
      <DataTable
        label={t('Emas dan uang per toko')}
        columns={[
          {
            key: 'kode_toko',
            label: t('Toko'),
            cell: row => <StoreName kode_toko={row.kode_toko} />,
          },
          ...columns,
        ]}
        rows={data.toko}
        rowKey={row => row.kode_toko}
        search={data.toko.length > FEW}
        csv={data.toko.length > FEW}
        totals={Object.fromEntries(told.map(figure => [figure, data.jumlah[figure]]))}
      />
    </Panel>
  )
}

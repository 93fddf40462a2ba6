import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { NewsPanel } from '../berita/index.ts'
import { FirstSteps } from './awal/first-steps.tsx'
import { calls } from './calls.ts'
import { StoreDay } from './hari/store-day.tsx'
import { ChainAttention, StoreAttention } from './perhatian/attention.tsx'
import { Position, PositionByStore } from './posisi/position.tsx'
import { PriceBoard } from './price-board.tsx'
import { ChainDay } from './pusat/chain-day.tsx'
import { QuickActs } from './quick-acts.tsx'
import classes from './ringkasan.module.css'
import { useWatchesChain } from './watches-chain.ts'

const LOOK_MS = 60_000

/** What there is, what is wrong, and the keys to what is done most. */
export function Screen() {
  const { t } = useTranslation()
  const session = useSession()
  const ofChain = useWatchesChain()
  return (
    <>
      <PageHeader
        title={t('Beranda')}
        description={t('Selamat bekerja, {nama}.', { nama: session?.nama ?? '' })}
      />
      <FirstSteps />
      {ofChain === undefined && <SkeletonTable rows={6} />}
      {ofChain === true && <Chain />}
      {ofChain === false && <Store />}
    </>
  )
}

function Store() {
  const session = useSession()
  const today = useQuery({
    queryKey: ['ringkasan', 'hari-ini', session?.kode_toko],
    queryFn: ({ signal }) => call(calls.today, { signal }),
    refetchInterval: LOOK_MS,
  })
  const { data, error, refetch } = today
  return (
    <>
      <StoreAttention today={data} />
      <NewsPanel />
      <QuickActs held={data?.tertahan ?? 0} />
      <Position />
      {error !== null && <ErrorState onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable rows={6} />}
      {data !== undefined && <StoreDay day={data} onRefresh={() => refetch()} />}
    </>
  )
}

function Chain() {
  const { t } = useTranslation()
  return (
    <>
      <ChainAttention />
      <NewsPanel />
      <Position />
      <div className={classes.columns}>
        <PositionByStore />
        <PriceBoard />
      </div>
      <ChainDay withCharts={false} />
      <p className={classes.further}>
        <Link to="/dashboardPusat">{t('Dashboard Pusat')} →</Link>
      </p>
    </>
  )
}

import type { ringkasan } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { StatCard } from '../../kit/layout/stat-card.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { Fine, Money, Weight } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { NewsPanel } from '../berita/index.ts'
import { ClosingNotices } from '../tutup-toko/index.ts'
import { calls } from './calls.ts'
import { PriceBoard } from './price-board.tsx'
import { QuickActs } from './quick-acts.tsx'
import classes from './ringkasan.module.css'

export type Today = AnswerOf<typeof ringkasan>

const LOOK_MS = 60_000

/** Today's work at a glance, and the keys to what is done most. */
export function Screen() {
  const { t } = useTranslation()
  const session = useSession()
  const today = useQuery({
    queryKey: ['ringkasan', 'hari-ini', session?.kode_toko],
    queryFn: ({ signal }) => call(calls.today, { signal }),
    refetchInterval: LOOK_MS,
  })
  return (
    <>
      <PageHeader
        title={t('Beranda')}
        description={t('Selamat bekerja, {nama}.', { nama: session?.nama ?? '' })}
      />
      <NewsPanel />
      <ClosingNotices />
      <QuickActs held={today.data?.tertahan ?? 0} />
      {today.error !== null && <ErrorState onRetry={() => void today.refetch()} />}
      {today.error === null && today.data === undefined && <SkeletonTable rows={6} />}
      {today.data !== undefined && <Day day={today.data} onRefresh={() => void today.refetch()} />}
    </>
  )
}

function Day({ day, onRefresh }: { day: Today; onRefresh: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.stats}>
        <StatCard
          label={t('Penjualan hari ini')}
          value={<Money value={day.hari_ini.total} unit />}
          note={<Before day={day} />}
          tone="gold"
        />
        <StatCard
          label={t('Nota')}
          value={day.hari_ini.nota}
          note={t('{jumlah} barang', { jumlah: day.hari_ini.pcs })}
        />
        <StatCard
          label={t('Berat terjual')}
          value={<Weight value={gramToMg(day.hari_ini.berat)} unit />}
          note={t('{jumlah} nota dibatalkan', { jumlah: day.batal.nota })}
        />
        {day.stok !== null && (
          <StatCard
            label={t('Barang di baki')}
            value={cellText(day.stok.pcs, 'count')}
            note={
              <>
                <Weight value={gramToMg(day.stok.berat)} unit /> · {t('Emas murni')}{' '}
                <Fine value={day.stok.murni_ug} unit />
              </>
            }
          />
        )}
      </div>
      <div className={classes.columns}>
        <Panel title={t('Penjualan terakhir')} onRefresh={onRefresh} flush>
          <Recent day={day} />
        </Panel>
        <PriceBoard />
      </div>
    </>
  )
}

/** The day before, so that the figure says whether it is much. */
function Before({ day }: { day: Today }) {
  const { t } = useTranslation()
  if (day.tgl_system === null) return t('Belum ada hari yang dibuka')
  if (day.sebelumnya === null) return t('Hari pertama')
  const { tgl, total } = day.sebelumnya
  return (
    <>
      {tgl}: <Money value={total} />
    </>
  )
}

function Recent({ day }: { day: Today }) {
  const { t } = useTranslation()
  if (day.terbaru.length === 0) {
    return (
      <EmptyState
        title={t('Belum ada penjualan hari ini.')}
        hint={t('Mulai dengan Transaksi Penjualan (F2).')}
      />
    )
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('Nomor')}</th>
          <th>{t('Waktu')}</th>
          <th>{t('Sales')}</th>
          <th data-figure>{t('Pcs')}</th>
          <th data-figure>{t('Berat')}</th>
          <th data-figure>{t('Total')}</th>
        </tr>
      </thead>
      <tbody>
        {day.terbaru.map(sale => (
          <tr key={sale.no_faktur_jual} data-void={sale.batal || undefined}>
            <td>
              {sale.no_faktur_jual} {sale.batal && <Tag tone="bad">{t('Batal')}</Tag>}
            </td>
            <td>{cellText(sale.pada, 'datetime').slice(-5)}</td>
            <td>{sale.kode_sales ?? '–'}</td>
            <td data-figure>{sale.pcs}</td>
            <td data-figure>{cellText(sale.berat, 'gram')}</td>
            <td data-figure>
              <Money value={sale.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ringkasanPusat } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { gramToMg } from '@kencana/domain/quantity'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { type CellKind, type Column, cellText } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { Fine, Money, Weight } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { useSocketEvent } from '../../../lib/socket.ts'
import { InstallationState, StuckMessages } from '../../operasi/index.ts'
import { Differences } from '../../tutup-toko/index.ts'
import { calls } from '../calls.ts'
import { Choice } from '../choice.tsx'
import { type Asked, ReportLink, StoreName } from '../drawn/report-link.tsx'
import { ChainAttention } from '../perhatian/attention.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { Position } from '../posisi/position.tsx'
import classes from '../ringkasan.module.css'
import { ChainDay } from './chain-day.tsx'
import { ChainMoney } from './chain-money.tsx'
import { ChainPeriod } from './chain-period.tsx'
import { ChainYear } from './chain-year.tsx'

type Stores = AnswerOf<typeof ringkasanPusat>
type Store = Stores['toko'][number]

const LOOK_MS = 60_000

/** All stores side by side: who is open, what they sold today and in the days before. */
export function Screen() {
  const { t } = useTranslation()
  const [hari, setHari] = useState(30)
  const [view, setView] = useState<'HARI' | 'PERIODE' | 'TAHUN'>('HARI')
  const stores = useQuery({
    queryKey: ['ringkasan', 'pusat', hari],
    queryFn: ({ signal }) => call(calls.stores, { query: { hari }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
  })
  const { data } = stores
  const queries = useQueryClient()
  useSocketEvent('kabar-tutup', () => {
    void queries.invalidateQueries({ queryKey: ['ringkasan', 'pusat'] })
    void queries.invalidateQueries({ queryKey: ['tutup-toko', 'selisih'] })
  })
  return (
    <>
      <PageHeader title={t('Dashboard Pusat')}>
        <Choice
          legend={t('Grafik')}
          options={[
            { value: 'HARI' as const, label: t('Grafik Harian') },
            { value: 'PERIODE' as const, label: t('Grafik Periode') },
            { value: 'TAHUN' as const, label: t('Grafik Tahunan') },
          ]}
          value={view}
          onChange={setView}
        />
      </PageHeader>
      <ChainAttention />
      <StuckMessages />
      {view === 'HARI' && <Position />}
      {stores.error !== null && <ErrorState onRetry={() => void stores.refetch()} />}
      {stores.error === null && data === undefined && <SkeletonTable />}
      {data !== undefined && (
        <>
          <Silent toko={data.tanpa_jawaban} />
          {view === 'HARI' && (
            <Today data={data} hari={hari} onHari={setHari} key={data.tgl_bisnis} />
          )}
          {view === 'PERIODE' && <ChainPeriod tgl={data.tgl_bisnis} />}
          {view === 'TAHUN' && <ChainYear tgl={data.tgl_bisnis} />}
        </>
      )}
      <InstallationState />
    </>
  )
}

const sumOf = (toko: readonly Store[], pick: (store: Store) => number): number =>
  toko.reduce((sum, store) => sum + pick(store), 0)

/** Grams are added as whole milligrams. */
const weightOf = (toko: readonly Store[], pick: (store: Store) => number): number =>
  sumOf(toko, store => gramToMg(pick(store)))

/** Today twice, and each said by its own day: as it is booked, and as the clock has it. */
function Figures({ data: { toko, tgl_bisnis, tgl_kalender } }: { data: Stores }) {
  const { t } = useTranslation()
  const without = toko.filter(store => store.bisnis === null).map(store => store.kode_toko)
  const open = toko.filter(store => store.tgl_system !== null).length
  return (
    <div className={classes.stats}>
      <StatCard
        label={t('Hari bisnis {tgl}', { tgl: tgl_bisnis })}
        value={t('{jumlah} nota', { jumlah: sumOf(toko, s => s.bisnis?.nota ?? 0) })}
        note={
          without.length === 0
            ? t('{jumlah} barang', { jumlah: sumOf(toko, s => s.bisnis?.pcs ?? 0) })
            : t('{jumlah} barang; tanpa hari ini: {toko}', {
                jumlah: sumOf(toko, s => s.bisnis?.pcs ?? 0),
                toko: without.join(', '),
              })
        }
      />
      <StatCard
        label={t('Tanggal kalender {tgl}', { tgl: tgl_kalender })}
        value={<Money value={sumOf(toko, s => s.kalender.total)} unit />}
        note={t('{jumlah} nota', { jumlah: sumOf(toko, s => s.kalender.nota) })}
      />
      {toko.some(store => store.stok !== null) && (
        <StatCard
          label={t('Barang di baki')}
          value={<Weight value={weightOf(toko, s => s.stok?.berat ?? 0)} unit />}
          note={
            <>
              {t('Emas murni')} <Fine value={sumOf(toko, s => s.stok?.murni_ug ?? 0)} unit /> ·{' '}
              {t('{jumlah} barang', { jumlah: sumOf(toko, s => s.stok?.pcs ?? 0) })}
            </>
          }
        />
      )}
      <StatCard
        label={t('Toko buka')}
        value={`${open} / ${toko.length}`}
        note={t('{jumlah} nota dibatalkan', {
          jumlah: sumOf(toko, s => s.bisnis?.batal.nota ?? 0),
        })}
      />
    </div>
  )
}

/** The day of the chain: its trade, its stores, its money. */
function Today(props: { data: Stores; hari: number; onHari: (hari: number) => void }) {
  const { data, hari, onHari } = props
  return (
    <>
      <ChainDay withCharts />
      <Figures data={data} />
      <div className={classes.asking}>
        <PeriodChoice value={hari} onChange={onHari} />
      </div>
      <div className={classes.spaced}>
        <Table data={data} />
      </div>
      <ChainMoney tgl={data.tgl_bisnis} />
    </>
  )
}

function Table({ data: { toko, tgl_bisnis, tgl_kalender } }: { data: Stores }) {
  const { t } = useTranslation()
  const label = t('Hari bisnis {tgl}', { tgl: tgl_bisnis })
  const day = { dari: tgl_bisnis, sampai: tgl_bisnis }
  const onDay = (face: Face, value: Figure) => leading(face, value, '/laporan-penjualan', () => day)
  const lying = (face: Face, value: Figure) =>
    leading(face, value, '/laporan-stock-barang', () => ({}))
  return (
    <Panel flush>
      <DataTable
        label={t('Toko')}
        columns={[
          {
            key: 'nama_toko',
            label: t('Toko'),
            cell: row => <StoreName kode_toko={row.kode_toko} />,
          },
          {
            key: 'tgl_system',
            label: t('Hari'),
            kind: 'date',
            cell: ({ tgl_system: tgl }) =>
              tgl === null ? <Tag tone="bad">{t('Tutup')}</Tag> : dayText(tgl),
          },
          {
            key: 'tutup',
            label: t('Tutup terakhir'),
            value: row => toldText(row.tutup),
            cell: row => <LastTold told={row.tutup} />,
          },
          onDay({ key: 'nota', label: t('Nota'), kind: 'count' }, row => row.bisnis?.nota),
          onDay({ key: 'pcs', label: t('Pcs'), kind: 'count' }, row => row.bisnis?.pcs),
          onDay({ key: 'berat', label: t('Berat'), kind: 'gram' }, row => row.bisnis?.berat),
          onDay({ key: 'total', label, kind: 'money' }, row => row.bisnis?.total),
          {
            key: 'kalender',
            label: t('Tanggal kalender {tgl}', { tgl: tgl_kalender }),
            kind: 'money',
            value: row => row.kalender.total,
          },
          leading(
            { key: 'rentang', label: t('Serentang'), kind: 'money' },
            row => row.jumlah.total,
            '/laporan-penjualan',
            ({ harian }) => ({ dari: harian[0]?.tgl, sampai: harian.at(-1)?.tgl }),
          ),
          lying({ key: 'stok', label: t('Stok pcs'), kind: 'count' }, row => row.stok?.pcs),
          lying(
            { key: 'stok_berat', label: t('Stok berat'), kind: 'gram' },
            row => row.stok?.berat,
          ),
          lying({ key: 'murni', label: t('Emas murni'), kind: 'fine' }, row => row.stok?.murni_ug),
        ]}
        rows={toko}
        rowKey={row => row.kode_toko}
        totals={{
          nota: sumOf(toko, s => s.bisnis?.nota ?? 0),
          pcs: sumOf(toko, s => s.bisnis?.pcs ?? 0),
          berat: weightOf(toko, s => s.bisnis?.berat ?? 0) / 1000,
          total: sumOf(toko, s => s.bisnis?.total ?? 0),
          kalender: sumOf(toko, s => s.kalender.total),
          rentang: sumOf(toko, s => s.jumlah.total),
          stok: sumOf(toko, s => s.stok?.pcs ?? 0),
          stok_berat: weightOf(toko, s => s.stok?.berat ?? 0) / 1000,
          murni: sumOf(toko, s => s.stok?.murni_ug ?? 0),
        }}
      />
    </Panel>
  )
}

type Figure = (row: Store) => number | undefined
type Face = { readonly key: string; readonly label: string; readonly kind: CellKind }

/** A figure that opens its report; one that is not there leads nowhere. */
const leading = (
  { key, label, kind }: Face,
  value: Figure,
  to: '/laporan-penjualan' | '/laporan-stock-barang',
  asked: (row: Store) => Asked,
): Column<Store> => ({
  ...{ key, label, kind, value },
  cell: row => {
    const text = cellText(value(row), kind)
    if (value(row) === undefined) return text
    return (
      <ReportLink to={to} asked={{ ...asked(row), toko: row.kode_toko }}>
        {text}
      </ReportLink>
    )
  },
})

const toldText = (told: Store['tutup']): string =>
  told === null
    ? '–'
    : `${dayText(told.tgl)} · ${cellText(told.ditutup_pada, 'datetime')} · ${told.ditutup_oleh}`

/** The store's last closing as head office was told: which day, when, by whom, how it counted. */
function LastTold({ told }: { told: Store['tutup'] }) {
  const { t } = useTranslation()
  if (told === null) return '–'
  const { lebih, kurang, dibuka_kembali } = told
  const at = cellText(told.ditutup_pada, 'datetime')
  return (
    <span>
      <span className={classes.told}>
        {!at.startsWith(dayText(told.tgl)) && `${dayText(told.tgl)} · `}
        {at}
      </span>{' '}
      {told.ditutup_oleh} {dibuka_kembali && <Tag tone="gold">{t('Dibuka kembali')}</Tag>}
      {!dibuka_kembali && lebih !== null && kurang !== null && (
        <Differences lebih={lebih} kurang={kurang} />
      )}
    </span>
  )
}

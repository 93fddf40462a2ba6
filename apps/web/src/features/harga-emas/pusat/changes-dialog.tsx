import type { ChangedPrice } from '@kencana/contract/areas/harga-emas'
import { formatRupiah } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { StoreChoice } from '../../../engines/chain/store-choice.tsx'
import { useChainStores } from '../../../engines/chain/stores.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { type DateRange, DateRangeInput } from '../../../kit/inputs/date-range-input.tsx'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'
import { Tag } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { askStores, silentOf } from '../../../lib/chain/ask-stores.ts'
import { calls } from './calls.ts'
import classes from './pusat.module.css'
import { CHAIN_BOARD } from './use-chain-board.ts'

interface Row extends ChangedPrice {
  readonly toko: string
}

const MOST = 1000
const WEEK_MS = 6 * 86_400_000

const weekAgo = (): string =>
  new Date(Date.parse(todayJakarta()) - WEEK_MS).toISOString().slice(0, 10)

/** Every price set in the stores: who, when, from what, to what; by store and day. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { stores } = useChainStores()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [days, setDays] = useState<DateRange>({ dari: weekAgo(), sampai: todayJakarta() })
  const meant = stores.filter(({ kode_toko }) => chosen?.includes(kode_toko) ?? true)
  const { dari, sampai } = days
  const codes = meant.map(({ kode_toko }) => kode_toko)
  const found = useQuery({
    queryKey: [CHAIN_BOARD, 'riwayat', codes, dari, sampai],
    queryFn: ({ signal }) =>
      askStores(
        meant,
        how =>
          call(calls.changes, {
            query: { tgl_from: dari ?? '', tgl_to: sampai ?? '', limit: MOST },
            ...how,
          }),
        signal,
      ),
    enabled: dari !== null && sampai !== null && dari <= sampai,
  })
  const rows = found.data
    ?.flatMap(({ store, answer }) =>
      (answer ?? []).map((row): Row => ({ ...row, toko: store.kode_toko })),
    )
    .sort((a, b) => b.dibuat_pada.localeCompare(a.dibuat_pada))
  return (
    <LightModal onClose={onClose} title={t('Riwayat harga semua toko')}>
      <div className={classes.filters}>
        <StoreChoice
          stores={stores}
          chosen={chosen ?? stores.map(({ kode_toko }) => kode_toko)}
          onChange={setChosen}
          withAll
        />
        <DateRangeInput value={days} onChange={setDays} />
      </div>
      <Silent toko={silentOf(found.data ?? [])} />
      <DataTable<Row>
        label={t('Riwayat harga semua toko')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={row => `${row.toko} ${row.id}`}
        loading={found.isFetching}
        {...(found.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void found.refetch()}
      />
    </LightModal>
  )
}

const side = (amount: number | null): string => (amount === null ? '–' : formatRupiah(amount))

const steps = ({ jual_lama, beli_lama, harga_jual, harga_beli }: Row): string =>
  `${side(jual_lama)} / ${side(beli_lama)} → ${side(harga_jual)} / ${side(harga_beli)}`

const columnsOf = (t: TFunction): Column<Row>[] => [
  { key: 'dibuat_pada', label: t('Waktu'), kind: 'datetime' },
  { key: 'toko', label: t('Toko') },
  { key: 'kadar', label: t('Kadar'), value: row => row.kode_group ?? row.nama_kadar },
  { key: 'harga', label: t('Harga jual / beli'), value: steps },
  { key: 'berlaku_pada', label: t('Mulai berlaku'), kind: 'datetime' },
  {
    key: 'user_id',
    label: t('Oleh'),
    value: row => (row.penyetuju === null ? row.user_id : `${row.user_id} ✓ ${row.penyetuju}`),
  },
  {
    key: 'ditarik_oleh',
    label: t('Status'),
    value: row => statusText(t, row),
    cell: row => <Tag tone={row.ditarik_oleh === null ? 'plain' : 'bad'}>{statusText(t, row)}</Tag>,
  },
]

function statusText(t: TFunction, { ditarik_oleh, berlaku_pada }: Row): string {
  if (ditarik_oleh !== null) return t('Ditarik {user}', { user: ditarik_oleh })
  return Date.parse(berlaku_pada) > Date.now() ? t('Belum berlaku') : t('Berlaku')
}

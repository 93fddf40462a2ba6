import type { settingHistory } from '@kencana/contract/areas/pengaturan/para-system'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Silent } from '../../../engines/chain/silent.tsx'
import { StoreChoice } from '../../../engines/chain/store-choice.tsx'
import { useChainStores } from '../../../engines/chain/stores.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { askStores, silentOf } from '../../../lib/chain/ask-stores.ts'
import { calls } from '../calls.ts'
import classes from '../pengaturan.module.css'
import { keyWords, valueWords } from '../setting-words.ts'
import { CHAIN_SETTINGS } from './use-chain-settings.ts'

type Row = AnswerOf<typeof settingHistory>['data'][number] & { readonly toko: string }

/** The newest of each store. */
const MOST = 200

/** Who changed what when, of every store in one table, newest first. */
export function ChainHistory({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { stores } = useChainStores()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const found = useQuery({
    queryKey: [CHAIN_SETTINGS, 'riwayat', stores.map(({ kode_toko }) => kode_toko)],
    queryFn: ({ signal }) =>
      askStores(stores, how => call(calls.history, { query: { limit: MOST }, ...how }), signal),
    enabled: stores.length > 0,
  })
  const rows = found.data
    ?.flatMap(({ store, answer }) =>
      (answer?.data ?? []).map((row): Row => ({ ...row, toko: store.kode_toko })),
    )
    .filter(row => chosen?.includes(row.toko) ?? true)
    .sort((a, b) => b.pada.localeCompare(a.pada))
  return (
    <LightModal onClose={onClose} title={t('Riwayat setting semua toko')}>
      <div className={classes.dialog}>
        <StoreChoice
          stores={stores}
          chosen={chosen ?? stores.map(({ kode_toko }) => kode_toko)}
          onChange={setChosen}
          withAll
        />
        <Silent toko={silentOf(found.data ?? [])} />
        <DataTable<Row>
          label={t('Riwayat setting semua toko')}
          columns={[
            { key: 'pada', label: t('Waktu'), kind: 'datetime' },
            { key: 'toko', label: t('Toko') },
            { key: 'user_id', label: t('User') },
            { key: 'key', label: t('Setting'), value: row => keyWords(t, row.key) },
            { key: 'lama', label: t('Sebelum'), value: row => valueWords(t, row.key, row.lama) },
            { key: 'baru', label: t('Sesudah'), value: row => valueWords(t, row.key, row.baru) },
          ]}
          rows={rows}
          rowKey={row => `${row.toko} ${row.id}`}
          {...(found.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void found.refetch()}
          emptyHint={t('Belum ada setting yang diubah.')}
        />
      </div>
    </LightModal>
  )
}

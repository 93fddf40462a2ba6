import { ACTS_FOR_STORES, type Level } from '@kencana/contract/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { Icon } from '../../kit/text/icon.tsx'
import { call } from '../../lib/api.ts'
import { useChosenStore } from '../../lib/portal.ts'
import { type Session, workFor } from '../../lib/session.ts'
import { type StoreRow, storeCalls } from '../../lib/store-calls.ts'
import classes from './frame.module.css'

/** The store one works in. Head office may choose another, and sees at all times that it did. */
export function StoreChip({ session }: { session: Session }) {
  const { t } = useTranslation()
  const chosen = useChosenStore()
  const [choosing, setChoosing] = useState(false)
  const mayChoose = session.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(session.level as Level)
  const text = (
    <>
      <i className={classes.dot} data-off={session.tgl_system === null || undefined} />
      {chosen !== null && <span className={classes.onBehalf}>{t('atas nama')}</span>}
      <b>{session.kode_toko}</b>
      <span className={classes.storeName}>{session.nama_toko}</span>
    </>
  )
  if (!mayChoose) return <span className={classes.chip}>{text}</span>
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        data-acting={chosen !== null || undefined}
        aria-label={t('Pilih toko, sekarang {toko}', { toko: session.nama_toko })}
        onClick={() => setChoosing(true)}
      >
        {text}
        <Icon name="bawah" size={12} />
      </button>
      {choosing && <StorePicker onClose={() => setChoosing(false)} />}
    </>
  )
}

function StorePicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const queries = useQueryClient()
  const own = JSON.parse(localStorage.getItem('userdata') ?? '{}') as Partial<Session>
  const stores = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(storeCalls.list, { signal, portal: own.portalPusat ?? '' }),
  })
  const choose = ({ kode_toko, nama_toko, portal }: StoreRow) => {
    workFor(kode_toko === own.kode_toko ? null : { kode_toko, nama_toko, portal })
    queries.clear()
    onClose()
    void router.navigate({ to: '/home' })
  }
  return (
    <StaticModal opened onClose={onClose} title={t('Pilih Toko')} size="lg">
      <DataTable
        label={t('Toko')}
        columns={[
          { key: 'kode_toko', label: t('Kode') },
          { key: 'nama_toko', label: t('Nama Toko') },
        ]}
        rows={stores.data}
        rowKey={row => row.kode_toko}
        onRow={choose}
        csv={false}
        {...(stores.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void stores.refetch()}
      />
    </StaticModal>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import type { StoreRow } from '../../lib/chain/ask-stores.ts'
import { ownSession } from '../../lib/session.ts'
import { storeCalls } from '../store-calls.ts'

/** Head office chooses the store to work for: its address says which. */
export function StorePicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const own = ownSession()
  const stores = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(storeCalls.list, { signal, portal: own?.portalPusat ?? '' }),
  })
  const choose = ({ kode_toko, portal }: StoreRow) => {
    onClose()
    const home = addressOf('/home', {}, kode_toko === own?.kode_toko ? null : kode_toko)
    // Which servers a page may call is said when it is fetched; this one may be new.
    if (new URL(portal).origin !== window.location.origin) return window.location.assign(home)
    router.history.push(home)
  }
  return (
    <LightModal onClose={onClose} title={t('Pilih Toko')} size="lg">
      <DataTable
        label={t('Toko')}
        columns={[
          { key: 'kode_toko', label: t('Kode Toko') },
          { key: 'nama_toko', label: t('Nama Toko') },
        ]}
        rows={stores.data}
        rowKey={row => row.kode_toko}
        onRow={choose}
        csv={false}
        {...(stores.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void stores.refetch()}
      />
    </LightModal>
  )
}

import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorState } from '../../kit/layout/states.tsx'
import { addressOf } from '../../lib/address/address.ts'
import type { NotActing } from '../acting.ts'
import classes from './pages.module.css'

/** The address names a store that this user does not work for, or that did not answer. */
export function StoreRefused({ fault: { kode_toko, reason } }: { fault: NotActing }) {
  const { t } = useTranslation()
  return (
    <div className={classes.middle}>
      <title>{`${t('Akses ditolak')} · Kencana`}</title>
      <h1 className="k-hidden">{t('Akses ditolak')}</h1>
      {reason === 'failed' ? (
        <ErrorState
          title={t('Toko {toko} tidak menjawab', { toko: kode_toko })}
          hint={t('Periksa koneksi, lalu coba lagi.')}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <EmptyState
          title={t('Toko {toko} tidak dapat dibuka', { toko: kode_toko })}
          hint={t('Anda tidak berhak bekerja atas nama toko ini, atau toko ini tidak ada.')}
        >
          <a href={addressOf('/home', {}, null)}>{t('Ke toko saya')}</a>
        </EmptyState>
      )}
    </div>
  )
}

/** Code of the screen or of the frame did not arrive, or broke. */
export function ScreenFailed() {
  const { t } = useTranslation()
  return (
    <div className={classes.middle}>
      <ErrorState
        title={t('Layar ini gagal dimuat')}
        hint={t('Periksa koneksi, lalu coba lagi.')}
        // A browser keeps that an import failed for as long as the page lives.
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}

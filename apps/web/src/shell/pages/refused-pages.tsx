import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorState } from '../../kit/layout/states.tsx'
import classes from './pages.module.css'

/** No such screen. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className={classes.middle}>
      <title>{`404 · Kencana`}</title>
      <h1 className="k-hidden">{t('Halaman tidak ditemukan')}</h1>
      <EmptyState
        title={t('Halaman tidak ditemukan')}
        hint={t('Alamat ini tidak ada. Pilih layar dari menu, atau cari dengan Ctrl K.')}
      >
        <Link to="/home">{t('Ke Beranda')}</Link>
      </EmptyState>
    </div>
  )
}

/** The screen exists, but not for this user or this store. */
export function AccessDenied({ reason }: { reason: 'no-right' | 'module-off' }) {
  const { t } = useTranslation()
  return (
    <div className={classes.middle}>
      <title>{`${t('Akses ditolak')} · Kencana`}</title>
      <h1 className="k-hidden">{t('Akses ditolak')}</h1>
      <EmptyState
        title={t('Akses ditolak')}
        hint={
          reason === 'no-right'
            ? t('Anda tidak punya hak untuk layar ini. Pemilik toko dapat memberikannya.')
            : t('Modul layar ini tidak aktif di toko ini.')
        }
      >
        <Link to="/home">{t('Ke Beranda')}</Link>
      </EmptyState>
    </div>
  )
}

/** The screen's code did not arrive, or broke. */
export function ScreenFailed() {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div className={classes.middle}>
      <ErrorState
        title={t('Layar ini gagal dimuat')}
        hint={t('Periksa koneksi, lalu coba lagi.')}
        onRetry={() => void router.invalidate()}
      />
    </div>
  )
}

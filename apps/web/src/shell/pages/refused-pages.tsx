import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../kit/layout/states.tsx'
import { type Access, levelsOf } from '../access.ts'
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

interface AccessDeniedProps {
  readonly reason: Exclude<Access, 'allowed' | 'password-first'>
  readonly path: string
}

/** The screen exists, but not for this user or this store. */
export function AccessDenied({ reason, path }: AccessDeniedProps) {
  const { t } = useTranslation()
  const why = {
    'no-right': t('Anda tidak punya hak untuk layar ini. Pemilik toko dapat memberikannya.'),
    'not-for-level': t('Layar ini hanya untuk user level {level}.', {
      level: levelsOf(path).join(', '),
    }),
    'module-off': t('Modul layar ini tidak aktif di toko ini.'),
    'not-here': t('Tidak dipakai di toko ini'),
  }
  return (
    <div className={classes.middle}>
      <title>{`${t('Akses ditolak')} · Kencana`}</title>
      <h1 className="k-hidden">{t('Akses ditolak')}</h1>
      <EmptyState title={t('Akses ditolak')} hint={why[reason]}>
        <Link to="/home">{t('Ke Beranda')}</Link>
      </EmptyState>
    </div>
  )
}

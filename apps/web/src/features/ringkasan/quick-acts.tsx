import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { shows, useSession } from '../../lib/session.ts'
import classes from './ringkasan.module.css'

/** What is done most, each with its key; only what the user may open. */
export function QuickActs({ held }: { held: number }) {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const all = [
    { key: 'F2', to: '/transaksi-penjualan', icon: 'penjualan', name: t('Transaksi Penjualan') },
    { key: 'F3', to: '/data-barang', icon: 'cari', name: t('Data Barang') },
    { key: 'F4', to: '/tambah-data-barang', icon: 'tambah', name: t('Tambah Data Barang') },
    { key: 'F6', to: '/lihat-penjualan', icon: 'laporan', name: t('Lihat Penjualan') },
    { key: 'F7', to: '/batal-penjualan', icon: 'tutup', name: t('Batal Penjualan') },
    { key: 'F9', to: '/tutup-toko', icon: 'kunci', name: t('Tutup Toko') },
  ]
  const acts = all.filter(act => session !== null && shows(session, act.to))
  useKeys(
    Object.fromEntries(
      acts.map(({ key, to, name }) => [key, { run: () => void navigate({ to }), label: name }]),
    ),
  )
  return (
    <nav className={classes.acts} aria-label={t('Sering dipakai')}>
      {acts.map(({ key, to, icon, name }) => (
        <Link key={key} to={to}>
          <Icon name={icon} size={18} />
          <span>
            {name}
            {to === '/transaksi-penjualan' && held > 0 && (
              <small>{t('{jumlah} nota tertahan', { jumlah: held })}</small>
            )}
          </span>
          <Kbd keys={key} />
        </Link>
      ))}
    </nav>
  )
}

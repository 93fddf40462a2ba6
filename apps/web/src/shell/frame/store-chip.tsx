import { ACTS_FOR_STORES, type Level } from '@kencana/contract/permissions'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/text/icon.tsx'
import { useChosenStore } from '../../lib/portal.ts'
import { ownSession, type Session } from '../../lib/session.ts'
import classes from './frame.module.css'

const StorePicker = lazy(() => import('./store-picker.tsx').then(m => ({ default: m.StorePicker })))

/** The store one works in. Head office may choose another, and sees at all times that it did. */
export function StoreChip({ session }: { session: Session }) {
  const { t } = useTranslation()
  const chosen = useChosenStore()
  const [choosing, setChoosing] = useState(false)
  const own = ownSession()
  const mayChoose = own?.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(session.level as Level)
  const text = (
    <>
      <i className={classes.dot} data-off={session.tgl_system === null || undefined} />
      {chosen !== null && <span className={classes.onBehalf}>{t('atas nama')}</span>}
      <b>{chosen?.kode_toko ?? session.kode_toko}</b>
      <span className={classes.storeName}>{chosen?.nama_toko ?? session.nama_toko}</span>
    </>
  )
  if (!mayChoose) return <span className={classes.chip}>{text}</span>
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        data-acting={chosen !== null || undefined}
        title={t('Pilih Toko')}
        onClick={() => setChoosing(true)}
      >
        {text}
        <Icon name="bawah" size={12} />
      </button>
      {choosing && (
        <Suspense fallback={null}>
          <StorePicker onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

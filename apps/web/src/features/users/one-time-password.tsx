import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { cellText } from '../../kit/table/columns.ts'
import classes from './users.module.css'

export interface Shown {
  readonly user_id: string
  readonly sandi_sementara: string | null
  readonly berlaku_sampai: string
}

/** A one-time password, to be told or written down now: it is never shown again. */
export function OneTimePassword({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useTranslation()
  const { user_id, sandi_sementara, berlaku_sampai } = shown
  const copy = async () => {
    await navigator.clipboard.writeText(sandi_sementara ?? '')
    notify.toast(t('Disalin'), 'success')
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      closable={false}
      size="sm"
      title={t('Password sementara {user}', { user: user_id })}
      footer={
        <>
          {navigator.clipboard !== undefined && (
            <Button variant="default" onClick={() => void copy()}>
              {t('Salin')}
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            {t('Sudah dicatat')}
          </Button>
        </>
      }
    >
      <p className={classes.password}>{sandi_sementara ?? '–'}</p>
      <p>{t('Hanya ditampilkan sekali ini. Saat masuk, user diminta membuat password sendiri.')}</p>
      <p className={classes.quiet}>
        {t('Berlaku sampai {pada}', { pada: cellText(berlaku_sampai, 'datetime') })}
      </p>
    </StaticModal>
  )
}

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import frame from '../../engines/document-frame/frame.module.css'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { Lead } from '../../lib/address/lead.tsx'
import { shows, useSession } from '../../lib/session.ts'

const CHECKING = '/validasi-jurnal'

interface SubmittedDialogProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** A journal waits: for whom, and the way there. Nobody approves his own. */
export function SubmittedDialog({ nomor, onClose }: SubmittedDialogProps) {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <LightModal
      size="sm"
      title={t('Jurnal diajukan')}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('Selesai')}
        </Button>
      }
    >
      <div className={frame.stack}>
        <p>{t('{nomor} diajukan, menunggu persetujuan', { nomor })}</p>
        <p className={frame.quiet}>
          {t('Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.')}
        </p>
        {session !== null && shows(session, CHECKING) && (
          <Lead href={addressOf(CHECKING, { no_ajuan: nomor })}>{t('Buka Validasi Jurnal')}</Lead>
        )}
      </div>
    </LightModal>
  )
}

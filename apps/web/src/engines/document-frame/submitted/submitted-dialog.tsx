import type { AddressedScreen } from '@kencana/contract/menu/addresses'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { addressOf } from '../../../lib/address/address.ts'
import { Lead } from '../../../lib/address/lead.tsx'
import { shows, useSession } from '../../../lib/session.ts'
import frame from '../frame.module.css'

interface SubmittedDialogProps {
  readonly title: string
  readonly nomor: string
  /** Who approves it where, and what happens then. */
  readonly hint: string
  /** Where it is approved, and how the way there is called. */
  readonly checking: AddressedScreen
  readonly way: string
  readonly onClose: () => void
}

/** Something waits: for whom, and the way there. Nobody approves his own. */
export function SubmittedDialog(props: SubmittedDialogProps) {
  const { title, nomor, hint, checking, way, onClose } = props
  const { t } = useTranslation()
  const session = useSession()
  return (
    <LightModal
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('Selesai')}
        </Button>
      }
    >
      <div className={frame.stack}>
        <p>{t('{nomor} diajukan, menunggu persetujuan', { nomor })}</p>
        <p className={frame.quiet}>{hint}</p>
        {session !== null && shows(session, checking) && (
          <Lead href={addressOf(checking, { no_ajuan: nomor })}>{way}</Lead>
        )}
      </div>
    </LightModal>
  )
}

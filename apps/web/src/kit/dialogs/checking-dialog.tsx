import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialogs.module.css'
import { StaticModal } from './static-modal.tsx'

interface CheckingDialogProps {
  readonly onNow: () => void
  /** What was sent, and that it must not be done anew elsewhere. */
  readonly children: ReactNode
}

/** No answer came: the same key is asked again until it is known whether it was done. */
export function CheckingDialog({ onNow, children }: CheckingDialogProps) {
  const { t } = useTranslation()
  return (
    <StaticModal
      opened
      onClose={onNow}
      closable={false}
      size="sm"
      title={t('Memeriksa status…')}
      footer={<Button onClick={onNow}>{t('Periksa sekarang')}</Button>}
    >
      <div className={classes.checking} role="status">
        <Loader size={22} />
        <p>{children}</p>
      </div>
    </StaticModal>
  )
}

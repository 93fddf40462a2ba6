import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import classes from './hutang.module.css'

interface CheckingDialogProps {
  /** What was sent, as people call it. */
  readonly what: string
  readonly onNow: () => void
}

/** No answer came: the same key is asked again until it is known whether it was done. */
export function CheckingDialog({ what, onNow }: CheckingDialogProps) {
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
        <p>
          {t(
            'Belum ada jawaban untuk {apa}. Jangan ulangi di tempat lain: status ditanyakan lagi dengan kunci yang sama, jadi tidak tersimpan dua kali.',
            { apa: what },
          )}
        </p>
      </div>
    </StaticModal>
  )
}

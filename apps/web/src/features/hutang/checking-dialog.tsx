import { useTranslation } from 'react-i18next'
import { CheckingDialog as Checking } from '../../kit/dialogs/checking-dialog.tsx'

interface CheckingDialogProps {
  /** What was sent, as people call it. */
  readonly what: string
  readonly onNow: () => void
}

/** A document of the pawn counter that nobody has heard of yet. */
export function CheckingDialog({ what, onNow }: CheckingDialogProps) {
  const { t } = useTranslation()
  return (
    <Checking onNow={onNow}>
      {t(
        'Belum ada jawaban untuk {apa}. Jangan ulangi di tempat lain: status ditanyakan lagi dengan kunci yang sama, jadi tidak tersimpan dua kali.',
        { apa: what },
      )}
    </Checking>
  )
}

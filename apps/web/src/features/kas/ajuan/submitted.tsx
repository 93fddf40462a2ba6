import { useTranslation } from 'react-i18next'
import { SubmittedDialog } from '../../../engines/document-frame/submitted/submitted-dialog.tsx'

interface SubmittedProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** Money waits: for whom, and the way there. It stays where it is until then. */
export function Submitted({ nomor, onClose }: SubmittedProps) {
  const { t } = useTranslation()
  return (
    <SubmittedDialog
      title={t('Uang diajukan')}
      nomor={nomor}
      hint={t('Orang lain menyetujuinya di Validasi Keuangan; sebelum itu uangnya belum bergerak.')}
      checking="/validasi-keuangan"
      way={t('Buka Validasi Keuangan')}
      onClose={onClose}
    />
  )
}

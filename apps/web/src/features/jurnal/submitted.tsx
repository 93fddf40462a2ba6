import { useTranslation } from 'react-i18next'
import { SubmittedDialog } from '../../engines/document-frame/submitted/submitted-dialog.tsx'

interface SubmittedProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** A journal waits: for whom, and the way there. */
export function Submitted({ nomor, onClose }: SubmittedProps) {
  const { t } = useTranslation()
  return (
    <SubmittedDialog
      title={t('Jurnal diajukan')}
      nomor={nomor}
      hint={t('Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.')}
      checking="/validasi-jurnal"
      way={t('Buka Validasi Jurnal')}
      onClose={onClose}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { slipOf } from './slip.ts'

/** Money that was taken for a deposit. */
export interface Taken {
  readonly no_titipan: string
  /** Number of the document that was written; a new deposit is called by it. */
  readonly nomor?: string
  readonly saldo: number
  readonly kembali: number
}

interface TakenDialogProps {
  readonly taken: Taken
  readonly onClose: () => void
}

/** Money was taken: what goes back of the cash, what the shop keeps now, its slip by F9. */
export function TakenDialog({ taken, onClose }: TakenDialogProps) {
  const { t } = useTranslation()
  const { no_titipan, nomor = no_titipan, saldo, kembali } = taken
  return (
    <DoneDialog
      title={t('Titipan {nomor} tersimpan', { nomor: no_titipan })}
      nomor={nomor}
      lines={[
        { label: t('Saldo'), value: saldo },
        { label: t('Kembali'), value: kembali, isGold: true },
      ]}
      paper={slipOf(no_titipan, 0, t)}
      onClose={onClose}
    />
  )
}

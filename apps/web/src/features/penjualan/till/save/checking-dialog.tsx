import { useTranslation } from 'react-i18next'
import { CheckingDialog as Checking } from '../../../../kit/dialogs/checking-dialog.tsx'
import { rupiahText } from '../../figure-texts.ts'
import type { Sending } from './use-save.ts'

/** A sale that nobody has heard of yet. */
export function CheckingDialog({ sending, onNow }: { sending: Sending; onNow: () => void }) {
  const { t } = useTranslation()
  return (
    <Checking onNow={onNow}>
      {t(
        'Belum ada jawaban untuk penjualan {total}. Jangan ulangi di tempat lain: status ditanyakan lagi dengan kunci yang sama, jadi tidak tersimpan dua kali.',
        { total: rupiahText(sending.body.total) },
      )}
    </Checking>
  )
}

import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../../kit/dialogs/static-modal.tsx'
import { rupiahText } from '../../figure-texts.ts'
import classes from '../till.module.css'
import type { Sending } from './use-save.ts'

/** No answer came: the same key is asked again until it is known whether the sale stands. */
export function CheckingDialog({ sending, onNow }: { sending: Sending; onNow: () => void }) {
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
            'Belum ada jawaban untuk penjualan {total}. Jangan ulangi di tempat lain: status ditanyakan lagi dengan kunci yang sama, jadi tidak tersimpan dua kali.',
            { total: rupiahText(sending.body.total) },
          )}
        </p>
      </div>
    </StaticModal>
  )
}

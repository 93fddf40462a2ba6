import { useTranslation } from 'react-i18next'
import { cellText } from '../../../kit/table/columns.ts'
import classes from './pieces.module.css'

/** How a document was taken back. */
interface Cancellation {
  readonly no_batal: string
  readonly pada: string
  readonly user_id: string
  readonly penyetuju: string | null
  readonly alasan: string | null
}

/** Says over a document that it was taken back: when, by whom, why. */
export function CancelledNote({ batal }: { readonly batal: Cancellation }) {
  const { t } = useTranslation()
  return (
    <div className={classes.cancelled} role="note">
      <b>{t('Dibatalkan dengan {nomor}', { nomor: batal.no_batal })}</b>
      {cellText(batal.pada, 'datetime')} · {batal.user_id}
      {batal.penyetuju !== null && ` · ${t('disetujui {user_id}', { user_id: batal.penyetuju })}`}
      {batal.alasan !== null && ` · ${batal.alasan}`}
    </div>
  )
}

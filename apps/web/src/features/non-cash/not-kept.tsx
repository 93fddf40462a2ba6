import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cellText } from '../../kit/table/columns.ts'
import classes from './non-cash.module.css'
import type { NotKept } from './use-tick.ts'
import { refusedText } from './words.ts'

/** Payments of the last tick that were not kept, each with why, until they were read. */
export function NotKeptList({ rows, onClose }: { rows: readonly NotKept[]; onClose: () => void }) {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    <div className={classes.refused} role="alert">
      <b>{t('{jumlah} pembayaran tidak disimpan', { jumlah: rows.length })}</b>
      <ul>
        {rows.map(({ nomor, baris, sebab, user_id, pada, dibatalkan }) => (
          <li key={`${nomor} ${baris}`}>
            {nomor}:{' '}
            {refusedText(t, sebab, {
              user_id,
              pada: cellText(pada, 'datetime'),
              dibatalkan,
            })}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onClose}>
        {t('Tutup')}
      </Button>
    </div>
  )
}

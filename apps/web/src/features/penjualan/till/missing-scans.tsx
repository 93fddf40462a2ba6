import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './till.module.css'
import type { Missing } from './use-scan.ts'

interface MissingScansProps {
  readonly missing: readonly Missing[]
  /** Why scanned pieces did not come onto the nota. */
  readonly refused: readonly string[]
  readonly onRead: (text: string) => void
  readonly onScan: (kode_barcode: string) => void
  readonly onForget: () => void
}

/** Scans that are not on the nota: refused, still looked for, or without an answer. */
export function MissingScans(props: MissingScansProps) {
  const { missing, refused, onRead, onScan, onForget } = props
  const { t } = useTranslation()
  const lost = missing.filter(one => one.isLost)
  const asked = missing.filter(one => !one.isLost)
  const codes = (list: readonly Missing[]) => list.map(one => one.kode_barcode).join(', ')
  return (
    <>
      {refused.map(text => (
        <p key={text} className={classes.notice} data-tone="bad" role="alert">
          <Icon name="awas" />
          {text}
          <button type="button" className={classes.how} onClick={() => onRead(text)}>
            {t('Sudah dibaca')}
          </button>
        </p>
      ))}
      {asked.length > 0 && (
        <p className={classes.notice} data-tone="late" role="status">
          {t('Mencari {kode}…', { kode: codes(asked) })}
        </p>
      )}
      {lost.length > 0 && (
        <p className={classes.notice} data-tone="bad" role="alert">
          <Icon name="awas" />
          {t('Belum masuk nota, server tidak menjawab: {kode}', { kode: codes(lost) })}
          <button
            type="button"
            className={classes.how}
            onClick={() => {
              for (const one of lost) onScan(one.kode_barcode)
            }}
          >
            {t('Coba lagi')}
          </button>
          <button type="button" className={classes.how} onClick={onForget}>
            {t('Batal')}
          </button>
        </p>
      )}
    </>
  )
}

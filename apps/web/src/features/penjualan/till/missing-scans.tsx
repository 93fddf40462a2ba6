import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './till.module.css'
import type { Missing } from './use-scan.ts'

interface MissingScansProps {
  readonly missing: readonly Missing[]
  readonly onScan: (kode_barcode: string) => void
  readonly onForget: () => void
}

/** Scans on a slow or broken line: what is still looked for, and what got no answer. */
export function MissingScans({ missing, onScan, onForget }: MissingScansProps) {
  const { t } = useTranslation()
  const lost = missing.filter(one => one.isLost)
  const asked = missing.filter(one => !one.isLost)
  const codes = (list: readonly Missing[]) => list.map(one => one.kode_barcode).join(', ')
  return (
    <>
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

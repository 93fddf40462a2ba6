import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './till.module.css'
import type { Missing, Scanning } from './use-scan.ts'

/** Scans that are not on the nota: refused, still looked for, or without an answer. */
export function MissingScans({ scanning }: { scanning: Scanning }) {
  const { missing, refused, read, scan, forgetMissing } = scanning
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
          <button type="button" className={classes.how} onClick={() => read(text)}>
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
              for (const one of lost) void scan(one.kode_barcode)
            }}
          >
            {t('Coba lagi')}
          </button>
          <button type="button" className={classes.how} onClick={forgetMissing}>
            {t('Batal')}
          </button>
        </p>
      )}
    </>
  )
}

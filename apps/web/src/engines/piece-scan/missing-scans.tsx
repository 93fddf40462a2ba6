import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/text/icon.tsx'
import classes from './piece-scan.module.css'
import type { Missing, Scanning } from './use-piece-scan.ts'

interface MissingScansProps {
  readonly scanning: Scanning
  /** What is said of codes without an answer: where they are missing. */
  readonly lostText: (kode: string) => string
}

/** Scans that are not there: refused, still looked for, or without an answer. */
export function MissingScans({ scanning, lostText }: MissingScansProps) {
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
          <button type="button" className="k-dotted" onClick={() => read(text)}>
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
          {lostText(codes(lost))}
          <button
            type="button"
            className="k-dotted"
            onClick={() => {
              for (const one of lost) void scan(one.kode_barcode)
            }}
          >
            {t('Coba lagi')}
          </button>
          <button type="button" className="k-dotted" onClick={forgetMissing}>
            {t('Batal')}
          </button>
        </p>
      )}
    </>
  )
}

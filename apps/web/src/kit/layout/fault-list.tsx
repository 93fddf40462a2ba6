import { useTranslation } from 'react-i18next'
import classes from './layout.module.css'

/** What is wrong in one cell of a sheet; the text is a translation key. */
export interface SheetFault {
  readonly row: number
  /** Label of the column, translated; empty where it has none. */
  readonly label: string
  readonly text: string
}

const SHOWN = 50

/** What is wrong in a sheet, row by row, in the order of the rows; nothing where nothing is. */
export function FaultList({ faults }: { readonly faults: readonly SheetFault[] }) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  const sorted = [...faults].sort((a, b) => a.row - b.row)
  return (
    <ol className={classes.faults} role="alert">
      {sorted.slice(0, SHOWN).map(({ row, label, text }) => (
        <li key={`${row} ${label}`}>
          {t('Baris {baris}', { baris: row })} · {label}: {t(text)}
        </li>
      ))}
    </ol>
  )
}

import { useTranslation } from 'react-i18next'
import classes from './layout.module.css'

/** What is wrong in one cell of a sheet, in words of the present language. */
export interface SheetFault {
  readonly row: number
  /** Label of the column; empty where it has none. */
  readonly label: string
  /** What stands in it, where the sheet is not in view. */
  readonly cell?: string | undefined
  readonly text: string | undefined
}

const SHOWN = 50

/** What is wrong in a sheet, row by row, in the order of the rows; nothing where nothing is. */
export function FaultList({ faults }: { readonly faults: readonly SheetFault[] }) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  const sorted = [...faults].sort((a, b) => a.row - b.row)
  return (
    <ol className={classes.faults} role="alert">
      {sorted.slice(0, SHOWN).map(({ row, label, cell, text }) => (
        <li key={`${row} ${label}`}>
          {t('Baris {baris}', { baris: row })} · {label}
          {cell !== undefined && cell !== '' && <GivenCell cell={cell} />}: {text}
        </li>
      ))}
    </ol>
  )
}

/** What stands in a cell that cannot be taken, behind the name of its column. */
export const GivenCell = ({ cell }: { readonly cell: string }) => (
  <>
    {' '}
    <q translate="no">{cell}</q>
  </>
)

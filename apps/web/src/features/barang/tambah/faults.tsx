import { BARANG_SHEET } from '@kencana/contract/areas/barang/sheet'
import { useTranslation } from 'react-i18next'
import classes from '../barang.module.css'

interface FaultsProps {
  readonly errors: Readonly<Record<string, string>>
  /** Rows of the grid by their place in the call; `null`: the keys are rows of the sheet. */
  readonly places: readonly number[] | null
}

const SHOWN = 50

/** What is wrong, row by row, in the order of the rows. */
export function Faults({ errors, places }: FaultsProps) {
  const { t } = useTranslation()
  const faults = Object.entries(errors).flatMap(([key, text]) => {
    const [, index, name] = /^(?:barang\.)?(\d+)\.(\w+)$/.exec(key) ?? []
    if (index === undefined) return []
    const row = places === null ? Number(index) : (places[Number(index)] ?? 0) + 1
    const field = BARANG_SHEET.find(one => one.key === name)
    return [{ key, row, label: field === undefined ? '' : t(field.label), text }]
  })
  if (faults.length === 0) return null
  faults.sort((a, b) => a.row - b.row)
  return (
    <ol className={classes.faults} role="alert">
      {faults.slice(0, SHOWN).map(({ key, row, label, text }) => (
        <li key={key}>
          {t('Baris {baris}', { baris: row })} · {label}: {t(text)}
        </li>
      ))}
    </ol>
  )
}

import { BARANG_SHEET } from '@kencana/contract/areas/barang/sheet'
import { useTranslation } from 'react-i18next'
import { FaultList } from '../../../kit/layout/fault-list.tsx'
import { fieldError } from '../../../lib/problem/field-error.ts'

interface FaultsProps {
  readonly errors: Readonly<Record<string, string>>
  /** What stands in the cells of a file; the grid shows its own. */
  readonly nilai: Readonly<Record<string, string>>
  /** Rows of the grid by their place in the call; `null`: the keys are rows of the sheet. */
  readonly places: readonly number[] | null
}

/** What is wrong, row by row, in the order of the rows. */
export function Faults({ errors, nilai, places }: FaultsProps) {
  const { t } = useTranslation()
  const faults = Object.entries(errors).flatMap(([key, text]) => {
    const [, index, name] = /^(?:barang\.)?(\d+)\.(\w+)$/.exec(key) ?? []
    if (index === undefined) return []
    const row = places === null ? Number(index) : (places[Number(index)] ?? 0) + 1
    const field = BARANG_SHEET.find(one => one.key === name)
    const label = field === undefined ? '' : t(field.label)
    return [{ row, label, cell: nilai[key], text: fieldError(t, text) }]
  })
  return <FaultList faults={faults} />
}

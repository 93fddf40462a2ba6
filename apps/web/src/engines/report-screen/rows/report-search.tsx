import { formatRupiah } from '@kencana/domain/quantity'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import classes from '../../../kit/table/table.module.css'
import { TableToolbar } from '../../../kit/table/table-toolbar.tsx'

interface ReportSearchProps {
  readonly label: string
  /** What is searched for now; empty without a search. */
  readonly value: string
  /** How many rows were found; undefined while they are looked for. */
  readonly found: number | undefined
  readonly onSearch: (text: string) => void
  /** Beside the search. */
  readonly children?: ReactNode
}

/** Whoever types rests this long before the server looks. */
const REST_MS = 400

/** Looks among all rows of the report; the figures under them are those of what was found. */
export function ReportSearch({ label, value, found, onSearch, children }: ReportSearchProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const asked = useRef(value)
  useEffect(() => {
    // The address came from elsewhere: a link, the way back.
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  const ask = useSteady(() => {
    const wanted = text.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever types on rests anew
  useEffect(() => {
    const rest = setTimeout(ask, REST_MS)
    return () => clearTimeout(rest)
  }, [text, ask])
  return (
    <div className={classes.table} data-empty={found === 0 || undefined}>
      <TableToolbar
        label={label}
        search={text}
        onSearch={setText}
        onEnter={ask}
        onSave={undefined}
        saveDisabled
      >
        {value !== '' && found !== undefined && (
          <span role="status">
            {t('{jumlah} baris ditemukan', { jumlah: formatRupiah(found) })}
          </span>
        )}
        {children}
      </TableToolbar>
    </div>
  )
}

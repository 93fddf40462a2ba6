import { BARANG_SHEET } from '@kencana/contract/areas/barang/sheet'
import { isFigure } from '@kencana/contract/kit/sheet/columns'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetCell } from '../../../kit/table/sheet-cell.tsx'
import classes from '../barang.module.css'
import { type GridRow, withCell, withPaste } from './grid-rows.ts'

interface GridProps {
  readonly rows: readonly GridRow[]
  readonly faults: ReadonlyMap<string, string>
  readonly onChange: (rows: readonly GridRow[]) => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
}

/** A sheet to type into or paste into; arrows and Enter go from row to row. */
export function Grid({ rows, faults, onChange }: GridProps) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = `[data-cell="${row + step[0]}.${column + step[1]}"]`
    table.current?.querySelector<HTMLInputElement>(next)?.focus()
  }
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onChange(withPaste(rows, row, column, text))
  }
  return (
    <div className={classes.gridWrap}>
      <table ref={table} className={classes.grid} aria-label={t('Baris barang')}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {BARANG_SHEET.map(field => (
              <th key={field.key} scope="col">
                {t(field.label)}
                {field.required && ' *'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sheet is its number
            <tr key={row}>
              <td>{row + 1}</td>
              {BARANG_SHEET.map((field, column) => {
                const fault = faults.get(`${row}.${field.key}`)
                return (
                  <td key={field.key} data-bad={fault !== undefined || undefined} title={fault}>
                    <SheetCell
                      className={isFigure(field) ? classes.numbers : undefined}
                      isFigure={isFigure(field)}
                      place={`${row}.${column}`}
                      label={`${t(field.label)} ${row + 1}`}
                      isWrong={fault !== undefined}
                      value={cells[column] ?? ''}
                      placeholder={row === 0 ? field.example : ''}
                      onChange={text => onChange(withCell(rows, row, column, text))}
                      onKeyDown={event => onKeyDown(event, row, column)}
                      onPaste={event => onPaste(event, row, column)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

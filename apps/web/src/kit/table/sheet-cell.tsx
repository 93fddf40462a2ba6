import type { ClipboardEvent, KeyboardEvent } from 'react'

interface SheetCellProps {
  readonly label: string
  readonly value: string
  /** Row and column, for the keys that go from cell to cell. */
  readonly place: string
  /** A figure is read when the sheet is saved; a code that is scanned never becomes one. */
  readonly isFigure: boolean
  readonly isWrong: boolean
  readonly placeholder: string
  readonly className?: string | undefined
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** One cell of a sheet: its text stands as it was typed. */
export function SheetCell({ label, place, isFigure, isWrong, onChange, ...cell }: SheetCellProps) {
  return (
    <input
      {...cell}
      data-cell={place}
      data-kind={isFigure ? 'figure' : 'text'}
      data-figure-cell={isFigure || undefined}
      inputMode={isFigure ? 'decimal' : 'text'}
      aria-label={label}
      aria-invalid={isWrong}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

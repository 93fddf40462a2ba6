import type { Mark } from '@kencana/contract/papers/mark'
import type { CSSProperties, ReactNode } from 'react'
import classes from './page.module.css'

const MM_PER_POINT = 25.4 / 72

/** Millimetres of the page as the picture's scale has them. */
export const mm = (value: number): string => `calc(var(--mm) * ${value})`

type Boxed = { readonly x: number; readonly y: number; readonly width: number }

const at = ({ x, y, width }: Boxed, more: CSSProperties = {}): CSSProperties => ({
  left: mm(x),
  top: mm(y),
  width: mm(width),
  ...more,
})

/** One mark of a paper about as the papers' pen draws it; the PDF beside it is the truth. */
export function MarkView({ mark }: { readonly mark: Mark }): ReactNode {
  switch (mark.kind) {
    case 'text':
      return <TextView mark={mark} />
    case 'table':
      return <TableView mark={mark} />
    case 'line': {
      const { x1, y1, x2, y2, thick } = mark
      const style = {
        left: mm(Math.min(x1, x2)),
        top: mm(Math.min(y1, y2)),
        width: mm(Math.max(Math.abs(x2 - x1), thick)),
        height: mm(Math.max(Math.abs(y2 - y1), thick)),
      }
      return <span className={classes.ink} style={style} />
    }
    case 'box': {
      const { thick, fill, height } = mark
      const background =
        typeof fill === 'number' ? `color-mix(in srgb, white ${fill * 100}%, black)` : fill
      const border = thick === undefined ? 0 : `max(1px, ${mm(thick)}) solid`
      return (
        <span
          className={classes.mark}
          style={at(mark, { height: mm(height), background, border })}
        />
      )
    }
    case 'qr':
      return (
        <span
          className={classes.qr}
          style={{ left: mm(mark.x), top: mm(mark.y), width: mm(mark.size), height: mm(mark.size) }}
        />
      )
    case 'barcode':
      return <span className={classes.bars} style={at(mark, { height: mm(mark.height) })} />
    case 'logo':
      return (
        <span className={classes.logo} style={at(mark, { height: mm(mark.height) })}>
          LOGO
        </span>
      )
  }
}

function TextView({ mark }: { readonly mark: Extract<Mark, { kind: 'text' }> }) {
  const step = mark.leading ?? mark.size * 1.25 * MM_PER_POINT
  const style = at(mark, {
    height: mm(step * mark.lines),
    fontSize: mm(mark.size * MM_PER_POINT),
    lineHeight: mm(step),
    fontWeight: mark.weight === 'semibold' ? 600 : 400,
    textAlign: mark.align,
    opacity: 1 - mark.grey,
    whiteSpace: mark.lines === 1 ? 'pre' : 'normal',
  })
  return (
    <span className={classes.text} style={style}>
      {mark.text}
    </span>
  )
}

/** Above and below the letters of a cell, and beside them: as in `form-table.ts`, in points. */
const CELL_POINTS = 4.2
const SIDE_POINTS = 3

function TableView({ mark }: { readonly mark: Extract<Mark, { kind: 'table' }> }) {
  const { columns, rows, size, width } = mark
  const row = Math.max((size * 1.25 + CELL_POINTS) * MM_PER_POINT, mark.rowHeight)
  const style = at(mark, {
    height: mm(mark.height),
    fontSize: mm(size * MM_PER_POINT),
    gridTemplateColumns: columns.map(column => `${(column.width / width) * 100}%`).join(' '),
    gridAutoRows: mm(row),
  })
  const cell = { paddingInline: mm(SIDE_POINTS * MM_PER_POINT) }
  return (
    <span className={classes.table} style={style}>
      {columns.map((column, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
        <b key={i} style={{ ...cell, textAlign: column.align }}>
          {column.label}
        </b>
      ))}
      {rows.flatMap((cells, line) =>
        cells.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={`${line} ${i}`} style={{ ...cell, textAlign: columns[i]?.align ?? 'left' }}>
            {text}
          </span>
        )),
      )}
    </span>
  )
}

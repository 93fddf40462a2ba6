import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Heard, StoreRow } from '../../lib/chain/ask-stores.ts'
import { isSame } from '../../lib/device/same.ts'
import classes from './chain.module.css'

export interface GridCell {
  /** What stands there; nothing where the store did not answer. */
  readonly text: ReactNode
  readonly label: string
  readonly isChanged: boolean
  /** Another value than most stores have. */
  readonly differs: boolean
  readonly isLocked?: boolean
}

export interface GridRow {
  readonly key: string
  /** Heading above the row, where another group of rows begins. */
  readonly group?: string
  readonly name: ReactNode
  /** Changes the row in every store at once; nothing where stores must differ. */
  readonly rowLabel?: string
}

interface ChainGridProps<R extends GridRow> {
  readonly label: string
  readonly corner: string
  readonly stores: readonly Heard<unknown>[]
  readonly rows: readonly R[]
  readonly cellOf: (row: R, store: StoreRow) => GridCell
  readonly onCell: (row: R, store: StoreRow) => void
  readonly onRow: (row: R) => void
  /** Figures stand right. */
  readonly isFigures?: boolean
}

/** Something of every store, side by side; a cell or a whole row is changed by pressing it. */
export function ChainGrid<R extends GridRow>(props: ChainGridProps<R>) {
  const { t } = useTranslation()
  const { stores, rows } = props
  return (
    <div className={classes.gridBox}>
      <table className={classes.grid} aria-label={props.label}>
        <thead>
          <tr>
            <th>{props.corner}</th>
            {stores.map(({ store, problem }) => (
              <th
                key={store.kode_toko}
                title={store.nama_toko}
                data-figure={props.isFigures || undefined}
              >
                {store.kode_toko}{' '}
                {problem !== undefined && <Tag tone="bad">{t('Tidak menjawab')}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveInGrid}>
          {rows.map(row => (
            <Fragment key={row.key}>
              {row.group !== undefined && (
                <tr className={classes.groupRow}>
                  <th scope="colgroup" colSpan={stores.length + 1}>
                    {row.group}
                  </th>
                </tr>
              )}
              <Row {...props} row={row} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row<R extends GridRow>({ row, ...props }: ChainGridProps<R> & { row: R }) {
  const { stores, cellOf, onCell, onRow, isFigures } = props
  const figure = isFigures || undefined
  return (
    <tr>
      <th scope="row">
        {row.rowLabel === undefined ? (
          <span className={classes.plain}>{row.name}</span>
        ) : (
          <button
            type="button"
            className={classes.cell}
            aria-label={row.rowLabel}
            title={row.rowLabel}
            onClick={() => onRow(row)}
          >
            {row.name}
          </button>
        )}
      </th>
      {stores.map(({ store, problem }) => {
        const cell = cellOf(row, store)
        return (
          <td key={store.kode_toko}>
            <button
              type="button"
              className={classes.cell}
              data-figure={figure}
              data-changed={cell.isChanged || undefined}
              data-differs={(!cell.isChanged && cell.differs) || undefined}
              aria-label={cell.label}
              disabled={problem !== undefined || cell.isLocked === true}
              onClick={() => onCell(row, store)}
            >
              {problem === undefined ? cell.text : '–'}
            </button>
          </td>
        )
      })}
    </tr>
  )
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows go from cell to cell, over those that cannot be pressed. */
function moveInGrid(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key]
  const at = (event.target as HTMLElement).closest('td,th')
  if (step === undefined || !(at instanceof HTMLTableCellElement)) return
  event.preventDefault()
  const lines = [...event.currentTarget.rows]
  const line = lines.indexOf(at.parentElement as HTMLTableRowElement)
  const most = Math.max(lines.length, ...lines.map(row => row.cells.length))
  for (let by = 1; by <= most; by++) {
    const cell = lines[line + by * step[0]]?.cells[at.cellIndex + by * step[1]]
    const button = cell?.querySelector<HTMLButtonElement>('button:not(:disabled)')
    if (!button) continue
    button.focus()
    return
  }
}

/** The value that most stores have, where they do not all have the same one. */
export function usualOf<T>(values: readonly (T | undefined)[]): T | undefined {
  const known = values.filter(value => value !== undefined)
  const times = known.map(value => known.filter(other => isSame(value, other)).length)
  return known[times.indexOf(Math.max(...times))]
}

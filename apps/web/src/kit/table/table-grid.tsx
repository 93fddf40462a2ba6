import { type KeyboardEvent, lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alignOf, type Column, cellText, rawValue } from './columns.ts'
import { keepFromRow, PickAll, PickCell, type Picks } from './pick-cells.tsx'
import classes from './table.module.css'

interface TableGridProps<R> {
  readonly label: string
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  readonly sorting: { readonly id: string; readonly desc: boolean } | undefined
  readonly onSort: (key: string) => void
  readonly onRow: ((row: R) => void) | undefined
  readonly rowTone: ((row: R) => string | undefined) | undefined
  readonly totals: Readonly<Record<string, number | string | null>> | undefined
  readonly busy: boolean
  readonly picks?: Picks<R> | undefined
}

/** From here on only the rows in sight are drawn. */
const LONG = 120
const AT_FIRST = 40

const LongRows = lazy(() => import('./long-rows.tsx').then(m => ({ default: m.LongRows })))

/** The drawn table. Roles are written out because the cards of a phone are no tables to CSS. */
export function TableGrid<R>(props: TableGridProps<R>) {
  const { columns, rows, onRow, rowTone, rowKey, picks } = props
  const scroll = useRef<HTMLDivElement>(null)
  const long = rows.length > LONG
  const draw = (row: R, index: number) => (
    <Row key={rowKey(row)} {...{ row, index, columns, onRow, rowTone, picks }} />
  )
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-long={long || undefined}
      data-busy={props.busy || undefined}
      tabIndex={long && onRow === undefined ? 0 : undefined}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them */}
      <table role="table" aria-label={props.label} aria-rowcount={rows.length + 1}>
        <Head {...props} />
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody role="rowgroup" onKeyDown={moveInRows}>
          {long ? (
            <Suspense fallback={rows.slice(0, AT_FIRST).map(draw)}>
              <LongRows
                count={rows.length}
                columns={columns.length + (picks === undefined ? 0 : 1)}
                scroll={scroll}
                draw={index => {
                  const row = rows[index]
                  return row === undefined ? null : draw(row, index)
                }}
              />
            </Suspense>
          ) : (
            rows.map(draw)
          )}
        </tbody>
        {props.totals !== undefined && <Totals columns={columns} totals={props.totals} />}
      </table>
    </div>
  )
}

function Head<R>({ columns, rows, sorting, onSort, picks }: TableGridProps<R>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
        {picks !== undefined && <PickAll picks={picks} rows={rows} />}
        {columns.map(column => {
          const sorted =
            sorting?.id === column.key ? (sorting.desc ? 'descending' : 'ascending') : 'none'
          const sortable = column.sortable !== false && column.kind !== 'action'
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={sorted}
              data-align={alignOf(column.kind)}
              style={{ width: column.width }}
            >
              {sortable ? (
                <button type="button" onClick={() => onSort(column.key)}>
                  {column.label}
                  <i aria-hidden="true">{{ none: '', ascending: '↑', descending: '↓' }[sorted]}</i>
                </button>
              ) : (
                column.label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface RowProps<R> {
  readonly row: R
  readonly index: number
  readonly columns: readonly Column<R>[]
  readonly onRow: ((row: R) => void) | undefined
  readonly rowTone: ((row: R) => string | undefined) | undefined
  readonly picks: Picks<R> | undefined
}

function Row<R>({ row, index, columns, onRow, rowTone, picks }: RowProps<R>) {
  const { t } = useTranslation()
  const open =
    onRow === undefined
      ? {}
      : {
          tabIndex: index === 0 ? 0 : -1,
          'data-opens': true,
          onClick: () => onRow(row),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.target !== event.currentTarget) return
            if (event.key === ' ' && picks !== undefined) {
              event.preventDefault()
              if (picks.may(row)) picks.set([row], !picks.has(row))
            }
            if (event.key !== 'Enter') return
            // The form that opens takes the cursor: this very Enter must not send it.
            event.preventDefault()
            onRow(row)
          },
        }
  const tone = picks?.has(row) === true ? 'gold' : rowTone?.(row)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <tr role="row" aria-rowindex={index + 2} data-tone={tone} {...open}>
      {picks !== undefined && <PickCell picks={picks} row={row} />}
      {columns.map(column => (
        <td
          key={column.key}
          // biome-ignore lint/a11y/noRedundantRoles: as above
          role="cell"
          data-align={alignOf(column.kind)}
          data-kind={column.kind}
          data-lead={column.leads}
          data-label={column.label}
          onClick={column.kind === 'action' ? event => event.stopPropagation() : undefined}
          onKeyDown={column.kind === 'action' ? keepFromRow : undefined}
        >
          {column.cell?.(row) ?? cellText(rawValue(column, row), column.kind, t('Ya'), t('Tidak'))}
        </td>
      ))}
    </tr>
  )
}

interface TotalsProps<R> {
  readonly columns: readonly Column<R>[]
  readonly totals: Readonly<Record<string, number | string | null>>
}

function Totals<R>({ columns, totals }: TotalsProps<R>) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <tfoot role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
        {columns.map((column, index) => {
          const value = totals[column.key]
          const text = value === undefined ? '' : cellText(value, column.kind)
          return (
            <td
              key={column.key}
              // biome-ignore lint/a11y/noRedundantRoles: as above
              role="cell"
              data-align={alignOf(column.kind)}
              data-label={column.label}
            >
              {index === 0 && text === '' ? t('Total') : text}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}

/** ↑ ↓ Home End between rows that open something. */
function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target
  if (!(row instanceof HTMLTableRowElement)) return
  const target = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  }[event.key]
  if (!(target instanceof HTMLElement) || target.dataset.opens === undefined) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}

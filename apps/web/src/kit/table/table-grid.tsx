import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alignOf, type Column, cellText, rawValue } from './columns.ts'
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
}

/** From here on only the rows in sight are drawn. */
const LONG = 120
const ROW_PX = 34

/** The drawn table. Roles are written out because the cards of a phone are no tables to CSS. */
export function TableGrid<R>(props: TableGridProps<R>) {
  const { columns, rows } = props
  const scroll = useRef<HTMLDivElement>(null)
  const long = rows.length > LONG
  const virtual = useVirtualizer({
    count: long ? rows.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  const items = virtual.getVirtualItems()
  const from = long ? (items[0]?.index ?? 0) : 0
  const to = long ? (items.at(-1)?.index ?? 40) + 1 : rows.length
  const below = long ? Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)) : 0

  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-long={long || undefined}
      data-busy={props.busy || undefined}
      tabIndex={long && props.onRow === undefined ? 0 : undefined}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them */}
      <table role="table" aria-label={props.label} aria-rowcount={rows.length + 1}>
        <Head {...props} />
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody role="rowgroup" onKeyDown={moveInRows}>
          <Spacer height={long ? (items[0]?.start ?? 0) : 0} columns={columns.length} />
          {rows.slice(from, to).map((row, i) => (
            <Row key={props.rowKey(row)} row={row} index={from + i} {...rowProps(props)} />
          ))}
          <Spacer height={below} columns={columns.length} />
        </tbody>
        {props.totals !== undefined && <Totals columns={columns} totals={props.totals} />}
      </table>
    </div>
  )
}

const rowProps = <R,>({ columns, onRow, rowTone }: TableGridProps<R>) => ({
  columns,
  onRow,
  rowTone,
})

function Head<R>({ columns, sorting, onSort }: TableGridProps<R>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
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
}

function Row<R>({ row, index, columns, onRow, rowTone }: RowProps<R>) {
  const { t } = useTranslation()
  const open =
    onRow === undefined
      ? {}
      : {
          tabIndex: index === 0 ? 0 : -1,
          'data-opens': true,
          onClick: () => onRow(row),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Enter' && event.target === event.currentTarget) onRow(row)
          },
        }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <tr role="row" aria-rowindex={index + 2} data-tone={rowTone?.(row)} {...open}>
      {columns.map(column => (
        <td
          key={column.key}
          // biome-ignore lint/a11y/noRedundantRoles: as above
          role="cell"
          data-align={alignOf(column.kind)}
          data-kind={column.kind}
          data-label={column.label}
          onClick={column.kind === 'action' ? event => event.stopPropagation() : undefined}
          onKeyDown={column.kind === 'action' ? event => event.stopPropagation() : undefined}
        >
          {column.cell?.(row) ?? cellText(rawValue(column, row), column.kind, t('Ya'), t('Tidak'))}
        </td>
      ))}
    </tr>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null
  return (
    <tr className={classes.spacer}>
      <td colSpan={columns} style={{ height }} />
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

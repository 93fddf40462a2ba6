import {
  type ColumnFace,
  type ReportAnswer,
  type ReportRow,
  SEARCH_KEY,
} from '@kencana/contract/kit/report'
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alignOf, cellText } from '../../kit/table/columns.ts'
import table from '../../kit/table/table.module.css'
import { Lead } from '../../lib/address/lead.tsx'
import classes from './report.module.css'
import { type ReportLine, reportLines } from './report-lines.ts'

/** The addresses of cells that lead somewhere, and the way there. */
export interface Links {
  readonly hrefOf: (column: ColumnFace, row: ReportRow) => string | undefined
  readonly go: (href: string) => void
}

interface ReportTableProps {
  readonly label: string
  readonly answer: ReportAnswer
  /** What the last row is called. */
  readonly total: string | undefined
  readonly busy: boolean
  /** As in the address: a column's key, `-` before it for descending. */
  readonly sorting: string | undefined
  /** Undefined for reports that have an order of their own. */
  readonly onSort: ((sorting: string | undefined) => void) | undefined
  readonly links: Links
  readonly hidden: readonly string[]
}

/** From here on only the lines in sight are drawn. */
const LONG = 150
const AT_FIRST = 40
/** With more columns than this the words wrap, and the first column stays when the rest scrolls. */
const ROOMY = 10

// Mounted after the scrolling region around it, which it measures.
const LongRows = lazy(() =>
  import('../../kit/table/long-rows.tsx').then(m => ({ default: m.LongRows })),
)

/** The rows of a report with groups, subtotals and the total pinned under them. */
export function ReportTable(props: ReportTableProps) {
  const { answer } = props
  const { rows, totals, meta } = answer
  const found = SEARCH_KEY in meta.values ? 'Total yang ditemukan' : undefined
  const scroll = useRef<HTMLDivElement>(null)
  const lines = useMemo(
    () => reportLines(rows, meta.columns, meta.group, meta.more),
    [rows, meta.columns, meta.group, meta.more],
  )
  const all = meta.columns.filter(({ key }) => !meta.group.includes(key))
  const columns = all.filter((column, at) => at === 0 || !props.hidden.includes(column.key))
  const long = lines.length > LONG
  const draw = (index: number): ReactNode => {
    const line = lines[index]
    if (line === undefined) return null
    return (
      <Line
        key={line.key}
        {...{ line, columns, all: meta.columns, group: meta.group }}
        links={props.links}
      />
    )
  }
  return (
    <div
      className={`${table.table} ${classes.report}`}
      data-dense={columns.length > ROOMY || undefined}
    >
      <section
        ref={scroll}
        className={table.scroll}
        data-long={long || undefined}
        data-busy={props.busy || undefined}
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them */}
        <table role="table" aria-label={props.label} aria-rowcount={lines.length + 1}>
          <Head columns={columns} sorting={props.sorting} onSort={props.onSort} />
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tbody role="rowgroup">
            {long ? (
              <Suspense fallback={lines.slice(0, AT_FIRST).map((_, index) => draw(index))}>
                <LongRows
                  count={lines.length}
                  columns={columns.length}
                  scroll={scroll}
                  draw={draw}
                />
              </Suspense>
            ) : (
              lines.map((_, index) => draw(index))
            )}
          </tbody>
          <Totals columns={columns} totals={totals} name={found ?? props.total ?? 'Total'} />
        </table>
      </section>
    </div>
  )
}

type HeadProps = Pick<ReportTableProps, 'sorting' | 'onSort'> & {
  readonly columns: readonly ColumnFace[]
}

function Head({ columns, sorting, onSort }: HeadProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
        {columns.map(({ key, label, kind }) => {
          const way = sorting === key ? 'ascending' : sorting === `-${key}` ? 'descending' : 'none'
          const next = { none: key, ascending: `-${key}`, descending: undefined }[way]
          return (
            <th key={key} scope="col" data-align={alignOf(kind)} aria-sort={way}>
              {onSort === undefined ? (
                t(label)
              ) : (
                <button type="button" onClick={() => onSort(next)}>
                  {t(label)}
                  <i aria-hidden="true">{{ none: '', ascending: '↑', descending: '↓' }[way]}</i>
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface LineProps {
  readonly line: ReportLine
  readonly columns: readonly ColumnFace[]
  readonly all: readonly ColumnFace[]
  readonly group: readonly string[]
  readonly links: Links
}

function Line({ line, columns, all, group, links }: LineProps) {
  const { t } = useTranslation()
  if (line.kind === 'row' || line.kind === 'result') {
    return <Row row={line.row} columns={columns} links={links} result={line.kind === 'result'} />
  }
  const by = all.find(column => column.key === group[line.depth])
  const name = by === undefined ? '' : shown(by, line.row)
  if (line.kind === 'heading') {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
      <tr role="row" className={classes.heading} data-depth={line.depth}>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <td role="cell" colSpan={columns.length}>
          <span>{by === undefined ? '' : t(by.label)}</span>{' '}
          {by === undefined ? (
            name
          ) : (
            <Leading column={by} row={line.row} links={links} text={name} />
          )}
        </td>
      </tr>
    )
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <tr role="row" className={classes.subtotal} data-depth={line.depth}>
      <Sums columns={columns} sums={line.sums} name={t('Subtotal {group}', { group: name })} />
    </tr>
  )
}

type RowProps = Pick<LineProps, 'columns' | 'links'> & { row: ReportRow; result: boolean }

/** The link in the row is what a keyboard opens; a click anywhere in the row is its comfort. */
function Row({ row, columns, links, result }: RowProps) {
  const lead = columns.map(column => links.hrefOf(column, row)).find(href => href !== undefined)
  const opens = lead === undefined ? {} : { 'data-opens': true, onClick: () => links.go(lead) }
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
      role="row"
      className={result ? classes.subtotal : undefined}
      data-tone={!result && Number(row.jumlah) < 0 ? 'mute' : undefined}
      {...opens}
    >
      {columns.map(column => (
        <Cell key={column.key} column={column} row={row} links={links} />
      ))}
    </tr>
  )
}

/** Codes and numbers of documents stay on one line. */
const SHORT = 24
/** What is longer is read as a sentence, and gets the room of one. */
const LONG_TEXT = 40
/** 'FH-JKT-261102-0001' */
const DOCUMENT = /^[A-Z]{2}-.+-\d{6}-\d{4,}$/

interface CellProps {
  readonly column: ColumnFace
  readonly row: ReportRow
  readonly links: Links
}

function Cell({ column, row, links }: CellProps) {
  const { t } = useTranslation()
  const text = shown(column, row)
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
      role="cell"
      data-align={alignOf(column.kind)}
      data-kind={column.kind}
      data-short={text.length <= SHORT || undefined}
      data-words={text.includes(' ') || undefined}
      data-sentence={text.length > LONG_TEXT || undefined}
      data-document={DOCUMENT.test(text) || undefined}
      data-label={t(column.label)}
    >
      <Leading column={column} row={row} links={links} text={text} />
    </td>
  )
}

/** What a column says of a row, as a link where it leads somewhere. */
function Leading({ column, row, links, text }: CellProps & { readonly text: ReactNode }) {
  const href = links.hrefOf(column, row)
  if (href === undefined) return text
  return (
    <Lead className={classes.lead} href={href}>
      {text}
    </Lead>
  )
}

/** A cell as it is read; the server said words of ours in the reader's language. */
function shown(column: ColumnFace, row: ReportRow): string {
  const value = row[column.key]
  return value === null || value === undefined || value === '' ? '' : cellText(value, column.kind)
}

interface TotalsProps {
  readonly columns: readonly ColumnFace[]
  readonly totals: ReportRow
  /** The totals of what a search found are not those of the report. */
  readonly name: string
}

function Totals({ columns, totals, name }: TotalsProps) {
  const { t } = useTranslation()
  if (!columns.some(column => column.total)) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
    <tfoot role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
        <Sums columns={columns} sums={totals} name={t(name)} />
      </tr>
    </tfoot>
  )
}

function Sums({
  columns,
  sums,
  name,
}: {
  columns: readonly ColumnFace[]
  sums: ReportRow
  name: string
}) {
  const { t } = useTranslation()
  const words = Math.max(
    1,
    columns.findIndex(column => column.total),
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them */}
      <td role="cell" colSpan={words}>
        {name}
      </td>
      {columns.slice(words).map(({ key, kind, total, label }) => (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <td key={key} role="cell" data-align={alignOf(kind)} data-label={t(label)}>
          {total ? cellText(sums[key], kind) : ''}
        </td>
      ))}
    </>
  )
}

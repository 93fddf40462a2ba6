import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../dialogs/notify.ts'
import { useLateEnter } from '../keys/use-late-enter.ts'
import { EmptyState, ErrorState, SkeletonTable } from '../layout/states.tsx'
import type { Column } from './columns.ts'
import { downloadCsv } from './csv/csv.ts'
import type { Picks } from './pick-cells.tsx'
import classes from './table.module.css'
import { TableGrid } from './table-grid.tsx'
import { TablePager } from './table-pager.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { type TableQuery, useTableModel } from './use-table-model.ts'

/** The answer of a paged call (`{count, data, skip, limit, page}`) beside the call's state. */
export interface ServerPage {
  readonly count: number
  readonly page: number
  readonly limit: number
  /** What its rows are searched for, or are being. */
  readonly q: string
}

export interface DataTableProps<R> {
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[] | undefined
  readonly rowKey: (row: R) => string
  /** Name of the table for those who do not see the page. */
  readonly label: string
  /** The server pages: `rows` is one page, `onQuery` asks for another. */
  readonly server?: ServerPage
  readonly onQuery?: (query: TableQuery) => void
  /** All rows for the CSV when the server pages. */
  readonly allRows?: () => Promise<readonly R[]>
  readonly onRow?: (row: R) => void
  /** Rows are picked, by Space and by their boxes. */
  readonly picks?: Picks<R>
  readonly rowTone?: (row: R) => 'gold' | 'bad' | 'ok' | 'mute' | undefined
  /** Row of sums under the table, by column key. */
  readonly totals?: Readonly<Record<string, number | string | null>>
  readonly loading?: boolean
  readonly error?: string
  readonly onRetry?: () => void
  readonly emptyHint?: ReactNode
  readonly emptyAct?: ReactNode
  readonly search?: boolean
  /** What the search box says at first, and when another search comes from outside. */
  readonly firstSearch?: string
  readonly csv?: boolean
  readonly pageSize?: number
  /** Beside the search box; on a phone behind one button. */
  readonly filters?: ReactNode
}

const SEARCH_REST_MS = 250

/** The one table of the product: search, sort, pages, CSV, keyboard, cards on a phone. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { columns, rows, server, onQuery } = props
  const { t } = useTranslation()
  const { search, setSearch, asked } = useSearchText(props.firstSearch ?? '')
  const [ownSize, setOwnSize] = useState(props.pageSize ?? 50)
  const pageSize = server?.limit ?? ownSize
  const model = useTableModel({
    columns,
    rows: rows ?? NONE,
    search,
    pageSize,
    server,
    onQuery,
  })
  const searchFor = useRested(
    text => {
      asked(text)
      model.searchFor(text)
    },
    server === undefined ? 0 : SEARCH_REST_MS,
  )
  const late = useLateEnter(isAnswer(props, search), () => {
    const row = foundRow(props, model.found, search)
    if (row !== undefined) props.onRow?.(row)
  })
  const save = async () => {
    try {
      const all = server === undefined ? model.sortedRows() : await props.allRows?.()
      downloadCsv(columns, all ?? [])
    } catch {
      await notify.error(t('Terjadi Kesalahan Saat Request Data'))
    }
  }
  const canSave = props.csv !== false && (server === undefined || props.allRows !== undefined)

  return (
    <div className={classes.table} data-empty={model.pageRows.length === 0 || undefined}>
      <TableToolbar
        label={props.label}
        search={props.search === false ? undefined : search}
        onSearch={text => {
          late.forget()
          setSearch(text)
          searchFor(text)
        }}
        onEnter={late.enter}
        onLeave={late.forget}
        onSave={canSave ? save : undefined}
        saveDisabled={model.count === 0}
        filters={props.filters}
      />
      {body(props, model, search, t('Ubah kata pencarian atau kosongkan pencarian.'))}
      <TablePager
        model={model}
        pageSize={pageSize}
        shown={model.pageRows.length}
        onSize={size => {
          setOwnSize(size)
          model.resize(size)
        }}
      />
    </div>
  )
}

const NONE: readonly never[] = []

/** Whether the rows are what was searched for, up to the last letter. */
const isAnswer = <R,>({ rows, server, loading }: DataTableProps<R>, search: string): boolean =>
  rows !== undefined &&
  (server === undefined || (loading !== true && server.q.trim() === search.trim()))

/** What Enter in the search opens: the row of that very key, or the only one there is. */
function foundRow<R>(
  { rowKey }: DataTableProps<R>,
  found: readonly R[],
  search: string,
): R | undefined {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return undefined
  const named = found.find(row => rowKey(row).toLowerCase() === wanted)
  return named ?? (found.length === 1 ? found[0] : undefined)
}

/** What stands in the search box: typed here, or asked for by the address that was opened. */
function useSearchText(fromOutside: string) {
  const [search, setSearch] = useState(fromOutside)
  const last = useRef(fromOutside)
  useEffect(() => {
    // its own search comes back by the address while the next letters are typed already
    if (fromOutside === last.current) return
    last.current = fromOutside
    setSearch(fromOutside)
  }, [fromOutside])
  return {
    search,
    setSearch,
    asked: (text: string) => {
      last.current = text
    },
  }
}

function body<R>(
  props: DataTableProps<R>,
  model: ReturnType<typeof useTableModel<R>>,
  search: string,
  searchHint: string,
): ReactNode {
  if (props.error !== undefined) {
    const retry = props.onRetry === undefined ? {} : { onRetry: props.onRetry }
    return <ErrorState title={props.error} {...retry} />
  }
  if (props.rows === undefined) return <SkeletonTable columns={Math.min(props.columns.length, 6)} />
  if (model.pageRows.length === 0) {
    return (
      <EmptyState hint={search === '' ? props.emptyHint : searchHint}>
        {search === '' && props.emptyAct}
      </EmptyState>
    )
  }
  return (
    <TableGrid
      label={props.label}
      columns={props.columns.filter(({ fileOnly }) => fileOnly !== true)}
      rows={model.pageRows}
      rowKey={props.rowKey}
      sorting={model.sorting}
      onSort={model.sortBy}
      onRow={props.onRow}
      rowTone={props.rowTone}
      picks={props.picks}
      totals={props.totals}
      busy={props.loading ?? false}
    />
  )
}

/** Calls after a rest, always the latest function. */
function useRested(run: (text: string) => void, restMs: number): (text: string) => void {
  const latest = useRef(run)
  latest.current = run
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return text => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(text), restMs)
  }
}

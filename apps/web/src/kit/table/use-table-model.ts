import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { type Column, cellText, rawValue } from './columns.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
})

/** What a table on the server's pages is asked for. `skip` is for calls that page by rows. */
export interface TableQuery {
  readonly page: number
  readonly limit: number
  readonly skip: number
  readonly q: string
  readonly sort?: { readonly key: string; readonly desc: boolean }
}

export interface ModelInput<R> {
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly search: string
  readonly pageSize: number
  /** The rows are already one page of `count`. */
  readonly server: { readonly count: number; readonly page: number } | undefined
  readonly onQuery: ((query: TableQuery) => void) | undefined
}

/** Searching, sorting and paging of rows; one page of rows comes out. */
export function useTableModel<R>(input: ModelInput<R>) {
  const { columns, rows, search, pageSize, server, onQuery } = input
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([])
  const [pageIndex, setPageIndex] = useState(0)
  const found = useMemo(
    () => (server === undefined ? searched(rows, columns, search) : rows),
    [rows, columns, search, server],
  )
  const pages = Math.max(1, Math.ceil((server?.count ?? found.length) / pageSize))
  const page = Math.min(server === undefined ? pageIndex : server.page - 1, pages - 1)
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const table = useTable({
    features,
    columns: definitions as never,
    data: found as never,
    state: { sorting, pagination: { pageIndex: page, pageSize } },
    manualPagination: server !== undefined,
    manualSorting: server !== undefined,
    rowCount: server?.count ?? found.length,
    autoResetPageIndex: false,
  })
  const ask = (next: { page?: number; limit?: number; q?: string; sorting?: typeof sorting }) => {
    const limit = next.limit ?? pageSize
    const wanted = next.page ?? 1
    const sort = (next.sorting ?? sorting)[0]
    onQuery?.({
      page: wanted,
      limit,
      skip: (wanted - 1) * limit,
      q: next.q ?? search,
      ...(sort === undefined ? {} : { sort: { key: sort.id, desc: sort.desc } }),
    })
  }
  return {
    found,
    pageRows: table.getRowModel().rows.map(row => row.original as R),
    sortedRows: () => table.getSortedRowModel().rows.map(row => row.original as R),
    count: server?.count ?? found.length,
    page,
    pages,
    sorting: sorting[0],
    sortBy: (key: string) => {
      const next = nextSorting(sorting[0], key)
      setSorting(next)
      setPageIndex(0)
      ask({ sorting: next })
    },
    toPage: (index: number) => {
      setPageIndex(index)
      ask({ page: index + 1 })
    },
    searchFor: (q: string) => {
      setPageIndex(0)
      ask({ q })
    },
    resize: (limit: number) => {
      setPageIndex(0)
      ask({ limit })
    },
  }
}

function definitionOf<R>(column: Column<R>) {
  return {
    id: column.key,
    accessorFn: (row: R) => rawValue(column, row),
    sortFn: column.kind === undefined || column.kind === 'text' ? 'alphanumeric' : 'basic',
    sortUndefined: 'last' as const,
    enableSorting: column.sortable !== false && column.kind !== 'action',
  }
}

/** Up, down, none. */
function nextSorting(now: { id: string; desc: boolean } | undefined, key: string) {
  if (now?.id !== key) return [{ id: key, desc: false }]
  return now.desc ? [] : [{ id: key, desc: true }]
}

/** Rows where every typed word stands in some column, as it is shown. */
function searched<R>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  search: string,
): readonly R[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const read = columns.filter(column => column.kind !== 'action')
  return rows.filter(row => {
    const text = read
      .map(c => `${rawValue(c, row) ?? ''} ${cellText(rawValue(c, row), c.kind)}`)
      .join('\n')
      .toLowerCase()
    return words.every(word => text.includes(word))
  })
}

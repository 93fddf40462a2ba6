import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable, type DataTableProps } from '../../../kit/table/data-table.tsx'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { problemText } from '../../../lib/problem-text.ts'
import type { PagedList } from './use-paged-list.ts'

interface DocumentListProps<Row> extends Pick<DataTableProps<Row>, 'rowTone' | 'picks' | 'csv'> {
  readonly title: string
  readonly description?: string | undefined
  /** What one calls the rows: 'Penjualan'. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly list: PagedList<Row>
  /** What is searched for, where the address says so. */
  readonly q: string | undefined
  readonly numberOf: (row: Row) => string
  readonly filters: ReactNode
  /** What can be done from here: top right, the main act last. */
  readonly acts?: ReactNode
  readonly emptyHint: string
  /** The number the address names: it opens beside the list. */
  readonly first: string | undefined
  readonly drawer: (opened: {
    readonly nomor: string
    readonly onOpen: (nomor: string) => void
    readonly onClose: () => void
  }) => ReactNode
}

/** Documents of one kind, found by their filters and by words, paged by the server. */
export function DocumentList<Row>(props: DocumentListProps<Row>) {
  // A number that is asked for again, by a link or the search over all, opens again.
  const visit = useLocation({ select: location => location.state.__TSR_key })
  return <Rows key={props.first === undefined ? '' : visit} {...props} />
}

function Rows<Row>(props: DocumentListProps<Row>) {
  const { t } = useTranslation()
  const { title, description, columns, list, q, numberOf, acts, first, drawer, ...table } = props
  const [opened, setOpened] = useState(first ?? null)
  const { data, error, isFetching, refetch } = list.list
  const why = useRefusal(error)
  return (
    <>
      <PageHeader title={title} {...(description === undefined ? {} : { description })}>
        {acts}
      </PageHeader>
      <Panel flush>
        <DataTable
          {...table}
          columns={columns.map(column => ({ ...column, sortable: false }))}
          rows={data?.data}
          rowKey={numberOf}
          server={list.server}
          onQuery={({ page, limit, q: words }) =>
            list.change({ page: String(page), limit: String(limit), q: words })
          }
          {...(q === undefined ? {} : { firstSearch: q })}
          allRows={list.allRows}
          onRow={row => setOpened(numberOf(row))}
          loading={isFetching}
          {...(error === null ? {} : { error: why ?? t('Terjadi Kesalahan Saat Request Data') })}
          onRetry={() => void refetch()}
        />
      </Panel>
      {opened !== null &&
        drawer({ nomor: opened, onOpen: setOpened, onClose: () => setOpened(null) })}
    </>
  )
}

/** What a refused list was refused for; a failed one has no words of its own. */
function useRefusal(error: unknown): string | undefined {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    setSaid(undefined)
    if (isRefusal(error)) void problemText(error).then(setSaid)
  }, [error])
  return said
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500

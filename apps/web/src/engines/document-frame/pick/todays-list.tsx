import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useSession } from '../../../lib/session.ts'

export interface TodaysListProps<Row> {
  readonly title: string
  /** Beginning of the query's name: a command that changes the area reads it again. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly read: (today: string, signal: AbortSignal) => Promise<{ readonly data: readonly Row[] }>
  readonly numberOf: (row: Row) => string
  readonly onPick: (nomor: string) => void
  readonly emptyHint: string
}

/** Documents of the open business day, newest first. */
export function TodaysList<Row>(props: TodaysListProps<Row>) {
  const { title, name, columns, read, numberOf, onPick, emptyHint } = props
  const today = useSession()?.tgl_system ?? null
  const list = useQuery({
    queryKey: [name, 'hari-ini', title, today],
    queryFn: ({ signal }) => read(today ?? '', signal),
    enabled: today !== null,
  })
  if (list.error !== null) return <ErrorState onRetry={() => void list.refetch()} />
  if (today !== null && list.data === undefined) return <SkeletonTable rows={5} />
  return (
    <Panel flush title={title}>
      <DataTable
        label={title}
        columns={columns}
        rows={list.data?.data ?? []}
        rowKey={numberOf}
        onRow={row => onPick(numberOf(row))}
        search={false}
        emptyHint={emptyHint}
      />
    </Panel>
  )
}

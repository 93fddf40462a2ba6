import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import type { Days } from './asked-days.ts'
import { DayFilter } from './day-filter.tsx'
import { DocumentList } from './document-list.tsx'
import { SalesFilter } from './sales-filter.tsx'
import { type StatedAsked, statedFilter } from './stated-filter.ts'
import { StatusFilter } from './status-filter.tsx'
import { usePagedList } from './use-paged-list.ts'

/** What the server is asked for. */
export interface StatedQuery<Status> {
  readonly status: Status | 'ALL'
  readonly tgl_from?: string
  readonly tgl_to?: string
  readonly kode_sales?: string
  readonly q?: string
  readonly skip: number
  readonly limit: number
}

interface Stated {
  readonly status: string
}

type Shown<Row> = Pick<
  ComponentProps<typeof DocumentList<Row>>,
  'title' | 'description' | 'label' | 'numberOf' | 'emptyHint' | 'drawer'
>

interface StatedListProps<Row extends Stated> extends Shown<Row> {
  /** Beginning of the query's name: a command that changes the area reads it again. */
  readonly name: string
  /** Keeps lists of one name apart. */
  readonly part?: string
  /** The page of the address (`useAsked`), and the number it names. */
  readonly asked: StatedAsked
  readonly ask: (asked: Readonly<Record<string, string>>) => void
  readonly nomor: string | undefined
  /** Days it is asked for (`useAskedDays`); a list that knows none has no field for them. */
  readonly days?: Days
  /** Whether one may ask for documents of one sales person. */
  readonly bySales?: true
  /** States in their order, and the one of documents that stand: others are drawn faint. */
  readonly names: Readonly<Record<Row['status'], string>>
  readonly tones: Readonly<Record<Row['status'], Tone>>
  readonly stands: NoInfer<Row['status']>
  /** All but the state, which is the last. */
  readonly columns: readonly Column<Row>[]
  readonly read: (
    query: StatedQuery<Row['status']>,
    signal?: AbortSignal,
  ) => Promise<{ readonly count: number; readonly data: readonly Row[] }>
  /** What can be done from here, the main act last. */
  readonly acts?: ReactNode
}

/** Documents that have a state, by day, sales person, state and words; each opens beside them. */
export function StatedList<Row extends Stated>(props: StatedListProps<Row>) {
  type Status = Row['status']
  const { name, part, asked, ask, nomor, days, bySales, ...rest } = props
  const { names, tones, stands, columns, read, acts, ...shown } = rest
  const { t } = useTranslation()
  const nameOf = (status: Status) => names[status]
  const states = Object.keys(names) as Status[]
  const filter = statedFilter({ asked, nomor, days, bySales, states })
  const { status } = filter
  const list = usePagedList({
    name,
    ...(part === undefined ? {} : { part }),
    asked,
    ask,
    filter,
    read: (query, signal) => read({ ...query, status }, signal),
  })
  return (
    <DocumentList<Row>
      {...shown}
      columns={[
        ...columns,
        {
          key: 'status',
          label: t('Status'),
          value: row => nameOf(row.status),
          cell: row => <Tag tone={tones[row.status as Status]}>{nameOf(row.status)}</Tag>,
        },
      ]}
      list={list}
      q={filter.q}
      rowTone={row => (row.status === stands ? undefined : 'mute')}
      first={nomor}
      acts={acts}
      filters={
        <>
          {days !== undefined && <DayFilter filter={days} onChange={list.change} />}
          {bySales && <SalesFilter value={asked.kode_sales} onChange={list.change} />}
          <StatusFilter<Status>
            value={status as Status}
            states={['ALL', ...states]}
            nameOf={nameOf}
            onChange={list.change}
          />
        </>
      }
    />
  )
}

import { seesCost } from '@kencana/contract/cost'
import {
  ALL,
  type ChartFace,
  type ColumnFace,
  type ColumnKind,
  type FilterFace,
  type Lead,
  type RANGE_KEYS,
  type ReportFace,
  type ReportRow,
} from '@kencana/contract/kit/report'
import type { AddressedScreen, NameIn } from '@kencana/contract/menu/addresses'
import type { Level } from '@kencana/contract/permissions'
import type { PoolClient } from 'pg'
import type { Sql } from '../../platform/sql.ts'

type Without<F, K extends string> = F extends unknown ? Omit<F, K> : never

/** A filter of a definition; `V` is what the SQL gets of it. */
export interface Filter<V> {
  readonly face: Without<FilterFace, 'key'>
  /** Never set: it carries the type. */
  readonly gives?: V
}

export type Filters = Readonly<Record<string, Filter<unknown>>> & { readonly toko: Filter<string> }
export type Columns = Readonly<Record<string, Omit<ColumnFace, 'key'>>>

/** What the SQL gets: `toko` is one store, an unset `ref` or `text` is null. */
export type ValuesOf<F extends Filters> = {
  readonly [K in keyof F]: F[K] extends Filter<infer V> ? V : never
}

interface Definition<F extends Filters, C extends Columns> {
  /** As in the specification's list of reports. */
  readonly id: string
  readonly title: string
  readonly family: string
  /** Screen path; `/<id>` when left out. */
  readonly path?: string
  readonly module?: string
  /** Said instead of 'Tidak Ada Data' when there are no rows. */
  readonly empty?: string
  /** Said instead of 'Laporan Tidak Tersedia' when the call failed. */
  readonly failed?: string
  readonly filters: F
  readonly columns: C
  /** Columns of one answer, when the filters decide which there are. */
  readonly columnsFor?: (values: ValuesOf<F>) => readonly (keyof C & string)[]
  /** Columns that rows are gathered under, with subtotals; `order` must keep them together. */
  readonly group?: readonly (keyof C & string)[]
  /** Whether the groups hold, when the filters decide it: rows in another order lie mixed. */
  readonly groupedWhen?: (values: ValuesOf<F>) => boolean
  readonly chart?: ChartFace
  /** What the last row is called, where 'Total' does not say it. */
  readonly total?: string
  readonly orientation?: 'landscape' | 'portrait'
  /** Some rows of the statement are results (`RESULT_KEY`), which no sum holds. */
  readonly results?: true
  /** Columns that groups stand by, where their names would turn them about. */
  readonly groupOrder?: readonly string[]
  /** What the paper says beside its filters: a text of ours, and what it is. */
  readonly noted?: (values: ValuesOf<F>) => readonly [text: string, what: string] | undefined
  /** Columns of the statement, shown or not; `-` before a name turns it round. */
  readonly order: readonly string[]
  /**
   * Rows of a day come from that day alone, stand in the order of days, and an index finds them: a
   * long file reads some days at a time, so that nothing large is sorted beside the tills.
   */
  readonly byDays?: true
  /** Puts several stores together in one set of rows, where the filters ask for it. */
  readonly combined?: Combining<ValuesOf<F>>
}

/** A row of the statement, every column of it. */
export type RawRow = Readonly<Record<string, unknown>>

/** How rows of several stores become those of all of them; few rows, all in memory. */
export interface Combining<V> {
  readonly when: (values: V) => boolean
  /** Rows of all stores, each in the order of its store, to the rows that are shown. */
  readonly rows: (rows: readonly RawRow[], values: V) => readonly RawRow[]
}

/** One statement for one store, without its order: reports are sorted and summed around it. */
interface BySql<F extends Filters> {
  readonly sql: (values: ValuesOf<F>) => Sql
}

/** The way out for few rows that no single statement gives; already in their order. */
interface ByRows<F extends Filters> {
  readonly rows: (db: PoolClient, values: ValuesOf<F>) => Promise<readonly ReportRow[]>
}

/** Values of filters by name, once the generics are gone. */
export type FilterValues = Readonly<Record<string, unknown>>

export interface ReportDefinition {
  readonly face: ReportFace
  readonly id: string
  readonly path: string
  readonly order: readonly string[]
  readonly byDays: boolean
  readonly results: boolean
  readonly groupOrder?: readonly string[]
  readonly noted?: (values: FilterValues) => readonly [text: string, what: string] | undefined
  readonly combined?: Combining<FilterValues>
  readonly columnsFor: (values: FilterValues) => readonly ColumnFace[]
  readonly groupFor: (values: FilterValues) => readonly string[]
  readonly sql?: (values: FilterValues) => Sql
  readonly rows?: (db: PoolClient, values: FilterValues) => Promise<readonly ReportRow[]>
}

/** A report that others may lead to: it carries the type of its filters. */
export interface Asking<F extends Filters> {
  readonly path: string
  /** Never set. */
  readonly asks?: F
}

/** Declares a report: filters, columns, groups and the statement; everything else follows. */
export function defineReport<const F extends Filters, const C extends Columns>(
  d: Definition<F, C> & (BySql<F> | ByRows<F>),
): ReportDefinition & Asking<F> {
  const columns = Object.entries(d.columns).map(([key, column]) => ({ key, ...column }))
  const path = d.path ?? `/${d.id}`
  const { columnsFor } = d
  return {
    id: d.id,
    path,
    order: d.order,
    byDays: d.byDays ?? false,
    results: d.results ?? false,
    ...(d.groupOrder === undefined ? {} : { groupOrder: d.groupOrder }),
    ...(d.noted === undefined ? {} : { noted: d.noted as NonNullable<ReportDefinition['noted']> }),
    ...(d.combined === undefined ? {} : { combined: d.combined as Combining<FilterValues> }),
    face: {
      id: d.id,
      path,
      title: d.title,
      family: d.family,
      filters: Object.entries(d.filters).map(([key, f]) => ({ key, ...f.face }) as FilterFace),
      columns,
      group: d.group ?? [],
      ...(d.chart === undefined ? {} : { chart: d.chart }),
      ...(d.total === undefined ? {} : { total: d.total }),
      orientation: d.orientation ?? 'landscape',
      ...(d.module === undefined ? {} : { module: d.module }),
      ...(d.empty === undefined ? {} : { empty: d.empty }),
      ...(d.failed === undefined ? {} : { failed: d.failed }),
    },
    columnsFor: values => {
      const chosen = columnsFor?.(values as ValuesOf<F>)
      return chosen === undefined ? columns : columns.filter(c => chosen.includes(c.key))
    },
    groupFor: values => ((d.groupedWhen?.(values as ValuesOf<F>) ?? true) ? (d.group ?? []) : []),
    ...('sql' in d
      ? { sql: values => d.sql(values as ValuesOf<F>) }
      : { rows: (db, values) => d.rows(db, values as ValuesOf<F>) }),
  }
}

/** The report as a level gets it: without the columns of what pieces cost, unless it may know. */
export function reportFor(level: Level, report: ReportDefinition): ReportDefinition {
  if (seesCost(level) || !report.face.columns.some(column => column.cost)) return report
  const shown = (columns: readonly ColumnFace[]) => columns.filter(column => !column.cost)
  return {
    ...report,
    face: { ...report.face, columns: shown(report.face.columns) },
    columnsFor: values => shown(report.columnsFor(values)),
  }
}

/** The store; head office may choose several or all, and the statement runs once for each. */
export const tokoFilter = (): Filter<string> => ({ face: { label: 'Toko', kind: 'stores' } })

/** Two business dates, both ends meant; the open business day when nothing is said. */
export const dateRangeFilter = (
  label = 'Tanggal',
): Filter<{ readonly dari: string; readonly sampai: string }> => ({
  face: { label, kind: 'date-range' },
})

/** One business date; the open business day when nothing is said. */
export const dateFilter = (label = 'Tanggal'): Filter<string> => ({ face: { label, kind: 'date' } })

/** The key of a record of a master, or null for all of them. */
export const refFilter = (master: string, label: string): Filter<string | null> => ({
  face: { label, kind: 'ref', master },
})

/** Who validated it, of the cashiers (doc1 §6: only users of level KASIR, plus ALL), or null. */
export const validByFilter = (): Filter<string | null> => ({
  face: { label: 'Valid By', kind: 'user', level: 'KASIR' },
})

/** One of a fixed set; the first when nothing is said. */
export const choiceFilter = <const O extends Readonly<Record<string, string>>>(
  label: string,
  options: O,
): Filter<keyof O & string> => ({
  face: { label, kind: 'choice', options, awal: Object.keys(options)[0] ?? ALL },
})

/** A piece of text, or null. */
export const textFilter = (label: string): Filter<string | null> => ({
  face: { label, kind: 'text' },
})

type Days = { readonly dari: string; readonly sampai: string }

/** Names of the filters in the address; the store goes along by itself. */
type FilterNames<F extends Filters> = {
  [K in keyof F]: K extends 'toko'
    ? never
    : F[K] extends Filter<Days>
      ? (typeof RANGE_KEYS)[number]
      : K
}[keyof F]

/** Leads to a report: names of its filters, each with the column of the row that fills it. */
export const leadToReport = <F extends Filters>(
  { path }: Asking<F>,
  search: { readonly [K in FilterNames<F>]?: string },
): Lead => ({ path, search: search as Lead['search'], store: 'filter' })

/** Leads to a screen: names that it reads, each with the column of the row that fills it. */
export const leadToScreen = <S extends AddressedScreen>(
  path: S,
  search: { readonly [K in NameIn<S>]?: string },
): Lead => ({ path, search: search as Lead['search'], store: 'acting' })

/** Leads to the screen whose path stands in a column of the row, as it opens by itself. */
export const leadToScreenOf = (column: string): Lead => ({
  path: '',
  pathIn: column,
  search: {},
  store: 'acting',
})

type ColumnOptions = Partial<Pick<ColumnFace, 'total' | 'leadsTo' | 'orTo' | 'width' | 'cost'>>

const column =
  (kind: ColumnKind, total: boolean) =>
  (label: string, options: ColumnOptions = {}): Omit<ColumnFace, 'key'> => ({
    label,
    kind,
    total,
    ...options,
  })

export const textColumn = column('text', false)
/** Words of ours (a state, a section): translated on screens. */
export const wordColumn = (
  label: string,
  options: ColumnOptions = {},
): Omit<ColumnFace, 'key'> => ({
  ...textColumn(label, options),
  words: true,
})
/** A number of things; summed. */
export const countColumn = column('count', true)
/** Whole milligrams; summed. */
export const weightColumn = column('weight', true)
/** Whole micrograms of fine gold; summed. */
export const fineColumn = column('fine', true)
/** Whole rupiah; summed. */
export const moneyColumn = column('money', true)
export const dateColumn = column('date', false)
/** An instant, shown in Asia/Jakarta. */
export const datetimeColumn = column('datetime', false)
/** Permil, shown as percent. */
export const percentColumn = column('percent', false)

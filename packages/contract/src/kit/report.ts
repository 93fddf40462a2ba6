import type { Level } from '../permissions.ts'

/**
 * The face of a report: what the browser gets of a definition, never its SQL. Column kinds decide
 * alignment, decimals, totals, Excel format and CSV text everywhere.
 */
export type ColumnKind =
  | 'text'
  | 'count'
  /** whole milligrams, shown as grams with three decimals */
  | 'weight'
  /** whole micrograms of fine gold, shown as grams with three decimals */
  | 'fine'
  /** whole rupiah */
  | 'money'
  | 'date'
  /** an instant, shown in Asia/Jakarta */
  | 'datetime'
  /** permil, shown as percent with one decimal */
  | 'percent'
  /** purity in permil, shown with one decimal */
  | 'permil'

/** Where a cell leads: the document or the rows that its row stands for, in its store. */
export interface Lead {
  /** Empty where a column of the row says it. */
  readonly path: string
  /** The column that says the path, where rows lead to screens of their own. */
  readonly pathIn?: string
  /** Names of the target's address, each with the column of the row that fills it. */
  readonly search: Readonly<Record<string, string>>
  /** How the target gets the store: a report by its filter, other screens by acting for it. */
  readonly store: 'filter' | 'acting'
}

export interface ColumnFace {
  readonly key: string
  readonly label: string
  readonly kind: ColumnKind
  /** Summed in groups and totals. Default: count, weight, fine and money are. */
  readonly total: boolean
  readonly leadsTo?: Lead
  /** Where rows lead that have none of its figures: the first of these that has. */
  readonly orTo?: readonly Lead[]
  /** The cells are words of ours (a state, a section), so a screen translates them. */
  readonly words?: boolean
  /** What pieces cost: only levels that may know it get the column, anywhere. */
  readonly cost?: boolean
  /** Weight of the column's width on paper; default by kind. */
  readonly width?: number
}

export type FilterFace = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'stores' }
  | { readonly kind: 'date-range' }
  | { readonly kind: 'date' }
  | { readonly kind: 'ref'; readonly master: string }
  /** Somebody of one level, by user id. */
  | { readonly kind: 'user'; readonly level: Level }
  /** `awal`: the choice made when nothing is said. */
  | {
      readonly kind: 'choice'
      readonly options: Readonly<Record<string, string>>
      readonly awal: string
    }
  | { readonly kind: 'text' }
)

export interface ChartFace {
  readonly kind: 'bar' | 'line' | 'donut'
  readonly label: string
  readonly value: string
  /** A second shape that the first is compared with. */
  readonly against?: string
}

export interface ReportFace {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly family: string
  readonly filters: readonly FilterFace[]
  readonly columns: readonly ColumnFace[]
  readonly group: readonly string[]
  readonly chart?: ChartFace
  /** What the last row is called, where 'Total' does not say it. */
  readonly total?: string
  readonly orientation: 'landscape' | 'portrait'
  /** Module key that must be on in a store for its figures to be read. */
  readonly module?: string
  /** Said when there are no rows, where a report has words of its own for it. */
  readonly empty?: string
  /** Said when the call failed, where a report has words of its own for it. */
  readonly failed?: string
}

/**
 * The key of a row that is a result of the rows above it, such as a gross profit: it is drawn as a
 * sum is, and added to nothing.
 */
export const RESULT_KEY = 'baris_hasil'

/** Whether a row is a result of those above it. */
export const isResult = (row: Readonly<Record<string, unknown>>): boolean =>
  row[RESULT_KEY] !== undefined && row[RESULT_KEY] !== null

export type ReportCell = string | number | null
export type ReportRow = Record<string, ReportCell>

/** What a report call answers: `{rows, totals, meta}` (03-decisions §4). */
export interface ReportAnswer {
  readonly rows: readonly ReportRow[]
  readonly totals: ReportRow
  readonly meta: {
    readonly count: number
    /** More rows exist than were sent; the files hold them all. */
    readonly more: boolean
    /** Where the rows go on (`ReportPage`); null behind the last one. */
    readonly lanjut: string | null
    /** Filters as people read them. */
    readonly filters: string
    /** Filters as they stand in the address, defaults filled in. */
    readonly values: Readonly<Record<string, string>>
    readonly stores: readonly string[]
    /** Stores that were asked and did not answer: the totals lack them. */
    readonly missing: readonly string[]
    /** Columns of this answer: those of the face, or what the filters made of them. */
    readonly columns: readonly ColumnFace[]
    readonly group: readonly string[]
  }
}

/** Rows behind those that were sent, and where they go on in their turn. */
export interface ReportPage {
  readonly rows: readonly ReportRow[]
  readonly lanjut: string | null
}

/** The name of a search in the address: rows that hold every one of its words. */
export const SEARCH_KEY = 'q'

/** A filter that leaves nothing out. */
export const ALL = 'ALL'

/** Names of a date range in the address (doc1 §5). */
export const RANGE_KEYS = ['tanggal_awal', 'sampai_tgl'] as const

/** Most rows of a report that are sent to a screen at once; the files hold them all. */
export const SCREEN_ROWS = 2_000

/** Above this many detail rows a file is saved instead of opened in a new window (doc1 §9). */
export const INLINE_ROWS = 500

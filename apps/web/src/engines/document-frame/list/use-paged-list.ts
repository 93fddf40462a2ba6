import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { everyRow } from '../../../kit/table/every-row.ts'

/** What the screen's address holds, and how another is asked for: every value a text. */
type Asked = Readonly<Record<string, string>>

interface PageAsked {
  readonly skip: number
  readonly limit: number
}

/** What a list is narrowed by: texts of the address. */
type Texts<Filter> = { readonly [K in keyof Filter]: string | undefined }

interface Source<Filter extends Texts<Filter>, Row> {
  /** Beginning of the query's name: a command that changes the area reads it again. */
  readonly name: string
  /** Keeps lists of one name apart. */
  readonly part?: string
  /** The page in the address (`useAsked`). */
  readonly asked: { readonly page?: string; readonly limit?: string }
  readonly ask: (asked: Asked) => void
  /** What the list is narrowed by; what is not defined is not sent. */
  readonly filter: Filter
  readonly read: (
    query: { readonly [K in keyof Filter]: NonNullable<Filter[K]> } & PageAsked,
    signal?: AbortSignal,
  ) => Promise<{ readonly count: number; readonly data: readonly Row[] }>
}

const FIRST_SIZE = '50'

/** Rows of a document page by page, as the address asks for them, and a way to ask for others. */
export function usePagedList<Filter extends Texts<Filter>, Row>(source: Source<Filter, Row>) {
  const { name, part, asked, ask, filter, read } = source
  const { page = '1', limit = FIRST_SIZE } = asked
  const { q = '' }: { readonly q?: string | undefined } = filter
  const size = Number(limit)
  const rows = (skip: number, most: number, signal?: AbortSignal) =>
    read({ ...said(filter), skip, limit: most }, signal)
  const list = useQuery({
    queryKey: [name, 'daftar', part, filter, page, limit],
    queryFn: ({ signal }) => rows((Number(page) - 1) * size, size, signal),
    placeholderData: keepPreviousData,
  })
  return {
    list,
    server: { count: list.data?.count ?? 0, page: Number(page), limit: size, q },
    /** Another filter, which begins at its first page. */
    change: (more: Asked) => ask(said<Asked>({ ...filter, page: '1', limit, ...more } as Asked)),
    allRows: () => everyRow(rows),
  }
}

export type PagedList<Row> = ReturnType<typeof usePagedList<object, Row>>

/** Only the values that say something. */
const said = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]: NonNullable<T[K]> }

import type { MasterDefinition, MasterRow, Stamp } from '@kencana/contract/kit/master'
import { type MasterRoutes, masterRoutes } from '@kencana/contract/kit/masters/routes'
import { MASTERS } from '@kencana/contract/masters/registry'
import type { Query } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export type Row = MasterRow & Stamp

const made = new Map<string, MasterRoutes>()

/** The routes of a master, made once. */
export function routesOf(master: MasterDefinition): MasterRoutes {
  const known = made.get(master.name) ?? masterRoutes(master)
  made.set(master.name, known)
  return known
}

/** A master by name. A name that is none is a fault of a definition. */
export function masterNamed(name: string): MasterDefinition {
  const found = MASTERS.find(master => master.name === name)
  if (found === undefined) throw new Error(`no master named ${name}`)
  return found
}

export type ListQuery = Readonly<Record<string, string | number | undefined>>

/** A page of a master; `query` holds the page, the search, the sort and filters by field. */
export async function listRows(master: MasterDefinition, query: ListQuery, signal?: AbortSignal) {
  const input = { query: query as never, ...(signal === undefined ? {} : { signal }) }
  return (await call(routesOf(master).list, input)) as unknown as {
    count: number
    data: Row[]
    page: number
    limit: number
  }
}

const PAGE = 200

/** What the panel above a master's table reads: every row. */
export const panelKey = (master: MasterDefinition) => ['master', master.name, 'panel'] as const

/** Whether a panel has been asked for and has nothing to show yet. */
export const isPanelBegun = ({ queryKey, state }: Query): boolean =>
  queryKey[0] === 'master' && queryKey[2] === 'panel' && state.data === undefined

/** Every row a query finds, page by page, for a file. */
export async function everyRow(master: MasterDefinition, query: ListQuery): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const page = await listRows(master, {
      ...query,
      limit: PAGE,
      skip: all.length,
      page: undefined,
    })
    all.push(...page.data)
    if (all.length >= page.count || page.data.length === 0) return all
  }
}

/** What people call a row. */
export const nameOfRow = (master: MasterDefinition, row: Row): string =>
  String(row[master.nameField] ?? row[master.key])

/** The key in a call's path: by its own name in a specified path, as `kode` in a generic one. */
export const keyParams = (
  master: MasterDefinition,
  specified: unknown,
  row: Row,
): Record<string, string> => ({
  [specified === undefined ? 'kode' : master.key]: String(row[master.key]),
})

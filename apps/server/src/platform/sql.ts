import { createHash } from 'node:crypto'
import type { Pool, PoolClient, QueryResultRow } from 'pg'

/** A piece of SQL with its values; made by the `sql` tag only, so values never become text. */
export interface Sql {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'parts' in value && 'values' in value

/** SQL with placeholders. Nested `sql` pieces are spliced in; everything else becomes `$n`. */
export function sql(strings: TemplateStringsArray, ...inserts: unknown[]): Sql {
  if (!inserts.some(isSql)) return { parts: strings, values: inserts }
  const parts: string[] = [strings[0] ?? '']
  const values: unknown[] = []
  const glue = (piece: string) => {
    parts[parts.length - 1] += piece
  }
  inserts.forEach((insert, i) => {
    if (isSql(insert)) {
      insert.parts.forEach((part, at) => {
        if (at === 0) glue(part)
        else parts.push(part)
      })
      values.push(...insert.values)
      glue(strings[i + 1] ?? '')
    } else {
      values.push(insert)
      parts.push(strings[i + 1] ?? '')
    }
  })
  return { parts, values }
}

/** A table or column name from our own code (never from a request); refused if it could be more. */
export function name(identifier: string): Sql {
  if (!/^[a-z_][a-z0-9_]*$/.test(identifier)) throw new Error(`not an identifier: ${identifier}`)
  return { parts: [`"${identifier}"`], values: [] }
}

/** Pieces joined with a separator; nothing gives the empty piece. */
export function join(pieces: readonly Sql[], separator: Sql): Sql {
  return pieces.reduce<Sql>(
    (whole, piece, i) => (i === 0 ? piece : sql`${whole}${separator}${piece}`),
    { parts: [''], values: [] },
  )
}

/** Conditions joined with AND; none gives `true`. */
export const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : join(conditions, sql` and `)

const names = new Map<string, string>()
/** Statements of one piece by the strings of its template: there is one such object per place. */
const known = new WeakMap<readonly string[], { readonly name: string; readonly text: string }>()

function statement(query: Sql): { name: string; text: string; values: unknown[] } {
  let named = known.get(query.parts)
  if (named === undefined) {
    named = nameOf(query.parts)
    if ('raw' in query.parts) known.set(query.parts, named)
  }
  return { name: named.name, text: named.text, values: [...query.values] }
}

function nameOf(parts: readonly string[]): { name: string; text: string } {
  const text = parts.reduce((whole, part, i) => (i === 0 ? part : `${whole}$${i}${part}`), '')
  let key = names.get(text)
  if (key === undefined) {
    key = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    if (names.size < 2000) names.set(text, key)
  }
  return { name: key, text }
}

/** Something a statement can be sent to. */
export type Queryable = Pool | PoolClient

/** Rows of a named (prepared) statement. */
export async function rows<R extends QueryResultRow>(db: Queryable, query: Sql): Promise<R[]> {
  return (await db.query<R>(statement(query))).rows
}

/** The one row of a statement, or undefined. */
export async function first<R extends QueryResultRow>(
  db: Queryable,
  query: Sql,
): Promise<R | undefined> {
  return (await rows<R>(db, query))[0]
}

/** Runs a statement and answers how many rows it touched. */
export async function run(db: Queryable, query: Sql): Promise<number> {
  return (await db.query(statement(query))).rowCount ?? 0
}

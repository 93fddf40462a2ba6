import { join, name, type Sql, sql } from '../platform/sql.ts'

/** A code as people read it; one that the table does not know stays as it is. */
export const named = (code: Sql, table: Readonly<Record<string, string>>): Sql => {
  const whens = Object.entries(table).map(([kode, name]) => sql`when ${kode} then ${name}::text`)
  return sql`case ${code} ${join(whens, sql` `)} else ${code} end`
}

/** Marks a text of ours among parts that people wrote: it is said in the reader's language. */
export const ours = (text: Sql): Sql => sql`chr(31) || ${text}`

/** A text of ours among words that people wrote, within one part of a line. */
export const within = (text: Sql): Sql => sql`chr(28) || ${text} || chr(29)`

/** A text of ours with facts, which is said in the reader's language: `'{jumlah} faktur'`. */
export const told = (text: string, ...facts: readonly Sql[]): Sql =>
  join([ours(sql`${text}::text`), ...facts], sql` || chr(31) || `)

/** Parts of a line that are there, each said or kept by itself. */
export const parts = (...some: readonly Sql[]): Sql =>
  sql`concat_ws(chr(30), ${join(some, sql`, `)})`

/** Columns of money `r`, one by one or summed. */
export const figuresOf = (keys: readonly string[], of: (column: Sql) => Sql): Sql =>
  join(
    keys.map(key => sql`${of(sql`r.${name(key)}`)} as ${name(key)}`),
    sql`, `,
  )

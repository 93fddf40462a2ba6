import type pg from 'pg'
import { expect } from 'vitest'

/** Breaks books inside a transaction, taken back; `$name` of a statement is a number of `days`. */
export function breaking(admin: () => pg.Client, days: () => Readonly<Record<string, string>>) {
  const filled = (text: string): string =>
    text.replace(/\$([a-z]+)/g, (_, name: string) => days()[name] ?? name)
  /** What is said while `statement` holds; it must change something. */
  const after = async <T>(statement: string, look: () => Promise<T>): Promise<T> => {
    await admin().query('begin')
    try {
      await admin().query('set local session_replication_role = replica')
      const { rowCount } = await admin().query(filled(statement))
      expect(rowCount).toBeGreaterThan(0)
      return await look()
    } finally {
      await admin().query('rollback')
    }
  }
  return { filled, after }
}

import type { Queryable } from '../../platform/sql.ts'
import { mappings } from './akun.queries.ts'

/** `jenis_akun` → account number, of one (trx, type). */
export type AccountNumbers = Readonly<Record<string, string>>

/**
 * Parameter Akun as the posting modules need it: by `trx type`, each with its account numbers. Read
 * anew by every command, so that a change counts for the next document; kept nowhere.
 */
export async function accountMap(db: Queryable): Promise<ReadonlyMap<string, AccountNumbers>> {
  const map = new Map<string, Record<string, string>>()
  for (const { trx, type, jenis_akun, nomor_akun } of await mappings(db)) {
    const key = `${trx} ${type}`
    const numbers = map.get(key) ?? {}
    numbers[jenis_akun] = nomor_akun
    map.set(key, numbers)
  }
  return map
}

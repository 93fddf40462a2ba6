import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { type Queryable, rows, sql } from '../../platform/sql.ts'

/** A setting in percent, in hundredths of one: figures of money are kept from fractions. */
export const percentE2 = (percent: string | undefined): number => Math.round(Number(percent) * 100)

/** Settings of a store by key; one it has not set is as in a new store. */
export async function storeSettings(
  db: Queryable,
  kode_toko: string,
): Promise<Readonly<Record<string, string>>> {
  const set = await rows<{ kunci: string; nilai: string }>(
    db,
    sql`select kunci, nilai from para_system where kode_toko = ${kode_toko}`,
  )
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(set.map(one => [one.kunci, one.nilai])) }
}

import type { Pool } from 'pg'
import { allLookFirst } from './look-first.ts'
import type { Attempt } from './race.ts'

/**
 * Sorting as it is often written: see that the piece still waits, then write where it goes. Kept so
 * that the race of two keepers is seen to go red against it.
 */
export async function naiveKeepers(pool: Pool) {
  await pool.query(`drop table if exists naif_sortir;
    create table naif_sortir (barang text primary key, status text not null)`)
  const together = allLookFirst()
  const statusOf = async (code: string): Promise<string> =>
    (await pool.query('select status from naif_sortir where barang = $1', [code])).rows[0].status
  const sorting = (code: string, status: string) => () =>
    together(async (looked): Promise<Attempt> => {
      if ((await statusOf(code)) !== 'MENUNGGU') {
        return { status: 409, code: 'BARANG_BERUBAH', text: '' }
      }
      await looked()
      await pool.query('update naif_sortir set status = $2 where barang = $1', [code, status])
      return { status: 201, text: '' }
    })
  return async () => {
    const code = crypto.randomUUID()
    await pool.query("insert into naif_sortir values ($1, 'MENUNGGU')", [code])
    return {
      commands: [sorting(code, 'ADA'), sorting(code, 'BLN')] as const,
      stands: () => statusOf(code),
    }
  }
}

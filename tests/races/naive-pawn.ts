import type { Pool } from 'pg'
import { allLookFirst } from './look-first.ts'
import type { Pawn } from './pawn-shop.ts'
import type { Attempt } from './race.ts'

/**
 * A pawn counter as it is often written: read the loan, see that it is open and bore no interest
 * yet, write its end. Kept so that the race of loans is seen to go red against it.
 */
export function naivePawn(pool: Pool): Pawn {
  const statusOf = async (loan: string): Promise<string> =>
    (await pool.query('select status from naif_hutang where nomor = $1', [loan])).rows[0].status
  const together = allLookFirst()
  const end = (loan: string, status: string) =>
    together(async (looked): Promise<Attempt> => {
      if ((await statusOf(loan)) !== 'AKTIF') {
        return { status: 409, code: 'HUTANG_TIDAK_AKTIF', text: 'sudah selesai' }
      }
      const known = await pool.query('select count(*) from naif_bunga where nomor = $1', [loan])
      const rp = known.rows[0].count === '0' ? 60_000 : 0
      await looked()
      await pool.query('insert into naif_bunga values ($1, $2)', [loan, rp])
      await pool.query('update naif_hutang set status = $2 where nomor = $1', [loan, status])
      return { status: 201, nomor: loan, text: status }
    })
  return {
    prepare: async ({ ends }, loan) => [() => end(loan, ends[0]), () => end(loan, ends[1])],
    statusOf,
  }
}

/** The naive counter's tables, made anew; answers the numbers of its loans. */
export async function makeNaiveLoans(pool: Pool, loans: number): Promise<string[]> {
  await pool.query(`
    drop table if exists naif_hutang, naif_bunga;
    create table naif_hutang (nomor text primary key, status text not null);
    create table naif_bunga (nomor text not null, rp integer not null);`)
  const numbers = Array.from({ length: loans }, (_, i) => `H${i}`)
  await pool.query("insert into naif_hutang select unnest($1::text[]), 'AKTIF'", [numbers])
  return numbers
}

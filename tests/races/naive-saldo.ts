import type { Pool } from 'pg'
import { allLookFirst } from './look-first.ts'
import type { Attempt } from './race.ts'
import type { Spenders } from './saldo-shop.ts'

/**
 * Deposits as they are often spent: read the balance, see that it is enough, write what is left.
 * Kept so that the race of deposits is seen to go red against it.
 */
export function naiveSpenders(pool: Pool): Spenders {
  const saldoOf = async (bon: string): Promise<number> =>
    (await pool.query('select rp from naif_bon where nomor = $1', [bon])).rows[0].rp
  const together = allLookFirst()
  const take = (bon: string, jumlah: number) =>
    together(async (looked): Promise<Attempt> => {
      const saldo = await saldoOf(bon)
      if (saldo < jumlah) return { status: 422, code: 'SALDO_KURANG', text: 'kurang' }
      await looked()
      await pool.query('insert into naif_pakai values ($1, $2)', [bon, jumlah])
      await pool.query('update naif_bon set rp = $2 where nomor = $1', [bon, saldo - jumlah])
      return { status: 201, nomor: bon, text: 'terpakai' }
    })
  return {
    spend: async (bon, jumlah) => () => take(bon, jumlah),
    giveBack: async (bon, jumlah) => () => take(bon, jumlah),
    saldoOf,
  }
}

/** The naive deposits' tables, made anew; answers the numbers of deposits of that much. */
export async function makeNaiveBons(pool: Pool, count: number, rp: number): Promise<string[]> {
  await pool.query(`
    drop table if exists naif_bon, naif_pakai;
    create table naif_bon (nomor text primary key, rp integer not null);
    create table naif_pakai (nomor text not null, rp integer not null);`)
  const numbers = Array.from({ length: count }, (_, i) => `F${i}`)
  await pool.query('insert into naif_bon select unnest($1::text[]), $2', [numbers, rp])
  return numbers
}

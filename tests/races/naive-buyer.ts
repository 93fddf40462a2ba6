import type { Pool } from 'pg'
import { allLookFirst } from './look-first.ts'
import type { Attempt } from './race.ts'

/** A ring that was sold, by its nota. */
export interface SoldRing {
  readonly nomor: string
  readonly ring: string
}

/** Tills that buy notas back: the product through HTTP, or a naive handler. */
export interface Buyers {
  sold(count: number): Promise<SoldRing[]>
  buy(sold: SoldRing, client: number): Promise<Attempt>
}

/**
 * Buying back as it is often written: see that nobody bought the nota, then write that one did.
 * Kept so that the race of a nota is seen to go red against it.
 */
export async function naiveBuyers(pool: Pool): Promise<Buyers> {
  await pool.query(`drop table if exists naif_beli;
    create table naif_beli (nota text not null, kasir integer not null)`)
  const together = allLookFirst()
  return {
    sold: async count => Array.from({ length: count }, (_, i) => ({ nomor: `N${i}`, ring: 'R' })),
    buy: ({ nomor }, client) =>
      together(async looked => {
        const found = await pool.query('select 1 from naif_beli where nota = $1', [nomor])
        if (found.rowCount !== 0) return { status: 409, code: 'NOTA_SUDAH_DIBELI', text: '' }
        await looked()
        await pool.query('insert into naif_beli values ($1, $2)', [nomor, client])
        return { status: 201, nomor, text: '' }
      }),
  }
}

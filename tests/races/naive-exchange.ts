import type { Pool } from 'pg'
import { allLookFirst, type Looked } from './look-first.ts'
import type { Attempt } from './race.ts'

/** What an exchange is about: a ring of a nota that comes back, and new rings to take for it. */
export interface Wanted {
  readonly nota: string
  readonly old: string
  readonly ring: string
  readonly other: string
}

/** Tills that exchange and sell: the product through HTTP, or a naive handler. */
export interface Tills {
  ready(count: number): Promise<Wanted[]>
  /** Exchanges the ring of the nota for a new one. */
  exchange(of: Pick<Wanted, 'nota' | 'old'>, ring: string, till: number): Promise<Attempt>
  sell(ring: string, till: number): Promise<Attempt>
  /** How often a ring is sold and the ring of the nota was bought, by what stands. */
  stands(of: Wanted): Promise<{ readonly sold: number; readonly bought: number }>
}

/**
 * An exchange as it is often written: look at the piece and at the nota, then write the sale, then
 * the purchase. Kept so that the races of an exchange are seen to go red against it.
 */
export async function naiveTills(pool: Pool): Promise<Tills> {
  await pool.query(`drop table if exists naif_jual_tukar, naif_beli_tukar;
    create table naif_jual_tukar (ring text not null);
    create table naif_beli_tukar (nota text not null)`)
  const together = allLookFirst()
  const found = async (statement: string, value: string) =>
    (await pool.query(statement, [value])).rowCount ?? 0
  const sold = (ring: string) => found('select 1 from naif_jual_tukar where ring = $1', ring)
  const bought = (nota: string) => found('select 1 from naif_beli_tukar where nota = $1', nota)
  const sell = async (ring: string, looked: Looked): Promise<Attempt> => {
    if ((await sold(ring)) > 0) return { status: 409, code: 'BARANG_SUDAH_TERJUAL', text: '' }
    await looked()
    await pool.query('insert into naif_jual_tukar values ($1)', [ring])
    return { status: 201, text: '' }
  }
  return {
    ready: async count =>
      Array.from({ length: count }, (_, i) => ({
        ...{ nota: `N${i}`, old: `L${i}` },
        ...{ ring: `B${i}`, other: `C${i}` },
      })),
    exchange: ({ nota }, ring) =>
      together(async looked => {
        if ((await bought(nota)) > 0) return { status: 409, code: 'NOTA_SUDAH_DIBELI', text: '' }
        const answer = await sell(ring, looked)
        if (answer.status === 201) {
          await pool.query('insert into naif_beli_tukar values ($1)', [nota])
        }
        return answer
      }),
    sell: ring => together(looked => sell(ring, looked)),
    stands: async ({ ring, nota }) => ({ sold: await sold(ring), bought: await bought(nota) }),
  }
}

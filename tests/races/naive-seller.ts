import type { Pool } from 'pg'
import { allLookFirst } from './look-first.ts'
import type { Attempt, Seller } from './race.ts'

/**
 * A handler as it is often written: read, decide in Node, then write; look a key up, then insert;
 * take max + 1 as the number. Kept so that every race is seen to go red against it.
 */
export function naiveSeller(pool: Pool): Seller {
  const together = allLookFirst()
  let executed = 0
  return {
    sell: (barcodes, key) =>
      together(async looked => {
        const known = await pool.query('select nomor from naif_kunci where kunci = $1', [key])
        if (known.rows[0] !== undefined) return sold(known.rows[0].nomor)
        const pieces = await pool.query(
          'select kode, status from naif_barang where kode = any($1)',
          [barcodes],
        )
        if (pieces.rows.some(piece => piece.status !== 'ADA')) {
          return { status: 409, code: 'BARANG_SUDAH_TERJUAL', text: 'terjual' }
        }
        const next = await pool.query('select coalesce(max(nomor), 0) + 1 as n from naif_jual')
        const nomor = Number(next.rows[0].n)
        await looked()
        await pool.query('update naif_barang set status = $2 where kode = any($1)', [
          barcodes,
          'TERJUAL',
        ])
        await pool.query('insert into naif_jual values ($1, $2)', [nomor, key])
        executed += 1
        const nota = `${nomor}/${executed}`
        await pool.query('insert into naif_kunci values ($1, $2)', [key, nota])
        return sold(nota)
      }),
  }
}

const sold = (nomor: string): Attempt => ({ status: 201, nomor, text: nomor })

/** The naive handler's tables, made anew; answers the codes of its pieces. */
export async function makeNaiveTables(pool: Pool, pieces: number): Promise<string[]> {
  await pool.query(`
    drop table if exists naif_barang, naif_jual, naif_kunci;
    create table naif_barang (kode text primary key, status text not null);
    create table naif_jual (nomor integer not null, kunci text not null);
    create table naif_kunci (kunci text not null, nomor text not null);`)
  const codes = Array.from({ length: pieces }, (_, i) => `N${i}`)
  await pool.query("insert into naif_barang select unnest($1::text[]), 'ADA'", [codes])
  return codes
}

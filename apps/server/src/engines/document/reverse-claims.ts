import { join, name, type Queryable, rows, sql } from '../../platform/sql.ts'
import type { PieceClaim } from './post-document.ts'
import { STATES, type StateClaim, type StateTable, stateTables } from './states.ts'

interface Moved {
  tabel: StateTable
  kunci: string
  versi: number
  dari_status: string | null
  ke_status: string
  sebelum: Record<string, unknown> | null
}

/**
 * Claims that undo what a document did to everything with a state beside the pieces: what it made
 * never was, what it changed is as its movement found it. A row that moved on since is refused by
 * the writer unless it stands as the document left it.
 */
export async function reversedClaims(
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<StateClaim[]> {
  const moved = stateTables.map(
    ([tabel, { kunci, gerak }]) => sql`
      select ${tabel}::text as tabel, g.${name(kunci)} as kunci, t.versi, g.dari_status,
        g.ke_status, g.sebelum
      from ${name(gerak)} g
      join ${name(tabel)} t on t.kode_toko = ${kode_toko} and t.${name(kunci)} = g.${name(kunci)}
      where g.kode_toko = ${kode_toko} and g.nomor = ${nomor}`,
  )
  const found = await rows<Moved>(db, sql`${join(moved, sql` union all `)} order by tabel, kunci`)
  return found.map(({ tabel, kunci, versi, dari_status, ke_status, sebelum }) => ({
    tabel,
    kunci,
    versi,
    dari_status: ke_status,
    ke_status: dari_status ?? STATES[tabel].batal,
    ubah: dari_status === null ? {} : (sebelum ?? STATES[tabel].semula),
  }))
}

interface MovedPiece {
  kode_barcode: string
  versi: number
  dari_status: string | null
  ke_status: string
  dari_baki: string
  ke_baki: string | null
  sebelum: (Record<string, string | number> & { permil?: number; sisa_permyriad?: number }) | null
}

/** The same for pieces: each goes back to where the document found it, as it was. */
export async function reversedPieces(
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<PieceClaim[]> {
  const found = await rows<MovedPiece>(
    db,
    sql`select g.kode_barcode, b.versi, g.dari_status, g.ke_status, b.kode_baki as dari_baki,
          g.dari_baki as ke_baki, g.sebelum
        from gerak_barang g
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = g.kode_barcode
        where g.kode_toko = ${kode_toko} and g.nomor = ${nomor} order by g.kode_barcode`,
  )
  return found.map(({ dari_status, ke_status, sebelum, ...piece }) => ({
    ...piece,
    dari_status: ke_status,
    ke_status: dari_status ?? 'BATAL',
    ...(sebelum === null ? {} : { ubah: wholePurity(sebelum) }),
  }))
}

/** Columns as a claim names them: the purity in one figure. */
function wholePurity({ permil, sisa_permyriad = 0, ...rest }: NonNullable<MovedPiece['sebelum']>) {
  return permil === undefined ? rest : { ...rest, permil: permil + sisa_permyriad / 10 }
}

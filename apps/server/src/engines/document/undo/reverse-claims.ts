import { PIECE_STATUS, type PieceStatus } from '@kencana/contract/areas/barang/status'
import { join, name, type Queryable, rows, sql } from '../../../platform/sql.ts'
import type { PieceClaim } from '../post-document.ts'
import { STATES, type StateClaim, type StateTable, stateTables } from '../states.ts'

interface Moved {
  tabel: StateTable
  kunci: string
  /** Version the document made, and the one there is now. */
  langkah: number
  versi: number
  status: string
  dari_status: string | null
  ke_status: string
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown> | null
  isi: Record<string, unknown>
}

/**
 * Claims that undo what a document did to everything with a state beside the pieces: what it made
 * never was, what it changed is as its movement found it. A row that moved on since is refused by
 * the writer; amounts alone are given back by their difference, whatever others did to them since.
 */
export async function reversedClaims(
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<StateClaim[]> {
  const undoing = stateTables.filter(([, { tetap }]) => tetap === undefined)
  const moved = undoing.map(
    ([tabel, { kunci, gerak }]) => sql`
      select ${tabel}::text as tabel, g.${name(kunci)} as kunci, g.versi as langkah, t.versi,
        t.status, g.dari_status, g.ke_status, g.sebelum, g.sesudah, to_jsonb(t) as isi
      from ${name(gerak)} g
      join ${name(tabel)} t on t.kode_toko = ${kode_toko} and t.${name(kunci)} = g.${name(kunci)}
      where g.kode_toko = ${kode_toko} and g.nomor = ${nomor}`,
  )
  const found = await rows<Moved>(db, sql`${join(moved, sql` union all `)} order by tabel, kunci`)
  return found.map(one => ({ tabel: one.tabel, kunci: one.kunci, ...undone(one) }))
}

/**
 * What undoes one movement. A row that it made is undone as far as others have undone what they did
 * to it; a row that holds nothing afterwards has ended.
 */
function undone(moved: Moved): Omit<StateClaim, 'tabel' | 'kunci'> {
  const { langkah, versi, status, dari_status, ke_status, sebelum } = moved
  const { batal, tiada, semula, jumlah, kosong } = STATES[moved.tabel]
  if (dari_status === null) {
    const isAsMade = jumlah.every(column => moved.isi[column] === moved.sesudah?.[column])
    const found = isAsMade ? versi : langkah
    return { versi: found, dari_status: ke_status, ke_status: batal, ubah: tiada }
  }
  if (versi === langkah || jumlah.length === 0) {
    return { versi, dari_status: ke_status, ke_status: dari_status, ubah: sebelum ?? semula }
  }
  const back = withoutChange(moved, jumlah)
  const isEmpty = Object.values(back).every(figure => figure === 0)
  return { versi, dari_status: status, ke_status: isEmpty ? kosong : dari_status, ubah: back }
}

/** Amounts as they were without the movement, whatever others did to them since. */
function withoutChange(
  { isi, sebelum, sesudah }: Moved,
  columns: readonly string[],
): Readonly<Record<string, number>> {
  const figure = (of: Readonly<Record<string, unknown>> | null, column: string) =>
    Number(of?.[column] ?? 0)
  return Object.fromEntries(
    columns.map(column => [
      column,
      figure(isi, column) + figure(sebelum, column) - figure(sesudah, column),
    ]),
  )
}

interface MovedPiece {
  kode_barcode: string
  versi: number
  dari_status: string | null
  ke_status: string
  dari_baki: string
  ke_baki: string | null
  sebelum:
    | (Record<string, string | number | null> & { permil?: number; sisa_permyriad?: number })
    | null
}

/**
 * The same for pieces: each goes back to where the document found it, as it was. One that was held
 * for the document alone is free.
 */
export async function reversedPieces(
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<PieceClaim[]> {
  const found = await rows<MovedPiece>(
    db,
    sql`select g.kode_barcode, b.versi, g.dari_status, g.ke_status, b.kode_baki as dari_baki,
          coalesce(g.dari_baki, l.kode_baki) as ke_baki, g.sebelum
        from gerak_barang g
        -- a piece that lay in no tray keeps the one it lay in last
        left join dokumen_barang l on g.dari_status is not null and l.kode_toko = ${kode_toko}
          and l.nomor = g.nomor and l.kode_barcode = g.kode_barcode
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = g.kode_barcode
        where g.kode_toko = ${kode_toko} and g.nomor = ${nomor} order by g.kode_barcode`,
  )
  return found.map(({ dari_status, ke_status, sebelum, ...piece }) => ({
    ...piece,
    dari_status: ke_status,
    ke_status: dari_status === null ? 'BATAL' : freeStatus(dari_status),
    ...(sebelum === null ? {} : { ubah: wholePurity(sebelum) }),
  }))
}

const freeStatus = (status: string): string =>
  (PIECE_STATUS as Readonly<Record<string, PieceStatus | undefined>>)[status]?.semula ?? status

/** Columns as a claim names them: the purity in one figure. */
function wholePurity({ permil, sisa_permyriad = 0, ...rest }: NonNullable<MovedPiece['sebelum']>) {
  return permil === undefined ? rest : { ...rest, permil: permil + sisa_permyriad / 10 }
}

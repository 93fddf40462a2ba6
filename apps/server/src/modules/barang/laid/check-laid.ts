import { refuse } from '@kencana/contract/refusals'
import { checkPermil } from '@kencana/domain/kadar'
import { gramToMg } from '@kencana/domain/quantity'
import { roundWeight, weightRule } from '@kencana/domain/rounding'
import type { PieceClaim } from '../../../engines/document/post-document.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import type { PieceRow } from '../barang.queries.ts'
import { lockMasters, lockTrays, type Masters, readMasters } from '../dokumen.queries.ts'
import { askTray } from '../pindah/ask-tray.ts'
import type { CheckedPiece } from '../tambah/check-barang.ts'
import { checkRows } from '../tambah/check-rows.ts'

/** What is said of a piece that was weighed again (`weighedPiece` of the contract). */
export interface LaidRow {
  readonly kode_barcode: string
  readonly tujuan: string
  readonly berat: number
  readonly kode_kadar?: string | undefined
  readonly kode_baki?: string | undefined
  readonly kode_group?: string | undefined
  readonly kode_ongkos?: string | null | undefined
  readonly kode_bandrol?: string | undefined
}

/** A piece as it was read, what was said of it, and what it is by that. */
export interface Laid<Row extends LaidRow> {
  readonly piece: PieceRow
  readonly row: Row
  readonly berat_mg: number
  readonly kode_kadar: string
  readonly permil: number
  /** Columns as they are afterwards, the same ones among them. */
  readonly now: NonNullable<PieceClaim['ubah']>
}

const place = (i: number, field: string) => `barang.${String(i)}.${field}`

/**
 * What each piece is now: what lies in a tray is checked as a piece that comes in, all else for its
 * kadar alone. Pieces and rows stand in one order.
 * @throws Refusal BARIS_SALAH with the place of each fault, BAKI_KATEGORI, BUKAN_BAKI_BELI
 */
export async function checkLaid<Row extends LaidRow>(
  ctx: StoreCtx,
  rows: readonly Row[],
  pieces: readonly PieceRow[],
  { settings, dipastikan }: LaidBy,
): Promise<Laid<Row>[]> {
  const both = rows.flatMap((row, i) => {
    const piece = pieces[i]
    return piece === undefined ? [] : [{ row, piece, i }]
  })
  await lockMasters(ctx.db, ctx.kode_toko, {
    kode_kadar: both.flatMap(({ row }) => row.kode_kadar ?? []),
  })
  const laid = await checkTrays(ctx, both, dipastikan)
  const masters = await readMasters(ctx.db, ctx.kode_toko)
  const faults = both.flatMap(({ row, i }): [string, string][] => {
    const fault = kadarFault(row, masters, Number(settings.KADAR_MAKS))
    return fault === null ? [] : [[place(i, 'kode_kadar'), fault]]
  })
  refuseRows(Object.fromEntries(faults))
  return both.map(({ row, piece }) => {
    const berat_mg = gramToMg(row.berat)
    const kode_kadar = row.kode_kadar ?? piece.kode_kadar
    const permil = row.kode_kadar === undefined ? piece.permil : purity(masters, row.kode_kadar)
    const one = laid.get(piece.kode_barcode)
    const figures = one === undefined ? weightsOf(piece, berat_mg) : soldBy(row, piece, one)
    const now = { berat_mg, kode_kadar, permil, ...figures }
    return { piece, row, berat_mg, kode_kadar, permil, now }
  })
}

interface LaidBy {
  readonly settings: Readonly<Record<string, string>>
  /** Marks of what was asked about and is meant. */
  readonly dipastikan: readonly string[] | undefined
}

/** Columns that are otherwise than they were. */
export const changedIn = (
  piece: PieceRow,
  now: NonNullable<PieceClaim['ubah']>,
): NonNullable<PieceClaim['ubah']> =>
  Object.fromEntries(
    Object.entries(now).filter(([column, value]) => piece[column as keyof PieceRow] !== value),
  )

interface Both {
  readonly row: LaidRow
  readonly piece: PieceRow
  readonly i: number
}

/** What lies in trays, as pieces that come in, by barcode. */
async function checkTrays(
  ctx: StoreCtx,
  both: readonly Both[],
  dipastikan: LaidBy['dipastikan'],
): Promise<ReadonlyMap<string, CheckedPiece>> {
  const into = both.filter(({ row }) => row.tujuan === 'BAKI')
  if (into.length === 0) return new Map()
  const { pieces, trays, masters } = await checkRows(ctx, {
    rows: into.map(asNew),
    place: (at, field) => place(into[at]?.i ?? at, placeOf(field)),
  })
  askTray(
    pieces.map(one => ({ ...one, kode_kategori: masters.jenis.get(one.kode_dept) ?? null })),
    trays,
    dipastikan,
  )
  return new Map(
    into.flatMap(({ piece }, at) => {
      const one = pieces[at]
      return one === undefined ? [] : [[piece.kode_barcode, one] as const]
    }),
  )
}

/** It is sold by what was said of it. */
function soldBy(row: LaidRow, piece: PieceRow, one: CheckedPiece) {
  const { kode_ongkos, kode_bandrol } = row
  const { ongkos_per_gram, ongkos_per_pcs, harga_bandrol } = one
  return {
    kode_group: row.kode_group ?? piece.kode_group,
    berat_nota_mg: one.berat_nota_mg,
    aturan_berat: one.aturan_berat,
    ...(kode_ongkos === undefined ? {} : { kode_ongkos, ongkos_per_gram, ongkos_per_pcs }),
    ...(kode_bandrol === undefined ? {} : { kode_bandrol, harga_bandrol }),
  }
}

/** It waits, or is gone: its nota weight goes by the rule it has. */
function weightsOf(piece: PieceRow, berat_mg: number) {
  const { aturan_berat: kode, aturan_versi: versi, aturan_pita: pita } = piece
  return { berat_nota_mg: roundWeight(berat_mg, weightRule({ kode, versi, pita })) }
}

const purity = (masters: Masters, kode_kadar: string): number =>
  masters.kadar.get(kode_kadar) ?? refuse('RUJUKAN_TIDAK_ADA', { label: 'Kadar', kode: kode_kadar })

/** Columns of an incoming piece whose faults stand at another field of the form. */
const placeOf = (field: string): string => (field === 'harga_bandrol' ? 'kode_bandrol' : field)

/** A weighed piece as one that comes in: what is not said anew stays as it was. */
function asNew({ row, piece }: Both) {
  const kode_group = row.kode_group ?? piece.kode_group
  // A charge of another group does not go along with the piece.
  const kept = kode_group === piece.kode_group ? undefined : (piece.kode_ongkos ?? undefined)
  const isOther = row.kode_ongkos !== undefined
  const kode_ongkos = isOther ? (row.kode_ongkos ?? undefined) : kept
  return {
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group,
    kode_kadar: row.kode_kadar ?? piece.kode_kadar,
    kode_baki: row.kode_baki ?? '',
    mode_harga: piece.mode_harga,
    kode_ongkos,
    ongkos_per_gram: isOther ? undefined : piece.ongkos_per_gram,
    ongkos_per_pcs: isOther ? undefined : piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    kode_bandrol: row.kode_bandrol,
    harga_bandrol: row.kode_bandrol === undefined ? piece.harga_bandrol : undefined,
    berat: row.berat,
    modal_rp: piece.modal_rp,
  }
}

function kadarFault({ kode_kadar }: LaidRow, masters: Masters, maks: number): string | null {
  if (kode_kadar === undefined) return null
  const permil = masters.kadar.get(kode_kadar)
  if (permil === undefined) return `Kadar ${kode_kadar} tidak ada`
  const fault = checkPermil(permil, maks)
  if (fault === null) return null
  return fault === 'NOL' ? 'Kadar tidak boleh 0' : `Kadar tidak boleh lebih dari ${String(maks)}`
}

/**
 * Bought pieces wait in the trays that are meant for them alone, where they lay before.
 * @throws Refusal BUKAN_BAKI_BELI
 */
export async function demandBuyingTrays(ctx: StoreCtx, pieces: readonly PieceRow[]): Promise<void> {
  if (pieces.length === 0) return
  const trays = await lockTrays(
    ctx.db,
    ctx.kode_toko,
    pieces.map(({ kode_baki }) => kode_baki),
  )
  const other = pieces.find(({ kode_baki }) => trays.get(kode_baki)?.untuk_beli !== true)
  if (other !== undefined) {
    refuse('BUKAN_BAKI_BELI', { kode_baki: other.kode_baki, tujuan: 'barang beli' })
  }
}

import type { NewBarang } from '@kencana/contract/areas/barang/commands'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { type BadRow, refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import {
  lockMasters,
  lockTrays,
  type Masters,
  readMasters,
  type TrayRow,
  type UsedCodes,
} from '../dokumen.queries.ts'
import { type CheckedPiece, checkPiece, codeFaults } from './check-barang.ts'

/** Rows to take in, and how a fault of row `i` in column `field` is named in the answer. */
export interface IncomingRows {
  readonly rows: readonly NewBarang[]
  readonly place: (row: number, field: string) => string
  /** Rows that cannot be pieces at all: said together with the faults of the others. */
  readonly bad?: readonly BadRow[]
}

export interface CheckedRows {
  readonly pieces: readonly CheckedPiece[]
  readonly masters: Masters
  readonly trays: ReadonlyMap<string, TrayRow>
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Locks what the rows use and their trays, checks every row.
 * @throws Refusal BARIS_SALAH with the place of each fault
 */
export async function checkRows(ctx: StoreCtx, incoming: IncomingRows): Promise<CheckedRows> {
  const { rows, place, bad = [] } = incoming
  await lockMasters(ctx.db, ctx.kode_toko, usedBy(rows))
  const masters = await readMasters(ctx.db, ctx.kode_toko)
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const codes = [
    ...new Set([...rows, ...bad.map(({ row }) => row)].map(row => row.kode_baki)),
  ].filter(kode => typeof kode === 'string')
  const trays = await lockTrays(ctx.db, ctx.kode_toko, codes)
  const room = new Map(trays)
  const faults: Record<string, string> = {}
  const pieces: CheckedPiece[] = []
  rows.forEach((row, i) => {
    const checked = checkPiece(row, masters, trays, Number(settings.KADAR_MAKS))
    const found = 'faults' in checked ? checked.faults : fill(room, row.kode_baki)
    for (const [field, text] of Object.entries(found)) faults[place(i, field)] = text
    if ('piece' in checked) pieces.push(checked.piece)
  })
  for (const { at, row, faults: own } of bad) {
    const found = { ...codeFaults(row, masters, trays), ...own }
    for (const [field, text] of Object.entries(found)) faults[`${String(at)}.${field}`] = text
  }
  refuseRows(faults)
  return { pieces, masters, trays, settings }
}

function usedBy(rows: readonly NewBarang[]): UsedCodes {
  const codes = (of: (row: NewBarang) => string | null | undefined): string[] =>
    rows.flatMap(row => of(row) || [])
  return {
    kode_dept: codes(row => row.kode_dept),
    kode_group: codes(row => row.kode_group),
    kode_kadar: codes(row => row.kode_kadar),
    kode_kondisi: codes(row => row.kode_kondisi),
    kode_ongkos: codes(row => row.kode_ongkos),
    kode_bandrol: codes(row => row.kode_bandrol),
  }
}

/** Puts one more into a tray; says so when it has no room. */
function fill(room: Map<string, TrayRow>, kode_baki: string): Record<string, string> {
  const tray = room.get(kode_baki)
  if (tray === undefined) return {}
  room.set(kode_baki, { ...tray, isi: tray.isi + 1 })
  if (tray.kapasitas === null || tray.isi < tray.kapasitas) return {}
  return { kode_baki: `Baki ${kode_baki} sudah penuh (${String(tray.kapasitas)} barang)` }
}

import { refuse } from '@kencana/contract/refusals'
import { markOf } from '../../../platform/canonical.ts'
import type { TrayRow } from '../dokumen.queries.ts'

/** A piece on its way into a tray. */
export interface Placed {
  readonly nama_barang: string
  readonly kode_baki: string
  /** Of its jenis; a jenis without one lies anywhere. */
  readonly kode_kategori: string | null
}

/**
 * Asks about pieces of one kategori put into a tray of another (Master Baki): a bar among rings is
 * mostly a slip, and sometimes meant. @throws Refusal BAKI_KATEGORI unless who sends them has read
 * of these very pieces; BUKAN_BAKI_BELI where bought pieces wait
 */
export function askTray(
  pieces: readonly Placed[],
  trays: ReadonlyMap<string, TrayRow>,
  dipastikan: readonly string[] | undefined,
): void {
  const waiting = pieces.find(({ kode_baki }) => trays.get(kode_baki)?.untuk_beli)
  if (waiting !== undefined) {
    refuse('BUKAN_BAKI_BELI', { kode_baki: waiting.kode_baki, tujuan: 'barang jual' })
  }
  const astray = pieces.flatMap(({ nama_barang, kode_baki, kode_kategori }) => {
    const baki = trays.get(kode_baki)?.kode_kategori ?? null
    if (baki === null || kode_kategori === null || baki === kode_kategori) return []
    return [{ nama_barang, kode_baki, baki, kode_kategori }]
  })
  const [first, ...others] = astray
  const tanda = markOf('BAKI_KATEGORI', astray)
  if (first === undefined || dipastikan?.includes(tanda)) return
  refuse('BAKI_KATEGORI', {
    kode_baki: first.kode_baki,
    kategori_baki: first.baki,
    nama: first.nama_barang,
    kategori: first.kode_kategori,
    lagi: others.length,
    tanda,
  })
}

import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import { rows, sql } from '../../../platform/sql.ts'
import type { DecidedDocument } from '../post-document.ts'
import { permilOf } from '../purity.ts'
import type { Step } from '../serve/cancel-document.ts'
import { deletedTray } from './deleted-tray.ts'
import { reversedPieces } from './reverse-claims.ts'

interface Line {
  readonly kode_barcode: string
  /** How often the piece moved or was changed since, but for what was undone. */
  readonly sesudah: number
  readonly [column: string]: unknown
}

/**
 * The pieces of a document of stock, back as it found them: its lines as they were said, and their
 * claims. @throws Refusal DOKUMEN_BERGERAK where one was moved or changed since, BAKI_DIHAPUS
 */
export async function undonePieces(
  { db, kode_toko }: StoreCtx,
  { nomor }: Step,
): Promise<Pick<DecidedDocument, 'barang' | 'klaim'>> {
  const lines = await rows<Line>(
    db,
    sql`select l.baris, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kode_kadar,
          ${permilOf(sql`l`)}, l.kode_baki, l.berat_mg, l.berat_nota_mg, l.murni_ug,
          l.aturan_berat, l.mode_harga, l.modal_rp,
          b.versi - g.versi - (select count(*) from gerak_barang x
            join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = x.nomor
            where x.kode_toko = ${kode_toko} and x.kode_barcode = l.kode_barcode
              and x.versi > g.versi and (d.membatalkan is not null or exists (select from dokumen u
                where u.kode_toko = ${kode_toko} and u.membatalkan = x.nomor))) as sesudah
        from dokumen_barang l
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode
        join gerak_barang g on g.kode_toko = ${kode_toko} and g.kode_barcode = l.kode_barcode
          and g.nomor = l.nomor
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by l.baris`,
  )
  const moved = lines.find(({ sesudah }) => sesudah !== 0)
  if (moved !== undefined) {
    refuse('DOKUMEN_BERGERAK', { kode_barcode: moved.kode_barcode, nomor })
  }
  const klaim = await reversedPieces(db, kode_toko, nomor)
  const trays = klaim.flatMap(({ ke_baki }) => (ke_baki === null ? [] : [ke_baki]))
  const kode_baki = await deletedTray(db, kode_toko, trays)
  if (kode_baki !== undefined) refuse('BAKI_DIHAPUS', { kode_baki })
  return { barang: lines.map(({ sesudah: _, ...line }) => line), klaim }
}

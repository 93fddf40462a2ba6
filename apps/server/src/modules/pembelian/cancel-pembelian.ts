import { refuse } from '@kencana/contract/refusals'
import type { Cancelling, Step } from '../../engines/document/serve/cancel-document.ts'
import { undoneAlone } from '../../engines/document/serve/plain-documents.ts'
import { reversedPieces } from '../../engines/document/undo/reverse-claims.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { demandUndoable } from '../titipan/index.ts'
import { boughtPieces, findPurchase, type PurchaseRow } from './pembelian.queries.ts'

/**
 * How a purchase of the open business day is undone: its pieces are gone again, unless one was
 * moved, changed or sold; its nota may be bought once more; money comes out of the deposit.
 */
export const undoing: Cancelling<PurchaseRow, Step> = {
  ...undoneAlone('PEMBELIAN', { jenis: 'BATAL_PEMBELIAN', awalan: 'BB' }, findPurchase),
  demand: demandUndoable,
  said: ({ isi, ...found }) => ({
    kode_sales: found.kode_sales,
    kode_customer: found.kode_customer,
    nama_customer: found.nama_customer,
    telp_customer: found.telp_customer,
    alamat_customer: found.alamat_customer,
    total_rp: found.total_rp,
    berat_mg: found.berat_mg,
    murni_ug: found.murni_ug,
    isi: { laci: isi.laci, no_faktur_beli: found.nomor },
  }),
  pieces: piecesGone,
  anew: ['BON_BERUBAH'],
}

/** A side of an exchange is not cancelled by itself (doc2 §4). */
export const cancelling: Cancelling<PurchaseRow, Step> = {
  ...undoing,
  find: async (ctx, nomor) => {
    const bought = await undoing.find(ctx, nomor)
    const no_tukar_tambah = bought?.no_tukar_tambah ?? null
    if (no_tukar_tambah !== null) refuse('BAGIAN_TUKAR_TAMBAH', { nomor, no_tukar_tambah })
    return bought
  },
}

/** @throws Refusal BARANG_SUDAH_BERGERAK */
async function piecesGone({ db, kode_toko }: StoreCtx, { nomor }: Step) {
  const pieces = await boughtPieces(db, kode_toko, nomor)
  const moved = pieces.find(({ versi }) => versi !== 1)
  if (moved !== undefined) {
    refuse('BARANG_SUDAH_BERGERAK', { kode_barcode: moved.kode_barcode })
  }
  return {
    barang: pieces.map(({ versi: _, ...line }) => line),
    klaim: await reversedPieces(db, kode_toko, nomor),
  }
}

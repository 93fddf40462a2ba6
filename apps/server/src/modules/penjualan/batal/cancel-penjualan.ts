import { refuse } from '@kencana/contract/refusals'
import type { Cancelling, Step } from '../../../engines/document/serve/cancel-document.ts'
import { undoneAlone } from '../../../engines/document/serve/plain-documents.ts'
import { deletedTray } from '../../../engines/document/undo/deleted-tray.ts'
import { reversedPieces } from '../../../engines/document/undo/reverse-claims.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { shortPaymentOf } from '../../kurang-bayar/index.ts'
import { boughtBack, findSale, type SaleRow, soldPieces } from '../penjualan.queries.ts'

/**
 * How a sale of the open business day is undone: the pieces go back to their trays, what a deposit
 * paid goes back into it, whatever became of it meanwhile (doc2 §6).
 */
export const undoing: Cancelling<SaleRow, Step> = {
  ...undoneAlone('PENJUALAN', { jenis: 'BATAL_PENJUALAN', awalan: 'BJ' }, findSale),
  said: sale => ({
    kode_sales: sale.kode_sales,
    kode_customer: sale.kode_customer,
    nama_customer: sale.nama_customer,
    subtotal_rp: sale.subtotal_rp,
    diskon_rp: sale.diskon_rp,
    total_rp: sale.total_rp,
    ppn_rp: sale.ppn_rp,
    pph22_rp: sale.pph22_rp,
    pembulatan_rp: sale.pembulatan_rp,
    berat_mg: sale.berat_mg,
    murni_ug: sale.murni_ug,
  }),
  pieces: piecesBack,
  anew: ['BON_BERUBAH'],
}

/** A side of an exchange is not cancelled by itself (doc2 §4). */
export const cancelling: Cancelling<SaleRow, Step> = {
  ...undoing,
  late: ({ tgl }) => refuse('BUKAN_HARI_INI', { tgl }),
  find: async (ctx, nomor) => {
    const sale = await undoing.find(ctx, nomor)
    const no_tukar_tambah = sale?.no_tukar_tambah ?? null
    if (no_tukar_tambah !== null) refuse('BAGIAN_TUKAR_TAMBAH', { nomor, no_tukar_tambah })
    return sale
  },
}

/** @throws Refusal ADA_KURANG_BAYAR, BAKI_DIHAPUS, NOTA_SUDAH_DIBELI */
async function piecesBack({ db, kode_toko }: StoreCtx, { nomor }: Step) {
  const no_kurang_bayar = await shortPaymentOf(db, kode_toko, nomor)
  if (no_kurang_bayar !== undefined) refuse('ADA_KURANG_BAYAR', { nomor, no_kurang_bayar })
  const bought = await boughtBack(db, nomor)
  if (bought !== undefined) {
    const { kode_barcode, nomor: oleh_nomor } = bought
    refuse('NOTA_SUDAH_DIBELI', { kode_barcode, no_faktur_jual: nomor, oleh_nomor })
  }
  const pieces = await soldPieces(db, kode_toko, nomor)
  const trays = pieces.map(piece => piece.kode_baki)
  const kode_baki = await deletedTray(db, kode_toko, trays)
  if (kode_baki !== undefined) refuse('BAKI_DIHAPUS', { kode_baki })
  return {
    barang: pieces.map(({ versi: _, ...line }) => line),
    klaim: await reversedPieces(db, kode_toko, nomor),
  }
}

import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { PaperFacts } from '@kencana/contract/papers/kind'
import { moneyRows, slipBatal } from '@kencana/contract/papers/kinds/slip-batal'
import { storeValues } from '@kencana/contract/papers/kinds/toko'
import { refuse } from '@kencana/contract/refusals'
import { refunds } from '@kencana/domain/cart'
import { gramToMg } from '@kencana/domain/quantity'
import { storeCopies } from '../../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../../engines/paper/paper-file.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { jakartaMinute } from '../../../platform/format.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { countPrint } from '../../cetak/index.ts'
import { type NotaFacts, notaFacts } from '../nota.queries.ts'
import { latestCancelled } from '../penjualan.queries.ts'
import { showSale } from '../show-penjualan.ts'

/** A sale that was cancelled. */
type Cancelled = PenjualanAnswer & { readonly batal: NonNullable<PenjualanAnswer['batal']> }

/**
 * Prints the slip of a cancelled sale, counted by the number of the cancellation: the first print
 * is free, each further one needs a grant and says SALINAN n.
 * @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printCancellation(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const sale = cancelledOf(await showSale(ctx, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const salinan = await countPrint(ctx, sale.batal.no_batal, otorisasi)
  const paper = await cancellationDocument(ctx, sale, salinan)
  return paperFile(ctx, slipBatal, paper, new Date(sale.batal.pada))
}

/** The newest cancelled sale of the store, for the designer's preview. */
export const cancellationSource: PaperSource = {
  kind: slipBatal,
  async latest(ctx) {
    const nomor = await latestCancelled(ctx.db, ctx.kode_toko)
    const sale = nomor === undefined ? undefined : cancelledOf(await showSale(ctx, nomor))
    return sale === undefined ? undefined : cancellationDocument(ctx, sale, 0)
  },
}

const cancelledOf = (sale: PenjualanAnswer): Cancelled | undefined =>
  sale.batal === null ? undefined : { ...sale, batal: sale.batal }

async function cancellationDocument(
  ctx: StoreCtx,
  sale: Cancelled,
  salinan: number,
): Promise<PaperDocument> {
  const frame =
    (await notaFacts(ctx.db, ctx.kode_toko, sale.kode_sales)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    nomor: sale.batal.no_batal,
    facts: cancellationFacts(sale, frame),
    tanda: await storeCopies(ctx, slipBatal.ganda, salinan),
  }
}

/** A sale is cancelled on its own business day. Units as stored. */
const cancellationFacts = (sale: Cancelled, frame: NotaFacts): PaperFacts => ({
  values: {
    ...storeValues(frame),
    judul: 'PEMBATALAN PENJUALAN',
    nomor: sale.batal.no_batal,
    tgl_system: sale.tgl_system,
    jam: jakartaMinute(sale.batal.pada).slice(-5),
    membatalkan: sale.no_faktur_jual,
    customer: sale.customer.nama ?? 'Umum',
    telp_customer: sale.customer.telp,
    user_id: sale.batal.user_id,
    penyetuju: sale.batal.penyetuju,
    alasan: sale.batal.alasan,
    jumlah_barang: sale.barang.length,
    berat: gramToMg(sale.berat),
    arah: 'Uang yang dikembalikan',
    total: sale.total + sale.pph22,
  },
  lists: {
    barang: sale.barang.map(line => ({
      baris: line.baris,
      kode_barcode: line.kode_barcode,
      nama_barang: line.nama_barang,
      kadar: frame.kadar?.[line.kode_kadar] ?? line.kode_kadar,
      berat: gramToMg(line.berat),
      harga: line.harga_jual,
    })),
    uang: moneyRows(refunds(sale.pembayaran, sale.kembali)),
  },
  ketentuan: [],
})

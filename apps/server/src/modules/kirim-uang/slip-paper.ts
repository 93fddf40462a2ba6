import type { StatusKirim } from '@kencana/contract/areas/uang/kirim-uang'
import type { PaperFacts } from '@kencana/contract/papers/kind'
import { storeValues } from '@kencana/contract/papers/kinds/toko'
import { slipKirimUang } from '@kencana/contract/papers/kinds/uang/slip-kirim-uang'
import { refuse } from '@kencana/contract/refusals'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../engines/paper/paper-file.ts'
import { storeFrame } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { countPrint } from '../cetak/index.ts'
import { findSent, findStore, latestSent, type SentRow } from './kirim-uang.queries.ts'

/** A slip that is printed later must not pass for money that is still on its way. */
const NO_LONGER: Readonly<Record<StatusKirim, string | null>> = {
  OPEN: null,
  DONE: 'SUDAH DITERIMA',
  BATAL: 'DIBATALKAN',
}

/**
 * Prints the slip of money that was sent; a further print needs a grant and says SALINAN n.
 * @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printSlip(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const sent = (await findSent(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const salinan = await countPrint(ctx, nomor, otorisasi)
  return paperFile(ctx, slipKirimUang, await slipDocument(ctx, sent, salinan), sent.pada)
}

/** The newest sending of the store, for the designer's preview. */
export const slipSource: PaperSource = {
  kind: slipKirimUang,
  async latest(ctx) {
    const sent = await latestSent(ctx.db, ctx.kode_toko)
    return sent === undefined ? undefined : slipDocument(ctx, sent, 0)
  },
}

async function slipDocument(ctx: StoreCtx, sent: SentRow, salinan: number): Promise<PaperDocument> {
  const frame = (await storeFrame(ctx.db, ctx.kode_toko, null)) ?? refuse('TIDAK_DITEMUKAN')
  const store = await findStore(ctx.db, sent.isi.tujuan)
  const { asal, asal_rekening, laci, tujuan } = sent.isi
  const facts: PaperFacts = {
    values: {
      ...storeValues(frame),
      judul: 'SLIP KIRIM UANG',
      nomor: sent.nomor,
      tgl_system: sent.tgl,
      jam: jakartaMinute(sent.pada.toISOString()).slice(-5),
      status_slip: NO_LONGER[sent.status],
      tujuan: [tujuan, store?.nama_toko].filter(Boolean).join(' '),
      asal: [asal, asal_rekening === '' ? laci : asal_rekening].filter(Boolean).join(' '),
      jumlah_rp: sent.total_rp,
      keterangan: sent.keterangan,
      user_id: sent.user_id,
    },
    lists: {},
    ketentuan: [],
  }
  return {
    nomor: sent.nomor,
    facts,
    tanda: await storeCopies(ctx, slipKirimUang.ganda, salinan),
  }
}

import type { GesekAnswer } from '@kencana/contract/areas/uang/gesek-tunai'
import { storeValues } from '@kencana/contract/papers/kinds/toko'
import { slipGesekTunai } from '@kencana/contract/papers/kinds/uang/slip-gesek-tunai'
import { refuse } from '@kencana/contract/refusals'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../engines/paper/paper-file.ts'
import { storeFrame } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { countPrint } from '../cetak/index.ts'
import { latestGesek } from './gesek.queries.ts'
import { showGesek } from './show-gesek.ts'

/**
 * Prints the customer's slip; a further print needs a grant and says SALINAN n.
 * @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printSlip(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const given = await showGesek(ctx, nomor)
  const salinan = await countPrint(ctx, nomor, otorisasi)
  const paper = await slipDocument(ctx, given, salinan)
  return paperFile(ctx, slipGesekTunai, paper, new Date(given.pada))
}

/** The newest of the store, for the designer's preview. */
export const slipSource: PaperSource = {
  kind: slipGesekTunai,
  async latest(ctx) {
    const nomor = await latestGesek(ctx.db, ctx.kode_toko)
    return nomor === undefined ? undefined : slipDocument(ctx, await showGesek(ctx, nomor), 0)
  },
}

async function slipDocument(
  ctx: StoreCtx,
  given: GesekAnswer,
  salinan: number,
): Promise<PaperDocument> {
  const frame = (await storeFrame(ctx.db, ctx.kode_toko, null)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    nomor: given.no_gesek,
    facts: {
      values: {
        ...storeValues(frame),
        judul: 'SLIP GESEK TUNAI',
        nomor: given.no_gesek,
        tgl_system: given.tgl_system,
        jam: jakartaMinute(given.pada).slice(-5),
        // One that is printed later must not pass for money that was kept.
        status_slip: given.status === 'BATAL' ? 'DIBATALKAN' : null,
        customer: given.nama_customer,
        kartu: `${given.kode_bank} •••• ${given.kartu_akhir}`,
        kode_setuju: given.kode_setuju,
        jumlah: given.jumlah,
        biaya: given.biaya,
        tunai: given.tunai,
        keterangan: given.keterangan,
        user_id: given.user_id,
      },
      lists: {},
      ketentuan: [],
    },
    tanda: await storeCopies(ctx, slipGesekTunai.ganda, salinan),
  }
}

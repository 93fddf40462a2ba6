import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { formPdf } from '../../platform/pdf/pdf.ts'
import { burnGrant, findGrants, grantIds, grantsToBurn, usingGrants } from '../sesi/index.ts'
import { insertPrint, printsOf } from './nota.queries.ts'
import { notaPaper } from './nota-paper.ts'
import { showSale } from './show-penjualan.ts'

/**
 * Prints a nota and counts the print. The first print is free, each further one needs a grant and
 * says SALINAN n; the same key asked again gives the same copy, so a lost answer costs no grant.
 * The paper is drawn after the transaction: many at once must not hold the tills' connections.
 */
export async function printNota(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const sale = await showSale(ctx, nomor)
  const salinan = await countPrint(ctx, nomor, otorisasi)
  const paper = await notaPaper(ctx, sale, salinan)
  const bytes = () => formPdf(paper)
  return { mime: 'application/pdf', name: `${nomor}.pdf`, disposition: 'inline', bytes }
}

/** The copy's number: 0 for the original. */
async function countPrint(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<number> {
  const key = ctx.key ?? refuse('KUNCI_DIPERLUKAN')
  const { kode_toko } = ctx
  const { user_id } = ctx.actor
  let isApproved = false
  for (;;) {
    const prints = await printsOf(ctx.db, kode_toko, nomor)
    const same = prints.find(print => print.kunci === key.kunci)
    if (same !== undefined) return same.urut - 1
    const urut = prints.length + 1
    if (urut > 1 && !isApproved) {
      await usingGrants(ctx, otorisasi, () => burnReprintGrant(ctx, otorisasi))
      isApproved = true
    }
    const print = { kode_toko, nomor, urut, kunci: key.kunci, user_id, pada: ctx.now() }
    // Somebody else printed in between: look again, it may have been this very key.
    if ((await insertPrint(ctx.db, print, otorisasi ?? null)) === 1) return urut - 1
  }
}

async function burnReprintGrant(ctx: StoreCtx, otorisasi: string | undefined): Promise<void> {
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi))
  const { uses } = grantsToBurn(ctx, ['CETAK_ULANG_NOTA'], found)
  for (const use of uses) {
    const burnt = await burnGrant(ctx.db, ctx.kode_toko, ctx.actor.user_id, use, ctx.now())
    if (!burnt) refuse('OTORISASI_TIDAK_SAH')
  }
}

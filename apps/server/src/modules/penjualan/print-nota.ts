import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { formPdf } from '../../platform/pdf/pdf.ts'
import { countPrint } from '../cetak/index.ts'
import { notaPaper } from './nota-paper.ts'
import { showSale } from './show-penjualan.ts'

/**
 * Prints a nota and counts the print: a further one needs a grant and says SALINAN n. The paper is
 * drawn after the transaction: many at once must not hold the tills' connections.
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

import type { PaperKind } from '@kencana/contract/papers/kind'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { formPdf } from '../../platform/pdf/pdf.ts'
import { activeTemplate, drawPaper, logoFor } from './draw-paper.ts'
import type { PaperDocument } from './paper-endpoints.ts'

/**
 * The file of a document by the store's template. It is drawn after the transaction: many at once
 * must not hold the tills' connections.
 */
export async function paperFile(
  ctx: StoreCtx,
  kind: PaperKind,
  { nomor, facts, tanda }: PaperDocument,
  at: Date,
): Promise<FileAnswer> {
  const template = await activeTemplate(ctx.db, ctx.kode_toko, kind)
  const logo = await logoFor(ctx, template)
  const title = `${kind.label} ${nomor}`
  const paper = drawPaper(kind, template, { title, at: at.toISOString(), facts, tanda, logo })
  return {
    mime: 'application/pdf',
    name: `${nomor}.pdf`,
    disposition: 'inline',
    bytes: () => formPdf(paper),
  }
}

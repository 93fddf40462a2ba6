import type { PaperKind } from '@kencana/contract/papers/kind'
import { kwitansiGadai } from '@kencana/contract/papers/kinds/kwitansi-gadai'
import { suratGadai } from '@kencana/contract/papers/kinds/surat-gadai'
import { refuse } from '@kencana/contract/refusals'
import { drawPaper, logoFor } from '../../../engines/paper/draw-paper.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { formPdf } from '../../../platform/pdf/pdf.ts'
import { countPrint } from '../../cetak/index.ts'
import { findLoan } from '../hutang.queries.ts'
import { endOf, receiptPaper } from './kwitansi-paper.ts'
import { letterPaper, type PawnPaper } from './surat-paper.ts'

/**
 * Prints the letter of a loan and counts the print: the first is free, each further one needs a
 * grant and says SALINAN n. @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printLetter(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const salinan = await countPrint(ctx, nomor, otorisasi)
  return fileOf(ctx, suratGadai, await letterPaper(ctx, loan, salinan))
}

/** Prints the receipt of what ended a loan, counted in the same way by its own number. */
export async function printReceipt(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const end = await endOf(ctx, loan)
  const salinan = await countPrint(ctx, end.nomor, otorisasi)
  return fileOf(ctx, kwitansiGadai, await receiptPaper(ctx, loan, end, salinan))
}

/** Drawn after the transaction: many at once must not hold the tills' connections. */
async function fileOf(ctx: StoreCtx, kind: PaperKind, paper: PawnPaper): Promise<FileAnswer> {
  const template = paper.templat ?? kind.baku
  const { facts, tanda, at } = paper
  const logo = await logoFor(ctx, template)
  const title = `${kind.label} ${paper.nomor}`
  const form = drawPaper(kind, template, { title, at, facts, tanda, logo })
  return {
    mime: 'application/pdf',
    name: `${paper.nomor}.pdf`,
    disposition: 'inline',
    bytes: () => formPdf(form),
  }
}

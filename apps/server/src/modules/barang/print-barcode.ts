import type { printBarcode } from '@kencana/contract/areas/barang/commands'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { labelSheetPdf } from '../../platform/label/label-pdf.ts'
import type { LabelItem } from '../../platform/label/template.ts'
import { tspl } from '../../platform/label/tspl.ts'
import { zpl } from '../../platform/label/zpl.ts'
import { addHistory, findPieces, printCounts } from './barang.queries.ts'
import { by } from './edit-barang.ts'
import { labelItem, labelTemplate } from './kertas/label-paper.ts'

type Body = BodyOf<typeof printBarcode>

/**
 * Labels of pieces as a sheet or in a label printer's language; the history of each piece says who
 * printed it and for the how manieth time. @throws Refusal BARANG_TIDAK_ADA, BARCODE_GANDA
 */
export async function printLabels(ctx: StoreCtx, body: Body): Promise<FileAnswer> {
  const found = await findPieces(ctx.db, ctx.kode_toko, body.barang, ctx.now())
  const byCode = new Map(found.map(piece => [piece.kode_barcode, piece]))
  const pieces = body.barang.map(
    kode_barcode => byCode.get(kode_barcode) ?? refuse('BARANG_TIDAK_ADA', { kode_barcode }),
  )
  if (byCode.size < body.barang.length) {
    const twice = body.barang.find((code, i) => body.barang.indexOf(code) !== i) ?? ''
    refuse('BARCODE_GANDA', { kode_barcode: twice })
  }
  const answer = await labels(ctx, body.bentuk, pieces.map(labelItem))
  await note(ctx, body)
  return answer
}

async function note(ctx: StoreCtx, { barang, bentuk }: Body): Promise<void> {
  const counts = await printCounts(ctx.db, ctx.kode_toko, barang)
  const printed = new Map(counts.map(row => [row.kode_barcode, row.jumlah]))
  const notes = barang.map(kode_barcode => ({
    id: uuidv7(ctx.now()),
    kode_barcode,
    aksi: 'CETAK' as const,
    rincian: { bentuk, ke: (printed.get(kode_barcode) ?? 0) + 1 },
  }))
  await addHistory(ctx.db, by(ctx), notes)
}

async function labels(
  ctx: StoreCtx,
  bentuk: Body['bentuk'],
  items: readonly LabelItem[],
): Promise<FileAnswer> {
  const template = await labelTemplate(ctx)
  if (bentuk !== 'PDF') {
    const text = bentuk === 'ZPL' ? zpl(template, items) : tspl(template, items)
    return {
      mime: 'text/plain; charset=utf-8',
      name: `label.${bentuk.toLowerCase()}`,
      disposition: 'attachment',
      bytes: Buffer.from(text),
    }
  }
  const title = 'Label Barang'
  return {
    mime: 'application/pdf',
    name: 'label.pdf',
    disposition: 'inline',
    bytes: await labelSheetPdf(template, items, { title, at: ctx.now().toISOString() }),
  }
}

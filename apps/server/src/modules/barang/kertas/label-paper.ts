import type { PaperFacts } from '@kencana/contract/papers/kind'
import { labelBarang } from '@kencana/contract/papers/kinds/label-barang'
import type { PaperElement, Template } from '@kencana/contract/papers/template'
import { writeValue } from '@kencana/contract/papers/write-value'
import { activeTemplate } from '../../../engines/paper/draw-paper.ts'
import type { PaperSource } from '../../../engines/paper/paper-endpoints.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { labelSheetPdf } from '../../../platform/label/label-pdf.ts'
import type { LabelField, LabelItem, LabelTemplate } from '../../../platform/label/template.ts'
import { POINTS_PER_MM } from '../../../platform/pdf/canvas.ts'
import { findPieces, type PieceRow } from '../barang.queries.ts'
import { latestPiece } from './slip.queries.ts'

/** The store's label for label printers and for paper. */
export const labelTemplate = async (ctx: StoreCtx): Promise<LabelTemplate> =>
  labelOf(await activeTemplate(ctx.db, ctx.kode_toko, labelBarang))

/** What a label says of a piece, written out; capitals under a name of their own. */
export const labelItem = (piece: PieceRow): LabelItem => itemOf(pieceFacts(piece))

/** The piece that came last, for the designer's preview. */
export const labelSource: PaperSource = {
  kind: labelBarang,
  async latest(ctx) {
    const kode = await latestPiece(ctx.db, ctx.kode_toko)
    const [piece] =
      kode === undefined ? [] : await findPieces(ctx.db, ctx.kode_toko, [kode], ctx.now())
    if (piece === undefined) return undefined
    return { nomor: piece.kode_barcode, facts: pieceFacts(piece), tanda: [''] }
  },
  pdf: (template, { title, at, facts }) =>
    labelSheetPdf(labelOf(template), [itemOf(facts)], { title, at }),
}

const pieceFacts = (piece: PieceRow): PaperFacts => ({
  values: {
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    berat: piece.berat_mg,
    kadar: piece.nama_kadar,
    kode_group: piece.kode_group,
    kode_baki: piece.kode_baki,
    size: piece.size,
  },
  lists: {},
  ketentuan: [],
})

const CAPITALS = 'kapital_'

const itemOf = ({ values }: PaperFacts): LabelItem =>
  Object.fromEntries(
    labelBarang.variabel.flatMap(({ kode, jenis }) => {
      const text = writeValue(values[kode], jenis)
      return [
        [kode, text],
        [`${CAPITALS}${kode}`, text.toLocaleUpperCase('id')],
      ]
    }),
  )

function labelOf({ halaman, label, elemen }: Template): LabelTemplate {
  const { kolom, jarak_mm, dpi } = label ?? { kolom: 1, jarak_mm: 3, dpi: 203 }
  const { lebar_mm, tinggi_mm } = halaman
  return { lebar_mm, tinggi_mm, kolom, jarak_mm, dpi, fields: elemen.flatMap(fieldOf) }
}

/** Label printers count the height of a line of letters, papers the size of the letters. */
const LETTERS = 0.86 * POINTS_PER_MM
const ALIGN = { KIRI: 'left', TENGAH: 'center', KANAN: 'right' } as const

function fieldOf(one: PaperElement): LabelField[] {
  const { x, y } = one
  if (one.jenis === 'BARCODE') {
    return [{ kind: 'barcode', x, y, width: one.w, height: one.h, text: `{${one.variabel}}` }]
  }
  if (one.jenis === 'QR') {
    return [{ kind: 'qr', x, y, size: Math.min(one.w, one.h), text: `{${one.variabel}}` }]
  }
  if (one.jenis !== 'ISIAN' && one.jenis !== 'TEKS') return []
  const height = one.ukuran / LETTERS
  const text = one.jenis === 'TEKS' ? one.isi : fieldText(one)
  return [
    { kind: 'text', x, y, width: one.w, height, text, align: ALIGN[one.rata], bold: one.tebal },
  ]
}

function fieldText(one: Extract<PaperElement, { jenis: 'ISIAN' }>): string {
  const key = one.format === 'KAPITAL' ? `${CAPITALS}${one.variabel}` : one.variabel
  return `${one.awalan}{${key}}${one.akhiran}`
}

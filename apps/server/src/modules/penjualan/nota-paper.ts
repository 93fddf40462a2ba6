import { deductionText } from '@kencana/contract/areas/nota/deduction-text'
import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { kadar as kadarMaster } from '@kencana/contract/masters/barang/kadar'
import { copyMarks } from '@kencana/contract/papers/copies'
import type { PaperFacts, Row } from '@kencana/contract/papers/kind'
import { notaPenjualan } from '@kencana/contract/papers/kinds/nota-penjualan'
import { fillText, refuse } from '@kencana/contract/refusals'
import { formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { drawPaper, logoFor } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { storeValues } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import type { FormPdf } from '../../platform/pdf/form.ts'
import { formPdf } from '../../platform/pdf/pdf.ts'
import { countPrint } from '../cetak/index.ts'
import { latestSale, type NotaFacts, notaFacts } from './nota.queries.ts'
import { showSale } from './show-penjualan.ts'

/** The nota of a sale as the store's template has it; `salinan` 0 is the original. */
async function notaPaper(ctx: StoreCtx, sale: PenjualanAnswer, salinan: number): Promise<FormPdf> {
  const { facts, tanda, templat } = await notaDocument(ctx, sale, salinan)
  const template = templat ?? notaPenjualan.baku
  const title = `Nota ${sale.no_faktur_jual}`
  const logo = await logoFor(ctx, template)
  return drawPaper(notaPenjualan, template, { title, at: sale.pada, facts, tanda, logo })
}

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

/** The newest sale of the store, for the designer's preview. */
export const notaSource: PaperSource = {
  kind: notaPenjualan,
  async latest(ctx) {
    const nomor = await latestSale(ctx.db, ctx.kode_toko)
    return nomor === undefined ? undefined : notaDocument(ctx, await showSale(ctx, nomor), 0)
  },
}

/** It prints twice where the store says so: the second copy has no terms (doc2 §9). */
async function notaDocument(
  ctx: StoreCtx,
  sale: PenjualanAnswer,
  salinan: number,
): Promise<PaperDocument & Pick<NotaFacts, 'templat'>> {
  const frame =
    (await notaFacts(ctx.db, ctx.kode_toko, sale.kode_sales)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    nomor: sale.no_faktur_jual,
    templat: frame.templat,
    facts: notaValues(sale, frame),
    tanda: copyMarks(frame.nota_ganda === 'YA', salinan),
  }
}

/** Ways to pay in capitals, as short as a nota has room for. */
const WAYS = {
  TUNAI: 'TUNAI',
  DEBIT: 'DEBIT',
  KREDIT: 'KREDIT',
  TRANSFER: 'TRANSFER',
  QRIS: 'QRIS',
  SALDO: 'SALDO TITIPAN',
  TUKAR: 'TUKAR TAMBAH',
} as const

/** What the nota of a sale says, for whatever template the store has. Units as stored. */
function notaValues(sale: PenjualanAnswer, facts: NotaFacts): PaperFacts {
  const berat = sale.barang.reduce((sum, line) => sum + gramToMg(line.berat_nota), 0)
  const paid = sale.pembayaran.map(({ cara, jumlah }) => `${WAYS[cara]} ${formatRupiah(jumlah)}`)
  const first = sale.barang[0]
  const discount = sale.barang.reduce((sum, line) => sum + line.diskon, 0)
  const coupon = sale.kupon?.potongan ?? 0
  const gross = sale.total + discount
  const before = [
    { nama: 'Jumlah harga', nilai: gross },
    ...(discount > coupon ? [{ nama: 'Potongan', nilai: coupon - discount }] : []),
    ...(sale.kupon === null ? [] : [{ nama: `Kupon ${sale.kupon.kode_kupon}`, nilai: -coupon }]),
    ...(sale.pph22 > 0 ? [{ nama: 'Ditambah PPh 22', nilai: sale.pph22 }] : []),
    ...(sale.pembulatan > 0 ? [{ nama: 'Pembulatan tunai', nilai: sale.pembulatan }] : []),
  ]
  const after = [
    ...(sale.ppn > 0 ? [{ nama: 'Termasuk PPN', nilai: sale.ppn }] : []),
    { nama: 'Kembali', nilai: sale.kembali },
  ]
  return {
    values: {
      ...storeValues(facts),
      no_faktur_jual: sale.no_faktur_jual,
      tgl_system: sale.tgl_system,
      jam: jakartaMinute(sale.pada).slice(-5),
      customer: sale.customer.nama ?? 'Umum',
      alamat_customer: sale.customer.alamat,
      telp_customer: sale.customer.telp,
      kode_customer: sale.customer.kode_customer,
      nama_sales: facts.nama_sales,
      // Who served the buyer, not who approved it.
      user_id: sale.ajuan?.user_id ?? sale.user_id,
      status_batal: sale.status === 'BATAL' ? 'DIBATALKAN' : null,
      jumlah_barang: sale.barang.length,
      berat,
      berat_asli: gramToMg(sale.berat),
      murni: sale.murni,
      subtotal: gross,
      diskon: discount,
      ppn: sale.ppn,
      pph22: sale.pph22,
      pembulatan: sale.pembulatan,
      total: sale.total + sale.pph22 + sale.pembulatan,
      kembali: sale.kembali,
      dibayar: paid.join(', '),
      keterangan: sale.keterangan,
      warna_kadar: first === undefined ? null : colourOf(facts.warna?.[first.kode_kadar]),
    },
    lists: {
      barang: sale.barang.map(line => lineRow(line, facts)),
      rincian: [...before.slice(1), ...after],
      sebelum_total: before,
      sesudah_total: after,
    },
    ketentuan: facts.ketentuan ?? [],
  }
}

/**
 * Gross: lines less the discount are the total. Nothing is printed where there is nothing: no price
 * per gram, no making charge.
 */
const lineRow = (line: PenjualanAnswer['barang'][number], facts: NotaFacts): Row => ({
  kode_barcode: line.kode_barcode,
  nama_barang: line.nama_barang,
  kadar: facts.kadar?.[line.kode_kadar] ?? line.kode_kadar,
  permil: line.kadar,
  berat: gramToMg(line.berat_nota),
  berat_asli: gramToMg(line.berat),
  harga_per_gram: line.harga_per_gram,
  ongkos: line.ongkos === 0 ? null : line.ongkos,
  atribut: line.atribut === 0 ? null : line.atribut,
  diskon: line.diskon === 0 ? null : line.diskon,
  harga: line.harga_jual + line.diskon,
  potongan_beli: potongan(line),
})

const potongan = (line: PenjualanAnswer['barang'][number]): string => {
  const { teks, facts } = deductionText(line.potongan_beli)
  return fillText(teks, facts)
}

const SWATCHES: Readonly<Record<string, string>> = kadarMaster.fields.warna_nota.swatches ?? {}

/** The master keeps a name; paper needs the colour it is shown with. */
const colourOf = (code: string | undefined): string | null => SWATCHES[code ?? ''] ?? null

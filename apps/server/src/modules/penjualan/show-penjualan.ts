import { type findOldNotas, MOST_OLD_NOTAS } from '@kencana/contract/areas/nota/nota-lama'
import type { PenjualanAnswer, penjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah, mgToGram } from '@kencana/domain/quantity'
import { documentsPage } from '../../engines/document/serve/list-documents.ts'
import { looksOfToday } from '../../engines/document/serve/old-numbers.queries.ts'
import { piecesTold, type ReceiptFacts } from '../../engines/document/serve/receipts.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { cardShownTo } from '../transaksi-besar/index.ts'
import { salesOfCustomer, saleTenders } from './nota.queries.ts'
import { findSale, type LineRow, type SaleRow, saleLines } from './penjualan.queries.ts'

/** One sale as it travels; weights in grams. @throws Refusal TIDAK_DITEMUKAN */
export async function showSale(ctx: StoreCtx, nomor: string): Promise<PenjualanAnswer> {
  const sale = (await findSale(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const lines = await saleLines(ctx.db, ctx.kode_toko, nomor)
  const tenders = await saleTenders(ctx.db, ctx.kode_toko, nomor)
  return {
    no_faktur_jual: sale.nomor,
    tgl_system: sale.tgl,
    pada: sale.pada.toISOString(),
    user_id: sale.user_id,
    no_tukar_tambah: sale.no_tukar_tambah,
    penyetuju: sale.penyetuju,
    ajuan: sale.isi?.ajuan ?? null,
    kode_sales: sale.kode_sales,
    customer: {
      kode_customer: sale.kode_customer,
      nama: sale.nama_customer,
      telp: sale.telp_customer,
      alamat: sale.alamat_customer,
      pajak: sale.isi?.pembeli ?? null,
      identitas: cardShownTo(ctx.actor.level, sale.isi?.identitas),
    },
    barang: lines.map(lineAnswer),
    pembayaran: tenders.map(({ jumlah_rp, cara, no_bon, kode_bank, no_rekening, kartu_akhir }) => ({
      cara,
      jumlah: jumlah_rp,
      no_bon,
      kode_bank,
      no_rekening,
      kartu_akhir,
    })),
    subtotal: sale.subtotal_rp,
    diskon: sale.diskon_rp,
    kupon: couponUsed(sale),
    total: sale.total_rp,
    ppn: sale.ppn_rp,
    pph22: sale.pph22_rp ?? 0,
    pembulatan: sale.pembulatan_rp ?? 0,
    kembali: sale.kembali_rp,
    berat: mgToGram(sale.berat_mg),
    murni: sale.murni_ug,
    status: sale.no_batal === null ? 'SELESAI' : 'BATAL',
    batal: cancellationOf(sale),
    keterangan: sale.keterangan,
    dicetak: sale.dicetak,
  }
}

function couponUsed({ isi }: SaleRow): PenjualanAnswer['kupon'] {
  if (isi?.kupon === undefined) return null
  const { kode_kupon, nama_kupon, potongan_rp } = isi.kupon
  return { kode_kupon, nama_kupon, potongan: potongan_rp }
}

function cancellationOf(sale: SaleRow): PenjualanAnswer['batal'] {
  if (sale.no_batal === null || sale.batal_pada === null) return null
  return {
    no_batal: sale.no_batal,
    pada: sale.batal_pada.toISOString(),
    user_id: sale.batal_oleh ?? '',
    penyetuju: sale.batal_penyetuju,
    alasan: sale.batal_alasan,
  }
}

/** A line of a sale as it travels. */
export const lineAnswer = (line: LineRow) => ({
  baris: line.baris,
  kode_barcode: line.kode_barcode,
  nama_barang: line.nama_barang,
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  kode_kadar: line.kode_kadar,
  kadar: line.permil,
  kode_baki: line.kode_baki,
  berat: mgToGram(line.berat_mg),
  berat_nota: mgToGram(line.berat_nota_mg),
  mode_harga: line.mode_harga,
  harga_per_gram: line.harga_per_gram,
  ongkos: line.ongkos_per_gram,
  atribut: line.atribut_rp,
  harga_hitung: line.harga_hitung_rp,
  diskon: line.diskon_rp,
  harga_jual: line.harga_rp,
  kerja: line.kerja,
  pajak: line.pajak,
  potongan_beli: line.potongan_beli,
  janji_tukar: line.janji_tukar,
})

/** What a customer is sent of a sale. */
export function soldTold(
  sale: PenjualanAnswer,
): ReceiptFacts<(typeof penjualan)['kind']['receipt']> {
  const dataJualGrouped = sale.barang.map(line => ({
    kode_barcode: line.kode_barcode,
    nama_barang: line.nama_barang,
    berat: line.berat_nota,
    harga_jual: line.harga_jual,
  }))
  return {
    tgl: sale.tgl_system,
    nama: sale.customer.nama,
    telp: sale.customer.telp,
    kode_sales: sale.kode_sales,
    lines: { dataJualGrouped },
    told: {
      kode: 'PENJUALAN',
      facts: { ...piecesTold(dataJualGrouped), total: formatRupiah(sale.total) },
    },
  }
}

/**
 * Notas of any day by their customer. The chain that writes each lookup down counts them too, those
 * opened by their number among them: the same words again are the same customer.
 * @throws Refusal CARI_LAMA_HABIS
 */
export async function oldNotas(
  ctx: StoreCtx,
  { q, status }: BodyOf<typeof findOldNotas>,
): Promise<AnswerOf<typeof findOldNotas>> {
  const { CARI_NOTA_LAMA: batas = '0' } = await storeSettings(ctx.db, ctx.kode_toko)
  const { counted } = await looksOfToday(ctx)
  const others = [...counted].filter(one => one !== q.toLowerCase())
  if (others.length >= Number(batas)) refuse('CARI_LAMA_HABIS', { batas })
  const asked = { q, status, limit: MOST_OLD_NOTAS, skip: 0 }
  const { count, data } = await documentsPage(ctx, 'no_faktur_jual', salesOfCustomer, asked)
  return { count, data: data as AnswerOf<typeof findOldNotas>['data'] }
}

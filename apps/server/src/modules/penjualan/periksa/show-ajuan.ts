import type { AjuanAnswer, listAjuan, AjuanRow as Shown } from '@kencana/contract/areas/nota/ajuan'
import type { QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { CaraJual } from '@kencana/domain/cart'
import { mgToGram } from '@kencana/domain/quantity'
import { ajuanShown } from '../../../engines/document/ajuan/read-ajuan.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { saleLines } from '../penjualan.queries.ts'
import { lineAnswer } from '../show-penjualan.ts'
import { type AjuanRow, ajuan, ajuanToday } from './periksa.queries.ts'

/** A page of submitted sales, those that wait first. */
export const showAjuanPage = (ctx: StoreCtx, query: QueryOf<typeof listAjuan>) =>
  ajuan.page(ctx, query, shown)

/** Those of the open day, for the tills. */
export const showToday = async (ctx: StoreCtx) =>
  (await ajuanToday(ctx.db, ctx.kode_toko)).map(shown)

/** One submitted sale, as it was agreed. @throws Refusal TIDAK_DITEMUKAN */
export async function showAjuan(ctx: StoreCtx, nomor: string): Promise<AjuanAnswer> {
  const row = (await ajuan.find(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const lines = await saleLines(ctx.db, ctx.kode_toko, nomor)
  const { dokumen, bayar } = row.isi
  return {
    ...shown(row),
    barang: lines.map(lineAnswer),
    pembayaran: bayar.map(tender => ({
      cara: tender.cara as CaraJual,
      jumlah: tender.jumlah_rp,
      no_bon: tender.no_bon ?? null,
      kode_bank: tender.kode_bank ?? null,
      no_rekening: tender.no_rekening ?? null,
      kartu_akhir: tender.kartu_akhir ?? null,
    })),
    diskon: dokumen.diskon_rp,
    pembulatan: dokumen.pembulatan_rp ?? 0,
    kembali: dokumen.kembali_rp,
    keterangan: dokumen.keterangan,
    butuh: [...(dokumen.isi.butuh ?? [])],
    penyetuju: dokumen.penyetuju,
  }
}

const shown = (row: AjuanRow): Shown => ({
  ...ajuanShown(row, row.keterangan),
  kode_sales: row.kode_sales,
  nama_customer: row.nama_customer,
  telp_customer: row.telp_customer,
  pcs: row.pcs,
  berat: mgToGram(row.berat_mg),
  total: row.total_rp,
  no_faktur_jual: row.status === 'DISETUJUI' ? row.no_akhir : null,
  batal: row.batal,
  dicetak: row.dicetak,
})

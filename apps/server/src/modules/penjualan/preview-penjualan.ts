import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import { journalFor } from '@kencana/contract/cost'
import { mgToGram } from '@kencana/domain/quantity'
import { tunaiNaik } from '@kencana/domain/uang/tunai'
import { lineSaid } from '../../engines/document/journal/read-journal.ts'
import { grantIds } from '../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { accountNames } from '../akun/index.ts'
import { approvalsFor, spentBons } from '../titipan/index.ts'
import {
  type DecidedLine,
  decideSale,
  keptDeduction,
  keptTax,
  saleJournal,
} from './decide-penjualan.ts'
import { readSaleFacts } from './penjualan.queries.ts'
import { buyerOf, couponOf, namedCoupon } from './post-penjualan.ts'

/**
 * The decision of a sale without its writing. Tenders that do not yet pay the total are taken as if
 * the rest were cash, so that the journal can be looked at while the nota is still open.
 */
export async function previewSale(ctx: StoreCtx, body: PenjualanBody) {
  const facts = await readSaleFacts(ctx.db, {
    kode_toko: ctx.kode_toko,
    kunci: null,
    barcodes: body.barang.map(line => line.kode_barcode),
    kode_sales: body.kode_sales,
    grants: grantIds(body.otorisasi),
    pada: ctx.now(),
  })
  const kupon = await namedCoupon(ctx.db, ctx.kode_toko, body)
  const sale = decideSale(body, facts, couponOf(body, kupon, facts.tgl))
  const { cart } = sale
  const nonCash = body.pembayaran.filter(tender => tender.cara !== 'TUNAI')
  const rest = cart.bayar - nonCash.reduce((sum, tender) => sum + tender.jumlah, 0)
  const due = rest < 0 ? cart.bayar : rest
  const cash = tunaiNaik(due)
  const others = rest < 0 ? [] : nonCash
  const pembayaran = cash > 0 ? [...others, { cara: 'TUNAI' as const, jumlah: cash }] : others
  const settled = { kembali: 0, pembulatan: cash - due }
  const journal = saleJournal({ ...body, pembayaran }, sale, settled, facts.akun)
  const names = await accountNames(ctx.db)
  const bons = await spentBons(ctx.db, ctx.kode_toko, body.pembayaran)
  const spent = approvalsFor(bons, buyerOf(body), body.pembayaran)
  const butuh = [...sale.butuh, ...spent.map(({ kategori }) => kategori)]
  return {
    barang: sale.lines.map((line, index) => previewLine(line, index, facts.modul_potongan)),
    subtotal: cart.subtotal,
    diskon: cart.diskon + cart.kupon_rp,
    kupon: cart.kupon_rp,
    total: cart.bayar,
    ppn: cart.ppn_rp,
    pph22: cart.pph22_rp,
    butuh: butuh.map(kategori => ({
      kategori,
      kode_barcode:
        sale.lines.find((_, i) => cart.butuh_baris[i]?.some(need => need === kategori))?.piece
          .kode_barcode ?? null,
    })),
    jurnal: journalFor(ctx.actor.level, journal).map(line =>
      lineSaid({ ...line, nama_akun: names.get(line.nomor_akun) ?? line.nomor_akun }),
    ),
  }
}

const previewLine = (
  { piece, priced, rates, janji_tukar }: DecidedLine,
  index: number,
  agrees: boolean,
) => ({
  baris: index + 1,
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kode_kadar: piece.kode_kadar,
  kadar: piece.permil,
  kode_baki: piece.kode_baki,
  berat: mgToGram(piece.berat_mg),
  berat_nota: mgToGram(priced.berat_nota_mg),
  mode_harga: piece.mode_harga,
  harga_per_gram: piece.papan?.harga_jual ?? null,
  ongkos: piece.ongkos_per_gram,
  atribut: piece.atribut_rp,
  harga_hitung: priced.harga_hitung_rp,
  diskon: priced.diskon_rp,
  harga_jual: priced.harga_jual_rp,
  kerja: priced.kerja.map(step => ({ ...step, facts: { ...step.facts } })),
  pajak: keptTax(rates, priced),
  potongan_beli: keptDeduction(piece, agrees),
  janji_tukar,
})

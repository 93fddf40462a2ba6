import type { postPembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { stokDibeli } from '@kencana/domain/beli/modal'
import { postPembelian as journal } from '@kencana/domain/posting/pembelian'
import { gramToMg } from '@kencana/domain/quantity'
import { kreditTersisa } from '@kencana/domain/uang/beli-kredit'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { askWeights } from '../../engines/document/weights/ask-weights.ts'
import type { Needed } from '../../engines/grants/approved.ts'
import { type Granted, grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { barcodesOf } from '../barang/index.ts'
import { type Card, cardOf, countedName } from '../transaksi-besar/index.ts'
import { demandSeen, drawerFor } from '../uang/index.ts'
import { rulesOf, valuePiece } from './appraise.ts'
import { type Bought, boughtRow, newPiece, type Placed, trayOf } from './new-piece.ts'
import { type Looked, lookAtNotas } from './nota/look-at-notas.ts'
import { readForBuying } from './nota/read-for-buying.ts'
import { boughtThings } from './otorisasi/bought-things.ts'
import { creditOf, paidBy } from './otorisasi/credit.ts'
import { demandPaid, exchanged, payOutOf, type Seller } from './pay-out.ts'

type Sent = BodyOf<typeof postPembelian>

/** A purchase as it is decided: sent by a counter, or one side of an exchange. */
export interface PurchaseBody extends Omit<Sent, 'pembayaran' | 'otorisasi' | 'total'> {
  readonly transaksi: 'PEMBELIAN' | 'TUKAR_TAMBAH'
  /** Money that goes out. */
  readonly pembayaran: Sent['pembayaran']
  /** Settled with new pieces. */
  readonly tukar_rp: number
}

/**
 * Buys pieces: valued anew by the rules in force, written once. Barcodes are taken when it is
 * first decided, in a transaction of their own: what is refused leaves a gap, never two pieces with
 * one barcode. A piece of a nota that another till buys in between is refused by the name of that
 * purchase.
 */
export async function buyPieces(ctx: Ctx, sent: Sent): Promise<AnswerOf<typeof postPembelian>> {
  const looked = await lookAtNotas(ctx, sent.barang)
  const body: PurchaseBody = { ...sent, transaksi: 'PEMBELIAN', tukar_rp: 0 }
  const withBarcodes = barcodesOf(ctx, body.barang.length)
  return runDocument(ctx, {
    anew: ['BON_BERUBAH'],
    otorisasi: sent.otorisasi,
    decide: async store => {
      demandSeen(sent.total, priceOf(sent.barang))
      const granting: Granting = needed => grantsFor(store, needed, sent.otorisasi)
      return withBarcodes(await decidedPurchase(store, body, looked, granting))
    },
  })
}

/** What is paid for pieces together. */
export const priceOf = (barang: Sent['barang']): number =>
  barang.reduce((sum, { harga_beli }) => sum + harga_beli, 0)

/** Every piece valued and placed. */
async function valued(ctx: StoreCtx, body: PurchaseBody, looked: Looked) {
  demandOnce(body)
  const read = await readForBuying(ctx, body.barang, looked, {
    kode_sales: body.kode_sales,
    baki: body.barang.flatMap(({ kode_baki }) => kode_baki ?? []),
  })
  const { facts } = read
  if (facts.tgl === null) refuse('TOKO_BELUM_BUKA')
  if (facts.sales === null) refuse('RUJUKAN_TIDAK_ADA', { label: 'Sales', kode: body.kode_sales })
  const rules = rulesOf(facts)
  const pieces: Placed[] = []
  for (const line of body.barang) {
    const piece = valuePiece(line, body.transaksi, read, rules)
    const laid = pieces.map(({ kode_baki }) => kode_baki)
    pieces.push({ line, valued: piece, kode_baki: trayOf(line, piece, facts, laid) })
  }
  return { read, pieces }
}

/** @throws Refusal BARCODE_GANDA where a piece of a nota is named twice */
function demandOnce({ barang }: PurchaseBody): void {
  const seen = new Set<string>()
  for (const { no_faktur_jual, kode_barcode = '' } of barang) {
    if (no_faktur_jual === undefined) continue
    const key = `${no_faktur_jual.toUpperCase()} ${kode_barcode}`
    if (seen.has(key)) refuse('BARCODE_GANDA', { kode_barcode })
    seen.add(key)
  }
}

/** What is asked about where it is unusually heavy. */
const weighedOf = ({ barang }: PurchaseBody) =>
  barang.map(({ nama_barang: nama, berat }) => ({ nama, berat_mg: gramToMg(berat) }))

/** Finds the grants of the approvals asked for. */
type Granting = (needed: readonly Needed[]) => Promise<Granted>

/**
 * The document of a purchase, once its pieces have their new barcodes: every piece valued by the
 * rules in force, paid by its tenders.
 * @throws Refusal of the pieces, of the payment, of the seller, of the grants
 */
export async function decidedPurchase(
  ctx: StoreCtx,
  body: PurchaseBody,
  looked: Looked,
  granting: Granting,
): Promise<(barcodes: readonly string[]) => DecidedDocument> {
  const { read, pieces } = await valued(ctx, body, looked)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const setting = { ...DEFAULT_SETTINGS, ...read.facts.setting }
  askWeights(weighedOf(body), Number(setting.BATAS_BERAT_WAJAR), body.dipastikan)
  const total = priceOf(body.barang)
  const { tukar_rp } = body
  demandPaid(total - tukar_rp, body.pembayaran)
  const card = await cardOf(ctx, body.penjual)
  demandIdentity(card, pieces)
  const laci = drawerFor(setting, body.laci, 'KASIR')
  const payment = await payOutOf(ctx, body.pembayaran, body.penjual, body.kode_sales)
  const pembayaran = tukar_rp === 0 ? payment.isi : [exchanged(tukar_rp), ...payment.isi]
  const kredit_rp = creditOf(pieces, setting, tgl)
  const tunai_rp = paidBy('TUNAI', body.pembayaran)
  const needed = boughtThings(pieces, setting, { total, tukar_rp, kredit_rp, tunai_rp })
  const butuh = needed.map(({ kategori }) => kategori)
  const grant = await granting(needed)
  const beli = stokDibeli(
    pieces.map(({ line, valued: { piece, permil } }) => ({
      ke: line.ke,
      harga_rp: line.harga_beli,
      berat_mg: piece.berat_mg,
      permil,
    })),
  )
  const jurnal = await bookedJournal(ctx, 'PEMBELIAN', journal({ beli, pembayaran, laci }))
  const named = (barcodes: readonly string[]): readonly Bought[] =>
    pieces.map((piece, i) => ({ ...piece, kode_barcode: barcodes[i] ?? '' }))
  return barcodes => ({
    jenis: 'PEMBELIAN',
    awalan: 'FB',
    kunci_nomor: 'no_faktur_beli',
    tgl,
    dokumen: {
      ...customerOf(body),
      subtotal_rp: total,
      total_rp: total,
      berat_mg: pieces.reduce((sum, { valued }) => sum + valued.piece.berat_mg, 0),
      murni_ug: beli.BLN.murni_ug + beli.BAKI.murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.keterangan ?? null,
      isi: {
        laci,
        butuh,
        beli_rp: total,
        ...(kredit_rp === 0
          ? {}
          : { kredit_rp: kreditTersisa(kredit_rp, paidBy('TRANSFER', body.pembayaran)) }),
        penjual: card ?? { jenis_identitas: null, no_identitas: null },
        ...(card === null ? { orang: countedAs(ctx.kode_toko, body.penjual, pieces) } : {}),
        pembayaran,
        nota: notasOf(pieces),
      },
    },
    barang: named(barcodes).map((piece, i) => boughtRow(piece, i, read.facts)),
    barang_baru: named(barcodes).map(piece => newPiece(piece, read.facts)),
    ...(payment.klaim.length === 0 ? {} : { klaim_lain: payment.klaim }),
    ...(payment.baru.length === 0 ? {} : { baru_lain: payment.baru }),
    jurnal,
    otorisasi: grant.uses,
    jawaban: { total, barang: barcodes },
  })
}

const customerOf = ({ penjual, kode_sales }: PurchaseBody) => ({
  kode_sales,
  kode_customer: penjual.kode_member ?? null,
  nama_customer: penjual.nama,
  telp_customer: penjual.telp ?? null,
  alamat_customer: penjual.alamat ?? null,
})

/** Who says only a name is counted by it in the store, and by the telephone on his nota. */
const countedAs = (toko: string, { nama }: Seller, pieces: readonly Placed[]) => ({
  nama: countedName(toko, nama),
  telp: pieces.flatMap(({ valued: { own } }) => own?.nota.telp_customer ?? [])[0] ?? null,
})

/** The pieces of notas it takes; the database lets each be taken once. */
const notasOf = (pieces: readonly Placed[]) =>
  pieces.flatMap(({ valued: { own } }) =>
    own === null
      ? []
      : [{ no_faktur_jual: own.nota.no_faktur_jual, kode_barcode: own.line.kode_barcode }],
  )

/** Gold without a nota is bought of a known person (04-domain C4). */
function demandIdentity(card: Card | null, pieces: readonly Placed[]): void {
  if (card === null && pieces.some(({ valued: { own } }) => own === null)) {
    refuse('IDENTITAS_WAJIB', { sebab: 'ada barang tanpa nota' })
  }
}

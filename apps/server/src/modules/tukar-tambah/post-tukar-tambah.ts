import type { postTukarTambah, TukarTambahBody } from '@kencana/contract/areas/beli/tukar-tambah'
import { JENIS_KARTU } from '@kencana/contract/areas/pelanggan/card-forms'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import { refuse } from '@kencana/contract/refusals'
import { type Selisih, selisih } from '@kencana/domain/beli/tukar-tambah'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { type Needed, neededOnce, rupiahSaid } from '../../engines/grants/approved.ts'
import { type Granted, grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { barcodesOf } from '../barang/index.ts'
import {
  decidedPurchase,
  type Looked,
  lookAtNotas,
  type PurchaseBody,
  priceOf,
} from '../pembelian/index.ts'
import { decidedSale, dueOf, type SaleBody, saleFacts } from '../penjualan/index.ts'
import { cardOf } from '../transaksi-besar/index.ts'
import { demandSeen } from '../uang/index.ts'

/**
 * Exchanges old pieces for new ones: the sale and the purchase are decided by their own rules, each
 * is booked gross under its own number, and what gold settles on both sides is no money. Whatever
 * keeps one side from standing keeps both.
 */
export async function exchange(
  ctx: Ctx,
  body: TukarTambahBody,
): Promise<AnswerOf<typeof postTukarTambah>> {
  const looked = await lookAtNotas(ctx, body.beli.barang)
  const withBarcodes = barcodesOf(ctx, body.beli.barang.length)
  return runDocument(ctx, {
    anew: ['BON_BERUBAH', 'KUPON_BERUBAH'],
    otorisasi: body.otorisasi,
    decide: async store => {
      return withBarcodes(await decide(store, await withCardRead(store, body), looked))
    },
  })
}

/** A card that is known by its owner is read once for both sides. */
async function withCardRead(ctx: StoreCtx, body: TukarTambahBody): Promise<TukarTambahBody> {
  const { penjual } = body.beli
  if (penjual.id_pelanggan === undefined) return body
  const card = await cardOf(ctx, penjual)
  if (card === null) return body
  const jenis_identitas = JENIS_KARTU.find(one => one === card.jenis_identitas)
  const known = { ...penjual, jenis_identitas, no_identitas: card.no_identitas }
  return { ...body, beli: { ...body.beli, penjual: known } }
}

/** Approvals are asked for together, once both sides are decided. */
function askedLater() {
  const asked: Needed[] = []
  return {
    asked,
    later: (needed: readonly Needed[]): Granted => {
      asked.push(...needed)
      return { uses: [], penyetuju: null, id: null }
    },
  }
}

/** The exchange, once its old pieces have their new barcodes. */
async function decide(
  ctx: StoreCtx,
  body: TukarTambahBody,
  looked: Looked,
): Promise<(barcodes: readonly string[]) => DecidedDocument> {
  // The till sells; who may not buy does not buy through it.
  if (!opens(nodeOf('/transaksi-pembelian'), ctx.actor)) refuse('TANPA_HAK')
  const side = saleSide(body)
  const read = await saleFacts(ctx, side, ctx.db)
  const jual_rp = dueOf(side, read)
  const beli_rp = priceOf(body.beli.barang)
  const net = selisih(jual_rp, beli_rp)
  demandSeen(body.total, net.dibayar_rp - net.dikembalikan_rp)
  const { asked, later } = askedLater()
  const sold = decidedSale(paidSale(side, jual_rp, net), read, later)
  const purchase = purchaseSide(body, net)
  const bought = await decidedPurchase(ctx, purchase, looked, async needed => later(needed))
  const { dokumen } = bought([])
  const needed = neededOnce([
    ...asked,
    ...(read.sale.setting.VALIDASI_PENJUALAN === 'YA' ? [exchanged(body, jual_rp, beli_rp)] : []),
  ])
  const butuh = needed.map(({ kategori }) => kategori)
  const grant = await grantsFor(ctx, needed, body.otorisasi)
  const approved = { otorisasi: grant.id, penyetuju: grant.penyetuju }
  const { kode_sales, kode_customer, nama_customer } = dokumen
  return barcodes => ({
    jenis: 'TUKAR_TAMBAH',
    awalan: 'TK',
    kunci_nomor: 'no_tukar_tambah',
    tgl: sold.tgl,
    dokumen: {
      ...{ kode_sales, kode_customer, nama_customer },
      total_rp: net.dibayar_rp + net.dikembalikan_rp,
      ...approved,
      keterangan: body.jual.keterangan ?? null,
      isi: { butuh, jual_rp, beli_rp, tukar_rp: net.tukar_rp },
    },
    tanpa_jurnal: true,
    otorisasi: grant.uses,
    // The purchase claims notas, which a cancellation of their sale does before the chain as well.
    bersama: [bought(barcodes), sold].map(part => ({
      ...part,
      dokumen: { ...part.dokumen, ...approved },
    })),
    jawaban: { ...sold.jawaban, total: body.total, barang: barcodes },
  })
}

/** The sale as a till would send it; who brings the old pieces buys, unless another is named. */
function saleSide({ jual, beli, total, pembayaran, laci, tgl_system }: TukarTambahBody): SaleBody {
  const { kode_member, ...person } = beli.penjual
  const seller = { ...person, kode_customer: kode_member }
  return {
    ...jual,
    customer: jual.customer ?? seller,
    pembayaran: total < 0 ? [] : pembayaran.map(tenderIn),
    total,
    ...{ laci, tgl_system },
  }
}

type Difference = TukarTambahBody['pembayaran'][number]

function tenderIn({ no_bon = '', cara, ...money }: Difference): SaleBody['pembayaran'][number] {
  return cara === 'SALDO' ? { cara, jumlah: money.jumlah, no_bon } : { cara, ...money }
}

/** Old pieces are its first tender. */
const paidSale = (side: SaleBody, total: number, { tukar_rp }: Selisih): SaleBody => ({
  ...side,
  pembayaran:
    tukar_rp === 0 ? side.pembayaran : [{ cara: 'TUKAR', jumlah: tukar_rp }, ...side.pembayaran],
  total,
})

/** The purchase as its counter would send it. */
const purchaseSide = (
  { jual, beli, total, pembayaran, laci, tgl_system, dipastikan }: TukarTambahBody,
  { tukar_rp }: Selisih,
): PurchaseBody => ({
  transaksi: 'TUKAR_TAMBAH',
  kode_sales: jual.kode_sales,
  ...beli,
  pembayaran: total < 0 ? pembayaran.flatMap(paidOut) : [],
  tukar_rp,
  ...{ laci, tgl_system, dipastikan },
})

/** The contract lets nothing else go out. */
function paidOut({ cara, jumlah, kode_bank, no_rekening, no_bon }: Difference) {
  if (cara !== 'TUNAI' && cara !== 'TRANSFER' && cara !== 'SALDO') return []
  return [{ cara, jumlah, kode_bank, no_rekening, no_bon }]
}

/** Where sales wait for another, that one is asked about an exchange at once. */
const exchanged = (body: TukarTambahBody, jual_rp: number, beli_rp: number): Needed => ({
  kategori: 'TUKAR_TAMBAH',
  hal: [
    {
      apa: body.beli.penjual.nama,
      nilai: ['SELISIH_TUKAR', jual_rp - beli_rp],
      kata: [rupiahSaid('BARANG_BARU', jual_rp), rupiahSaid('BARANG_LAMA', beli_rp)],
    },
  ],
})

import type { postTukarTambah, TukarTambahBody } from '@kencana/contract/areas/beli/tukar-tambah'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { type Selisih, selisih } from '@kencana/domain/beli/tukar-tambah'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { barcodesOf } from '../barang/index.ts'
import { decidedPurchase, type PurchaseBody, priceOf } from '../pembelian/index.ts'
import { decidedSale, dueOf, type SaleBody, saleFacts } from '../penjualan/index.ts'
import { demandSeen } from '../uang/index.ts'

/**
 * Exchanges old pieces for new ones: the sale and the purchase are decided by their own rules, each
 * is booked gross under its own number, and what gold settles on both sides is no money. Whatever
 * keeps one side from standing keeps both.
 */
export function exchange(
  ctx: Ctx,
  body: TukarTambahBody,
): Promise<AnswerOf<typeof postTukarTambah>> {
  const barcodes = barcodesOf(ctx, body.beli.barang.length)
  return runDocument(ctx, {
    anew: ['BON_BERUBAH', 'KUPON_BERUBAH', 'PENJUAL_BERUBAH'],
    otorisasi: body.otorisasi,
    decide: async store => {
      const named = await decide(store, body)
      return async () => named(await barcodes())
    },
  })
}

/** Approvals are asked for together, once both sides are decided. */
const LATER = () => ({ uses: [], penyetuju: null, id: null })

/** The exchange, once its old pieces have their new barcodes. */
async function decide(
  ctx: StoreCtx,
  body: TukarTambahBody,
): Promise<(barcodes: readonly string[]) => DecidedDocument> {
  // The till sells; who may not buy does not buy through it.
  if (!opens(nodeOf('/transaksi-pembelian'), ctx.actor)) refuse('TANPA_HAK')
  const side = saleSide(body)
  const read = await saleFacts(ctx, side, ctx.db)
  const jual_rp = dueOf(side, read)
  const beli_rp = priceOf(body.beli.barang)
  const net = selisih(jual_rp, beli_rp)
  demandSeen(body.total, net.dibayar_rp - net.dikembalikan_rp)
  const sold = decidedSale(paidSale(side, jual_rp, net), read, LATER)
  const bought = await decidedPurchase(ctx, purchaseSide(body, net), async () => LATER())
  const { dokumen } = bought([])
  const butuh = approvals([sold.dokumen, dokumen], read.sale.setting)
  const grant = await grantsFor(ctx, butuh, body.otorisasi)
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
    jawaban: { total: body.total, kembali: sold.jawaban.kembali, barang: barcodes },
  })
}

/** The sale as a till would send it; who brings the old pieces buys, unless another is named. */
function saleSide({ jual, beli, total, pembayaran, laci, tgl_system }: TukarTambahBody): SaleBody {
  const { nama, telp, alamat, kode_member } = beli.penjual
  const seller = { nama, telp, alamat, kode_customer: kode_member }
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
  { jual, beli, total, pembayaran, laci, tgl_system }: TukarTambahBody,
  { tukar_rp }: Selisih,
): PurchaseBody => ({
  transaksi: 'TUKAR_TAMBAH',
  kode_sales: jual.kode_sales,
  ...beli,
  pembayaran: total < 0 ? pembayaran.flatMap(paidOut) : [],
  tukar_rp,
  ...{ laci, tgl_system },
})

/** The contract lets nothing else go out. */
function paidOut({ cara, jumlah, kode_bank, no_rekening, no_bon }: Difference) {
  if (cara !== 'TUNAI' && cara !== 'TRANSFER' && cara !== 'SALDO') return []
  return [{ cara, jumlah, kode_bank, no_rekening, no_bon }]
}

/** Those of both sides; where sales wait for another, that one is asked for at once. */
function approvals(
  sides: readonly DecidedDocument['dokumen'][],
  setting: Readonly<Record<string, string>>,
): KategoriOtorisasi[] {
  const asked = sides.flatMap(({ isi }) => (isi as Needing).butuh)
  return [
    ...new Set(setting.VALIDASI_PENJUALAN === 'YA' ? [...asked, 'TUKAR_TAMBAH' as const] : asked),
  ]
}

interface Needing {
  readonly butuh: readonly KategoriOtorisasi[]
}

import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import { refuse } from '@kencana/contract/refusals'
import type { Settlement } from '@kencana/domain/cart'
import { couponBuyer } from '@kencana/domain/terms/kupon'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import {
  type KnownAccounts,
  knownAccounts,
  withAccounts,
} from '../../engines/document/tender-accounts.ts'
import type { Needed } from '../../engines/grants/approved.ts'
import { type Granted, grantIds, grantsToBurn } from '../../engines/grants/use-grant.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { type CouponRow, keptCoupon, readCoupon, usable, useOf } from '../kupon/index.ts'
import { type BonRow, decideSpending, spentBons } from '../titipan/index.ts'
import { cardOf, personKept } from '../transaksi-besar/index.ts'
import {
  checkPayment,
  type DecidedLine,
  type DecidedSale,
  decideSale,
  keptBonus,
  keptDeduction,
  keptTax,
  type SaleBody,
  saleJournal,
} from './decide-penjualan.ts'
import { soldThings } from './otorisasi/sold-things.ts'
import { readSaleFacts, type SaleFacts } from './penjualan.queries.ts'
import { submissionOf, tellAjuan } from './periksa/submit-penjualan.ts'

interface SaleAnswer {
  no_faktur_jual?: string
  no_ajuan?: string
  tgl_system: string
  total: number
  pembulatan?: number
  kembali: number
}

/**
 * Sells, or submits what another has to approve where the store asks for it: decides on what was
 * read, by the rules the till used, and writes once (02-layout, "A sale"). A piece that another
 * till takes in between makes the writer refuse; one more reading says who won. A deposit that
 * another till spends in between is looked at again: what is left of it may still be enough.
 */
export const postSale = (ctx: Ctx, body: PenjualanBody, facts: SaleRead): Promise<SaleAnswer> =>
  runDocument(ctx, {
    otorisasi: body.otorisasi,
    anew: ['BON_BERUBAH', 'KUPON_BERUBAH'],
    ahead: {
      stored: replayOf(ctx, facts.sale),
      decide: () => decideDocument(ctx, body, facts),
    },
    decide: async store => decideDocument(store, body, await saleFacts(store, body, store.db)),
    whenPosted: ({ nomor, jawaban }) => {
      if (jawaban.no_ajuan === undefined) return
      const diajukan_oleh = ctx.actor.user_id
      tellAjuan(ctx, { no_ajuan: nomor, status: 'MENUNGGU', nomor, diajukan_oleh })
    },
  })

/** What was read ahead: the facts of the sale, and what its tenders name. */
export interface SaleRead {
  readonly sale: SaleFacts
  readonly accounts: KnownAccounts
  readonly bons: readonly BonRow[]
  /** The coupon it names; null where there is none of that code. */
  readonly kupon: CouponRow | null
  /** What the sale keeps of who buys. */
  readonly orang: ReturnType<typeof personKept>
}

/** What the rules read, for this body, at this moment. */
export async function saleFacts(ctx: Ctx, body: SaleBody, db: Queryable): Promise<SaleRead> {
  const { kode_toko } = ctx
  // All are on their way before any is waited for.
  const [sale, accounts, bons, kupon, card] = await Promise.all([
    readSaleFacts(db, {
      kode_toko,
      kunci: ctx.key?.kunci ?? null,
      barcodes: body.barang.map(line => line.kode_barcode),
      kode_sales: body.kode_sales,
      grants: grantIds(body.otorisasi),
      pada: ctx.now(),
    }),
    knownAccounts(db, kode_toko, body.pembayaran),
    spentBons(db, kode_toko, body.pembayaran),
    namedCoupon(db, kode_toko, body),
    cardOf(ctx, body.customer),
  ])
  return { sale, accounts, bons, kupon, orang: personKept(kode_toko, body.customer ?? {}, card) }
}

/** The coupon a nota names, as it stands; one without asks nothing. */
export const namedCoupon = async (
  db: Queryable,
  kode_toko: string,
  body: SaleBody,
): Promise<CouponRow | null> =>
  body.kode_kupon === undefined
    ? null
    : readCoupon(db, kode_toko, body.kode_kupon, couponBuyer(buyerOf(body)))

/** The coupon of a nota that may be used today; null where it names none. */
export const couponOf = (
  body: SaleBody,
  kupon: CouponRow | null,
  tgl: string | null,
): CouponRow | null =>
  body.kode_kupon === undefined || tgl === null
    ? null
    : usable(kupon, { kode_kupon: body.kode_kupon, tgl, pembeli: couponBuyer(buyerOf(body)) })

/** The answer of a key already used; looked at first, or a replay would be refused as "sold". */
function replayOf(ctx: Ctx, { idem }: SaleFacts) {
  if (idem === null || ctx.key === undefined) return undefined
  const same = idem.sidik === ctx.key.sidik.toString('hex') && idem.user_id === ctx.actor.user_id
  return same ? idem.jawaban : refuse('KUNCI_BEDA')
}

function decideDocument(ctx: Ctx, sent: PenjualanBody, read: SaleRead): DecidedDocument {
  const { setting, otorisasi } = read.sale
  const isSubmitted = setting.VALIDASI_PENJUALAN === 'YA'
  // Before a grant is asked for: a page of an older version would show no number.
  if (isSubmitted && !ctx.understands('ajuan')) refuse('HALAMAN_LAMA')
  const granting: Granting = butuh => grantsToBurn(ctx, butuh, otorisasi, sent.otorisasi)
  const decided = decidedSale(sent, read, granting)
  return isSubmitted ? submissionOf(decided) : decided
}

/** What a sale comes to, PPh 22 in it. @throws Refusal of the sale */
export const dueOf = (sent: SaleBody, { sale, kupon }: SaleRead): number =>
  decideSale(sent, sale, couponOf(sent, kupon, sale.tgl)).cart.bayar

/** Finds the grants of the approvals asked for. */
export type Granting = (needed: readonly Needed[]) => Granted

/**
 * The document of a sale: decided by the rules, paid by its tenders.
 * @throws Refusal of the sale, of its payment, of the grants
 */
export function decidedSale(sent: SaleBody, read: SaleRead, granting: Granting): DecidedDocument {
  const { sale: facts, accounts, bons, orang } = read
  const kupon = couponOf(sent, read.kupon, facts.tgl)
  const sale = decideSale(sent, facts, kupon)
  const payment = checkPayment(sent, sale)
  const body = { ...sent, pembayaran: withAccounts(sent.pembayaran, accounts) }
  const spent = decideSpending(body.pembayaran, bons, buyerOf(body))
  const needed = [...soldThings(sent, sale, facts), ...spent.butuh]
  const butuh = needed.map(({ kategori }) => kategori)
  const grant = granting(needed)
  const { cart } = sale
  const used = kupon === null ? null : keptCoupon(kupon, couponBuyer(buyerOf(sent)), cart.kupon_rp)
  return {
    jenis: 'PENJUALAN',
    awalan: 'FJ',
    kunci_nomor: 'no_faktur_jual',
    tgl: sale.tgl,
    dokumen: {
      ...buyer(body),
      kode_sales: body.kode_sales,
      subtotal_rp: cart.subtotal,
      diskon_rp: cart.diskon + cart.kupon_rp,
      total_rp: cart.total,
      ppn_rp: cart.ppn_rp,
      pph22_rp: cart.pph22_rp === 0 ? null : cart.pph22_rp,
      kembali_rp: payment.kembali,
      pembulatan_rp: payment.pembulatan === 0 ? null : payment.pembulatan,
      berat_mg: cart.berat_mg,
      murni_ug: cart.murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.keterangan ?? null,
      isi: {
        laci: sale.laci,
        butuh,
        ...(used === null ? {} : { kupon: used }),
        ...(body.customer?.pajak === undefined ? {} : { pembeli: body.customer.pajak }),
        ...orang,
      },
    },
    barang: sale.lines.map((line, index) => lineRow(line, index, facts)),
    bayar: tenderRows(body, sale),
    klaim: sale.lines.map(({ piece }) => ({
      kode_barcode: piece.kode_barcode,
      versi: piece.versi,
      dari_status: 'ADA',
      ke_status: 'TERJUAL',
      dari_baki: piece.kode_baki,
      ke_baki: null,
    })),
    ...(spent.klaim.length === 0 ? {} : { klaim_lain: spent.klaim }),
    ...(used === null ? {} : { baru_lain: [useOf(used)] }),
    jurnal: saleJournal(body, sale, payment, facts.akun),
    otorisasi: grant.uses,
    jawaban: { total: cart.bayar, ...roundedBy(payment), kembali: payment.kembali },
  }
}

const roundedBy = ({ pembulatan }: Settlement) => (pembulatan === 0 ? {} : { pembulatan })

/** The buyer as an owner of a deposit is compared with him. */
export const buyerOf = ({ customer }: Pick<SaleBody, 'customer'>) => ({
  kode_member: customer?.kode_customer ?? null,
  telp: customer?.telp ?? null,
})

const buyer = ({ customer }: Pick<SaleBody, 'customer'>) => ({
  kode_customer: customer?.kode_customer ?? null,
  nama_customer: customer?.nama ?? null,
  telp_customer: customer?.telp ?? null,
  alamat_customer: customer?.alamat ?? null,
})

/** A line keeps a snapshot of all its price hung on; it is never recomputed (04-domain B2). */
function lineRow(line: DecidedLine, index: number, facts: SaleFacts) {
  const { piece, priced, rates, potongan_rp, janji_tukar } = line
  return {
    baris: index + 1,
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kode_kadar: piece.kode_kadar,
    permil: piece.permil,
    kode_baki: piece.kode_baki,
    berat_mg: piece.berat_mg,
    berat_nota_mg: priced.berat_nota_mg,
    murni_ug: priced.murni_ug,
    aturan_berat: piece.aturan_berat,
    aturan_versi: piece.aturan.versi,
    mode_harga: piece.mode_harga,
    papan_harga: piece.papan?.id ?? null,
    harga_per_gram: piece.papan?.harga_jual ?? null,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_rp: priced.ongkos_rp,
    atribut_rp: piece.atribut_rp,
    harga_hitung_rp: priced.harga_hitung_rp,
    diskon_rp: priced.diskon_rp + potongan_rp,
    harga_rp: priced.harga_jual_rp - potongan_rp,
    modal_rp: piece.modal_rp,
    ppn_permyriad: priced.ppn_permyriad,
    pajak: keptTax(rates, priced),
    potongan_beli: keptDeduction(piece, facts.modul_potongan),
    bonus: keptBonus(facts, line),
    ...(janji_tukar === null ? {} : { janji_tukar }),
    kerja: priced.kerja,
  }
}

const tenderRows = (body: SaleBody, sale: DecidedSale) =>
  body.pembayaran.map((tender, index) => {
    const { cara, jumlah } = tender
    const row = { baris: index + 1, cara, jumlah_rp: jumlah }
    if (tender.cara === 'SALDO') return { ...row, no_bon: tender.no_bon }
    if (tender.cara === 'TUKAR') return row
    return {
      ...row,
      kode_bank: tender.kode_bank ?? null,
      no_rekening: tender.no_rekening ?? null,
      kartu_akhir: tender.kartu_akhir ?? null,
      kode_setuju: tender.kode_setuju ?? null,
      laci: cara === 'TUNAI' ? sale.laci : null,
    }
  })

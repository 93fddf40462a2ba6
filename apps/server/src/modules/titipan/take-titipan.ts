import type { addTitipan, postTitipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postTitipan as journal } from '@kencana/domain/posting/titipan'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { cardOf, personKept } from '../transaksi-besar/index.ts'
import { drawerFor, holdSales, receive, tenderRows } from '../uang/index.ts'
import { claimOn, customerOf, openBon } from './open-bon.ts'

type Body = BodyOf<typeof postTitipan>
type More = BodyOf<typeof addTitipan>

/** Keeps money for a customer (04-domain B18 #11). */
export const takeTitipan = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof postTitipan>> =>
  runDocument(ctx, { isLocking: true, decide: store => decideTaking(store, body) })

async function decideTaking(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { customer, total, kode_sales = null } = body
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  if (kode_sales && !(await holdSales(ctx.db, ctx.kode_toko, kode_sales))) {
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Sales', kode: kode_sales })
  }
  const money = await moneyOf(ctx, body)
  const card = await cardOf(ctx, customer)
  return {
    jenis: 'TITIPAN',
    awalan: 'FD',
    kunci_nomor: 'no_titipan',
    tgl,
    dokumen: {
      kode_sales,
      kode_customer: customer.kode_member ?? null,
      nama_customer: customer.nama,
      telp_customer: customer.telp,
      alamat_customer: customer.alamat ?? null,
      total_rp: total,
      kembali_rp: money.kembali_rp,
      keterangan: body.keterangan ?? null,
      isi: { laci: money.laci, ...personKept(ctx.kode_toko, customer, card) },
    },
    bayar: tenderRows(money.pembayaran, money.laci),
    baru_lain: [
      {
        tabel: 'bon',
        baris: {
          jenis: 'TITIPAN',
          kode_member: customer.kode_member ?? null,
          nama: customer.nama,
          telp: customer.telp,
          alamat: customer.alamat ?? null,
          kode_sales,
          uang_rp: total,
          keterangan: body.keterangan ?? null,
        },
      },
    ],
    jurnal: await bookedJournal(ctx, 'TITIPAN', journal(total, money)),
    jawaban: { saldo: total, kembali: money.kembali_rp },
  }
}

/** Adds money to an open deposit. */
export const addToTitipan = (
  ctx: Ctx,
  nomor: string,
  body: More,
): Promise<AnswerOf<typeof addTitipan>> =>
  runDocument(ctx, {
    isLocking: true,
    anew: ['BON_BERUBAH'],
    decide: store => decideAdding(store, nomor, body),
  })

async function decideAdding(ctx: StoreCtx, nomor: string, body: More): Promise<DecidedDocument> {
  const bon = await openBon(ctx, nomor)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const money = await moneyOf(ctx, body)
  const card = await cardOf(ctx, body.identitas)
  return {
    jenis: 'TAMBAH_TITIPAN',
    awalan: 'FA',
    kunci_nomor: 'nomor',
    tgl,
    dokumen: {
      ...customerOf(bon),
      total_rp: body.total,
      kembali_rp: money.kembali_rp,
      keterangan: body.keterangan ?? null,
      isi: { laci: money.laci, no_titipan: nomor, ...personKept(ctx.kode_toko, bon, card) },
    },
    bayar: tenderRows(money.pembayaran, money.laci),
    klaim_lain: [claimOn(bon, body.total, 'HABIS')],
    jurnal: await bookedJournal(ctx, 'TITIPAN', journal(body.total, money)),
    jawaban: {
      no_titipan: nomor,
      saldo: bon.uang_rp + body.total,
      kembali: money.kembali_rp,
    },
  }
}

/** What comes in, and into which drawer. */
async function moneyOf(ctx: StoreCtx, { total, pembayaran, laci }: More) {
  const drawer = drawerFor(await storeSettings(ctx.db, ctx.kode_toko), laci, 'KASIR')
  return receive(ctx, total, pembayaran, drawer)
}

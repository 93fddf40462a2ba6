import type { payKurang, postKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postBayarPiutang, postKurangBayar } from '@kencana/domain/posting/piutang/kurang-bayar'
import { formatRupiah } from '@kencana/domain/quantity'
import { janjiTerlaluLama } from '@kencana/domain/uang/janji-bayar'
import { demandCoins } from '../../engines/document/cash/payable-cash.ts'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { rupiahSaid } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { drawerFor, receive, roundedUp, tenderRows } from '../uang/index.ts'
import { findKurang, findNota, type KurangRow, type Nota, STATUS } from './kurang-bayar.queries.ts'

type Short = BodyOf<typeof postKurang>
type Paying = BodyOf<typeof payKurang>

/** Writes down that cash of a sale was short (04-domain B18 #6); needs a grant. */
export const writeKurang = (ctx: Ctx, body: Short): Promise<AnswerOf<typeof postKurang>> =>
  runDocument(ctx, {
    anew: ['BON_BERUBAH'],
    otorisasi: body.otorisasi,
    decide: store => decideShort(store, body),
  })

function demandPromise(tgl_janji: string, tgl: string): void {
  const fault =
    tgl_janji < tgl
      ? 'Tanggal janji sudah lewat'
      : janjiTerlaluLama(tgl_janji, tgl) && 'Tanggal janji paling lama satu tahun lagi'
  if (fault) refuse('TIDAK_LENGKAP', {}, { tgl_janji: fault })
}

async function decideShort(ctx: StoreCtx, body: Short): Promise<DecidedDocument> {
  const { jumlah, nama, telp, tgl_janji, alasan, no_faktur_jual } = body
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const nota = await notaOf(ctx, no_faktur_jual, tgl)
  demandShort(nota, jumlah)
  demandItsCustomer(nota, nama)
  demandPromise(tgl_janji, tgl)
  demandCoins(jumlah)
  const laci = drawerFor(await storeSettings(ctx.db, ctx.kode_toko), body.laci, 'KASIR')
  const hal = [
    {
      apa: `${no_faktur_jual} ${nama}`,
      nilai: ['KURANG', jumlah],
      kata: [rupiahSaid('TOTAL_NOTA', nota.total_rp)],
    } as const,
  ]
  const grant = await grantsFor(ctx, [{ kategori: 'KURANG_BAYAR', hal }], body.otorisasi)
  const { kode_sales } = nota
  return {
    jenis: 'KURANG_BAYAR',
    awalan: 'PK',
    kunci_nomor: 'no_kurang_bayar',
    tgl,
    dokumen: {
      kode_sales,
      nama_customer: nama,
      telp_customer: telp,
      total_rp: jumlah,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: alasan,
      isi: { laci, no_faktur_jual, tgl_janji },
    },
    baru_lain: [
      {
        tabel: 'bon',
        baris: {
          jenis: 'KURANG_BAYAR',
          kode_member: null,
          nama,
          telp,
          alamat: null,
          kode_sales,
          uang_rp: jumlah,
          keterangan: alasan,
          no_faktur_jual,
          tgl_janji,
        },
      },
    ],
    jurnal: await bookedJournal(ctx, 'KURANG_BAYAR', postKurangBayar(jumlah, laci)),
    otorisasi: grant.uses,
    jawaban: { sisa: jumlah },
  }
}

/**
 * A nota of this day that was not taken back: cash that was short is found when its day is counted.
 * @throws Refusal TIDAK_DITEMUKAN, SUDAH_BATAL, KURANG_HARI_LAIN
 */
export async function notaOf(
  { db, kode_toko }: StoreCtx,
  nomor: string,
  tgl: string,
): Promise<Nota> {
  const nota = (await findNota(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  if (nota.no_batal !== null) refuse('SUDAH_BATAL', { nomor })
  return nota.tgl === tgl ? nota : refuse('KURANG_HARI_LAIN', { nomor, tgl: nota.tgl })
}

/** @throws Refusal KURANG_SUDAH_ADA, KURANG_MELEBIHI_TUNAI */
function demandShort({ nomor, tunai_rp, no_kurang_bayar }: Nota, jumlah: number): void {
  if (no_kurang_bayar !== null) refuse('KURANG_SUDAH_ADA', { nomor, no_kurang_bayar })
  if (jumlah > tunai_rp) refuse('KURANG_MELEBIHI_TUNAI', { nomor, tunai: formatRupiah(tunai_rp) })
}

/** Whoever bought owes what was short. @throws Refusal KURANG_NAMA_LAIN */
function demandItsCustomer({ nomor, nama_customer }: Nota, nama: string): void {
  if (nama_customer === null || isSameName(nama, nama_customer)) return
  const facts = { nomor, nama: nama_customer }
  refuse('KURANG_NAMA_LAIN', facts, { nama: 'Bukan nama di nota' })
}

const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)
const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Takes what a customer pays of what was short (04-domain B18 #7). */
export const takePayment = (
  ctx: Ctx,
  nomor: string,
  body: Paying,
): Promise<AnswerOf<typeof payKurang>> =>
  runDocument(ctx, {
    isLocking: true,
    anew: ['BON_BERUBAH'],
    decide: store => decidePayment(store, nomor, body),
  })

async function decidePayment(ctx: StoreCtx, nomor: string, body: Paying): Promise<DecidedDocument> {
  const found = (await findKurang(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  demandOwed(found, body.total)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const laci = drawerFor(await storeSettings(ctx.db, ctx.kode_toko), body.laci, 'KASIR')
  const sisa = found.uang_rp - body.total
  // The last coin settles what is owed; a part of it is what somebody types.
  const money = await receive(ctx, body.total, body.pembayaran, laci, sisa === 0)
  return {
    jenis: 'BAYAR_PIUTANG',
    awalan: 'PT',
    kunci_nomor: 'nomor',
    tgl,
    dokumen: {
      nama_customer: found.nama,
      telp_customer: found.telp,
      total_rp: body.total,
      kembali_rp: money.kembali_rp,
      pembulatan_rp: roundedUp(money),
      keterangan: body.keterangan ?? null,
      isi: { laci, no_kurang_bayar: found.no_bon, no_faktur_jual: found.no_faktur_jual },
    },
    bayar: tenderRows(money.pembayaran, laci),
    klaim_lain: [
      {
        tabel: 'bon',
        kunci: found.no_bon,
        versi: found.versi,
        dari_status: found.status,
        ke_status: sisa === 0 ? 'HABIS' : 'TERBUKA',
        ubah: { uang_rp: sisa },
      },
    ],
    jurnal: await bookedJournal(ctx, 'KURANG_BAYAR', postBayarPiutang(body.total, money)),
    jawaban: { no_kurang_bayar: found.no_bon, sisa, kembali: money.kembali_rp },
  }
}

/** @throws Refusal BON_SELESAI, BAYAR_MELEBIHI_SISA */
function demandOwed({ no_bon, status, uang_rp }: KurangRow, total: number): void {
  if (status !== 'TERBUKA') refuse('BON_SELESAI', { nomor: no_bon, status: STATUS[status] })
  if (total > uang_rp) refuse('BAYAR_MELEBIHI_SISA', { nomor: no_bon, sisa: formatRupiah(uang_rp) })
}

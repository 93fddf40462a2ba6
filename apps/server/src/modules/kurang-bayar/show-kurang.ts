import type {
  KurangAnswer,
  kurangBayar,
  shortNota,
} from '@kencana/contract/areas/uang/kurang-bayar'
import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import type { Cancelling, Reversal } from '../../engines/document/serve/cancel-document.ts'
import type { ReceiptFacts } from '../../engines/document/serve/receipts.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { type BonStep, bonSteps } from '../titipan/index.ts'
import { debtOf, findKurang, type KurangRow, STATUS } from './kurang-bayar.queries.ts'
import { notaOf } from './write-kurang.ts'

/** One short payment with everything that was paid of it. @throws Refusal TIDAK_DITEMUKAN */
export async function showKurang(ctx: StoreCtx, nomor: string): Promise<KurangAnswer> {
  const found = (await findKurang(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const steps = await bonSteps(ctx.db, ctx.kode_toko, found.no_bon)
  return {
    no_kurang_bayar: found.no_bon,
    status: STATUS[found.status],
    tgl_system: found.tgl,
    ...debtOf(found),
    keterangan: found.keterangan,
    riwayat: steps.map(({ sebelum_rp, saldo_rp, pada, ...step }) => ({
      ...step,
      pada: pada.toISOString(),
      jumlah: saldo_rp - sebelum_rp,
      sisa: saldo_rp,
    })),
  }
}

/** Its documents, oldest first, whose journals are shown. @throws Refusal TIDAK_DITEMUKAN */
export async function ownDocuments({ db, kode_toko }: StoreCtx, nomor: string) {
  const found = (await findKurang(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return (await bonSteps(db, kode_toko, found.no_bon)).map(step => step.nomor)
}

const UNDONE: Reversal = { jenis: 'BATAL_KURANG_BAYAR', awalan: 'PX' }

/** The last payment is undone first; the short payment itself once nothing was paid of it. */
export const cancelling: Cancelling<KurangRow, BonStep> = {
  find: ({ db, kode_toko }, nomor) => findKurang(db, kode_toko, nomor),
  steps: ({ db, kode_toko }, { no_bon }) => bonSteps(db, kode_toko, no_bon),
  undoes: { KURANG_BAYAR: UNDONE, BAYAR_PIUTANG: UNDONE },
  // what a shop began with is undone as a whole, not debt by debt
  blocked: (nomor, last) =>
    last.jenis === 'AWAL_KURANG_BAYAR'
      ? refuse('TIDAK_BISA_BATAL', { nomor })
      : refuse('BON_TERPAKAI', { nomor, oleh_nomor: last.nomor }),
  said: (found, { saldo_rp, sebelum_rp }) => ({
    nama_customer: found.nama,
    telp_customer: found.telp,
    total_rp: Math.abs(saldo_rp - sebelum_rp),
    isi: { no_kurang_bayar: found.no_bon },
  }),
}

/**
 * A nota before its short payment is written down.
 * @throws Refusal TOKO_BELUM_BUKA, TIDAK_DITEMUKAN, SUDAH_BATAL, KURANG_HARI_LAIN
 */
export async function showNota(
  ctx: StoreCtx,
  no_faktur_jual: string,
): Promise<AnswerOf<typeof shortNota>> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const nota = await notaOf(ctx, no_faktur_jual, tgl)
  return {
    no_faktur_jual: nota.nomor,
    tgl: nota.tgl,
    nama_customer: nota.nama_customer,
    telp_customer: nota.telp_customer,
    total: nota.total_rp,
    tunai: nota.tunai_rp,
    no_kurang_bayar: nota.no_kurang_bayar,
  }
}

/** What a customer is sent of a short payment. */
export function shortTold(
  debt: KurangAnswer,
): ReceiptFacts<(typeof kurangBayar)['kind']['receipt']> {
  return {
    tgl: debt.tgl_system,
    nama: debt.nama_customer,
    telp: debt.telp_customer,
    kode_sales: null,
    lines: {
      dataJualGrouped: debt.riwayat.map(step => ({
        nomor: step.nomor,
        jenis: step.jenis,
        tgl: step.tgl,
        jumlah: step.jumlah,
        sisa: step.sisa,
      })),
    },
    told: {
      kode: 'KURANG_BAYAR',
      facts: {
        no_faktur_jual: debt.no_faktur_jual,
        total: formatRupiah(debt.jumlah),
        saldo: formatRupiah(debt.sisa),
        jatuh_tempo: indonesianDay(debt.tgl_janji),
      },
    },
  }
}

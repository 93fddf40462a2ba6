import type { ArahUang } from '@kencana/contract/areas/uang/uang-kas'
import {
  AKUN_KODE,
  type Place,
  postMutasi,
  postUangKeluar,
  postUangMasuk,
} from '@kencana/domain/posting/kas'
import type { DecidedDocument, JournalRow } from '../../engines/document/post-document.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { bookedJournal, demandFreeAccount } from '../akun/index.ts'

export const KAS = { jenis: 'UANG_KAS', awalan: 'UK' } as const
export const BANK = { jenis: 'UANG_BANK', awalan: 'UB' } as const

/** Money by a kode transaksi as somebody wrote it, its place known; rupiah. */
export interface Money {
  readonly kind: typeof KAS | typeof BANK
  readonly arah: ArahUang
  readonly kode_transaksi: string
  readonly nama_transaksi: string
  readonly jumlah: number
  readonly keterangan: string
  readonly tempat: Place
  /** Where it goes, between drawers. */
  readonly tujuan?: Place | undefined
  /** The grant it was written with, and who gave it. */
  readonly otorisasi: string | null
  readonly penyetuju: string | null
}

/** Its document; `more` is what it says of itself besides. */
export const moneyDocument = (
  money: Money,
  tgl: string,
  jurnal: readonly JournalRow[],
  more: object = {},
): DecidedDocument => ({
  ...money.kind,
  kunci_nomor: 'no_kas',
  tgl,
  dokumen: {
    total_rp: money.jumlah,
    otorisasi: money.otorisasi,
    penyetuju: money.penyetuju,
    keterangan: money.keterangan,
    isi: {
      kode_transaksi: money.kode_transaksi,
      nama_transaksi: money.nama_transaksi,
      arah: money.arah,
      ...placesSaid(money),
      ...more,
    },
  },
  jurnal,
  jawaban: {},
})

const placesSaid = ({ tempat, tujuan }: Money): object =>
  'laci' in tempat
    ? {
        laci: tempat.laci,
        laci_tujuan: tujuan !== undefined && 'laci' in tujuan ? tujuan.laci : null,
      }
    : tempat

/**
 * Its journal. The other side is looked at again: Parameter Akun may have given it to a list since
 * it was chosen. @throws Refusal RUJUKAN_TIDAK_ADA, TIDAK_LENGKAP, AKUN_BELUM_DIPETAKAN
 */
export async function moneyJournal(
  ctx: StoreCtx,
  money: Pick<Money, 'arah' | 'kode_transaksi' | 'jumlah' | 'tempat' | 'tujuan'>,
  nomor_akun: string,
): Promise<JournalRow[]> {
  const { arah, kode_transaksi, jumlah, tempat, tujuan } = money
  if (tujuan !== undefined) {
    return bookedJournal(ctx, 'UANG_KAS', postMutasi(jumlah, tempat, tujuan))
  }
  await demandFreeAccount(ctx.db, nomor_akun, 'kode_transaksi')
  const lines = (arah === 'MASUK' ? postUangMasuk : postUangKeluar)(jumlah, tempat, kode_transaksi)
  return bookedJournal(ctx, 'UANG_KAS', lines, { [AKUN_KODE]: nomor_akun })
}

import type { StatusAjuan } from '@kencana/contract/documents/ajuan'
import { laidDown } from '../../../engines/document/ajuan/end-ajuan.ts'
import type { DecidedDocument, JournalRow } from '../../../engines/document/post-document.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { UsedCoupon } from '../../kupon/index.ts'

/** What was agreed when a sale was submitted, beside its lines; `bayar_rp` with PPh 22 in it. */
export interface Agreed {
  /** The head of the sale, as it will be written. */
  readonly dokumen: Readonly<Record<string, unknown>> & {
    readonly isi: Readonly<Record<string, unknown>> & {
      readonly butuh?: readonly string[]
      readonly kupon?: UsedCoupon
    }
    readonly kembali_rp: number
    /** Left out of what was submitted before cash was rounded. */
    readonly pembulatan_rp?: number | null
    readonly diskon_rp: number
    readonly keterangan: string | null
    readonly penyetuju: string | null
    readonly kode_customer: string | null
  }
  readonly bayar: readonly AgreedTender[]
  readonly jurnal: readonly JournalRow[]
  readonly bayar_rp: number
}

/** A tender as the sale will keep it. */
export interface AgreedTender {
  readonly baris: number
  readonly cara: string
  readonly jumlah_rp: number
  readonly no_bon?: string
  readonly kode_bank?: string | null
  readonly no_rekening?: string | null
  readonly kartu_akhir?: string | null
}

/**
 * A decided sale, laid down for another to approve: its pieces are held in their trays, its prices
 * and approvals are agreed, and no money is booked. Deposits it is paid out of and its coupon are
 * left alone: what is left of them is looked at when it is approved.
 */
export function submissionOf(sale: DecidedDocument): DecidedDocument {
  const { dokumen, barang = [], klaim = [] } = sale
  const { kode_sales, nama_customer, telp_customer, berat_mg, murni_ug } = dokumen
  const agreed = {
    dokumen,
    bayar: sale.bayar ?? [],
    jurnal: sale.jurnal ?? [],
    bayar_rp: sale.jawaban.total,
  }
  return laidDown(
    'ajuan',
    {
      jenis: 'AJUAN_PENJUALAN',
      awalan: 'AJ',
      tgl: sale.tgl,
      dokumen: {
        kode_customer: dokumen.kode_customer,
        nama_customer,
        telp_customer,
        alamat_customer: dokumen.alamat_customer,
        kode_sales,
        berat_mg,
        murni_ug,
        otorisasi: dokumen.otorisasi,
        penyetuju: dokumen.penyetuju,
        keterangan: dokumen.keterangan,
      },
      barang,
      klaim: klaim.map(claim => ({ ...claim, ke_status: 'DIPERIKSA', ke_baki: claim.dari_baki })),
      otorisasi: sale.otorisasi ?? [],
      jawaban: sale.jawaban,
    },
    {
      kode_sales,
      nama_customer,
      telp_customer,
      pcs: barang.length,
      berat_mg,
      total_rp: sale.jawaban.total,
      isi: agreed,
    },
  )
}

interface Told {
  readonly no_ajuan: string
  readonly status: StatusAjuan
  /** The document that made it so. */
  readonly nomor: string
  readonly diajukan_oleh: string
}

/** A hint to the screens of the store: a sale was submitted, or what was submitted has ended. */
export const tellAjuan = (ctx: Ctx, ajuan: Told): void =>
  ctx.notify({
    event: 'ajuan',
    to: { kode_toko: ctx.kode_toko },
    body: { ...ajuan, user_id: ctx.actor.user_id },
  })

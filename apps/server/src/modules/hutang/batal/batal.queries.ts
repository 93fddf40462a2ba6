import type { StatusHutang } from '@kencana/contract/areas/hutang'
import { first, type Queryable, rows, sql } from '../../../platform/sql.ts'

/** A document of the pawn counter; money in rupiah, weights of the pledge it moved. */
export interface PawnDocument {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  kode_sales: string | null
  kode_customer: string | null
  nama_customer: string | null
  alamat_customer: string | null
  telp_customer: string | null
  total_rp: number
  kembali_rp: number
  berat_mg: number
  murni_ug: number
  keterangan: string | null
  /** Drawer that its cash went through. */
  laci: string | null
}

export const pawnDocument = (db: Queryable, kode_toko: string, nomor: string) =>
  first<PawnDocument>(
    db,
    sql`select nomor, jenis, tgl, pada, user_id, kode_sales, kode_customer, nama_customer,
          alamat_customer, telp_customer, total_rp, kembali_rp, berat_mg, murni_ug, keterangan,
          isi->>'laci' as laci
        from dokumen where kode_toko = ${kode_toko} and nomor = ${nomor}`,
  )

/** What a document did to each loan, and the version that loan has by now. */
export interface DocumentStep {
  no_faktur_hutang: string
  versi: number
  dari_status: StatusHutang | null
  ke_status: StatusHutang
}

export const documentSteps = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<DocumentStep>(
    db,
    sql`select g.no_faktur_hutang, h.versi, g.dari_status, g.ke_status
        from gerak_hutang g
        join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = g.no_faktur_hutang
        where g.kode_toko = ${kode_toko} and g.nomor = ${nomor} order by g.no_faktur_hutang`,
  )

import { first, type Queryable, sql } from '../../../platform/sql.ts'

/** A document by its number: money in rupiah, weights of what it moved. */
export interface KnownDocument {
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

/** One document of a store, or undefined. */
export const findDocument = (db: Queryable, kode_toko: string, nomor: string) =>
  first<KnownDocument>(
    db,
    sql`select nomor, jenis, tgl, pada, user_id, kode_sales, kode_customer, nama_customer,
          alamat_customer, telp_customer, total_rp, kembali_rp, berat_mg, murni_ug, keterangan,
          isi->>'laci' as laci
        from dokumen where kode_toko = ${kode_toko} and nomor = ${nomor}`,
  )

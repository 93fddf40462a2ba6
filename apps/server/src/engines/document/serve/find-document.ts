import type { StoreCtx } from '../../../platform/context.ts'
import { first, type Queryable, type Sql, sql } from '../../../platform/sql.ts'

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
  /** What its cash was rounded up by to the next coin. */
  pembulatan_rp: number | null
  berat_mg: number
  murni_ug: number
  keterangan: string | null
  /** Drawer that its cash went through. */
  laci: string | null
  /** The earlier day that its journal is booked on. */
  tgl_buku: string | null
  /** The document that undid it. */
  no_batal: string | null
}

/** One document of a store, or undefined. */
export const findDocument = (db: Queryable, kode_toko: string, nomor: string) =>
  first<KnownDocument>(
    db,
    sql`select d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.kode_sales, d.kode_customer,
          d.nama_customer, d.alamat_customer, d.telp_customer, d.total_rp, d.kembali_rp,
          d.pembulatan_rp, d.berat_mg, d.murni_ug, d.keterangan, d.isi->>'laci' as laci,
          d.isi->>'tgl_buku' as tgl_buku, b.nomor as no_batal
        from dokumen d
        left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor
        where d.kode_toko = ${kode_toko} and d.nomor = ${nomor}`,
  )

/** What a document `d` is looked up by: its deposit, its loan, its debt, or its own number. */
export const LOOKED_UP_BY: Sql = sql`coalesce(d.isi->>'no_titipan', d.isi->>'no_kurang_bayar',
  case when d.jenis = 'PERPANJANG_HUTANG' then d.nomor
    else d.isi->>'no_faktur_hutang' end, d.nomor)`

/** Number of the store's newest document of these kinds, or undefined. */
export async function latestDocument(
  { db, kode_toko }: StoreCtx,
  jenis: readonly string[],
): Promise<string | undefined> {
  const row = await first<{ nomor: string }>(
    db,
    sql`select nomor from dokumen where kode_toko = ${kode_toko} and jenis = any (${jenis})
        order by tgl desc, pada desc, nomor desc limit 1`,
  )
  return row?.nomor
}

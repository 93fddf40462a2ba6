import {
  readAjuan,
  type AjuanRow as Submitted,
} from '../../../engines/document/ajuan/read-ajuan.ts'
import { permilOf } from '../../../engines/document/purity.ts'
import { type Queryable, rows, sql } from '../../../platform/sql.ts'
import type { Agreed } from './submit-penjualan.ts'

/** A submitted sale as it stands. */
export interface AjuanRow extends Submitted {
  readonly kode_sales: string | null
  readonly nama_customer: string | null
  readonly telp_customer: string | null
  readonly pcs: number
  readonly berat_mg: number
  readonly keterangan: string | null
  readonly batal: boolean
  readonly dicetak: number
}

/** How submitted sales are read; one of them with what was agreed. */
export const ajuan = readAjuan<AjuanRow, AjuanRow & { readonly isi: Agreed }>({
  tabel: 'ajuan',
  columns: kode_toko => sql`a.kode_sales, a.nama_customer, a.telp_customer, a.pcs, a.berat_mg,
    a.keterangan, exists (select from dokumen r
      where r.kode_toko = ${kode_toko} and r.membatalkan = a.no_akhir) as batal,
    (select count(*)::int from cetak_nota c
      where c.kode_toko = ${kode_toko} and c.nomor = a.no_akhir) as dicetak`,
  whole: sql`a.isi`,
  found: (kode_toko, like, q) => sql`a.no_ajuan ilike ${like} or a.no_akhir ilike ${like}
    or a.nama_customer ilike ${like} or a.telp_customer like ${like} or a.user_id ilike ${like}
    or exists (select 1 from dokumen_barang x where x.kode_toko = ${kode_toko}
      and x.nomor = a.no_ajuan and x.kode_barcode = ${q})`,
})

/** Submissions of the open business day, newest first. */
export const ajuanToday = (db: Queryable, kode_toko: string) =>
  ajuan.newest(
    db,
    kode_toko,
    sql`a.tgl = (select tgl from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA')`,
  )

/** The lines of a submission as rows of the document that ends it. */
export const agreedLines = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; isi: Record<string, unknown>; permil: number }>(
    db,
    sql`select l.kode_barcode, ${permilOf(sql`l`)}, to_jsonb(l) - array['kode_toko', 'nomor',
          'jenis', 'tgl', 'permil', 'sisa_permyriad'] as isi
        from dokumen_barang l where l.kode_toko = ${kode_toko} and l.nomor = ${nomor}
        order by l.baris`,
  )

/** The pieces a submission holds, as they stand. */
export const heldPieces = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; versi: number; kode_baki: string }>(
    db,
    sql`select b.kode_barcode, b.versi, b.kode_baki from dokumen_barang l
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by b.kode_barcode`,
  )

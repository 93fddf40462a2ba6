import type { ProsesCuci } from '@kencana/domain/stok/cuci'
import { first, type Queryable, rows, sql } from '../../../platform/sql.ts'

const STOCK_DOCUMENTS = [
  'TAMBAH_BARANG',
  'PINDAH_BARANG',
  'HANCUR_BARANG',
  'HANCUR_PEMBELIAN',
  'KIRIM_CUCI',
  'TERIMA_CUCI',
  'TERIMA_SEPUHAN',
] as const
export type StockDocument = (typeof STOCK_DOCUMENTS)[number]

export interface SlipRow {
  nomor: string
  jenis: StockDocument
  tgl: string
  pada: Date
  user_id: string
  berat_mg: number
  murni_ug: number
  penyetuju: string | null
  keterangan: string | null
  ke_baki: string | null
  supplier: string | null
  npwp_supplier: string | null
  faktur_no: string | null
  faktur_tgl: string | null
  jatuh_tempo: string | null
  /** Of pieces that a craftsman gets or gives back. */
  no_kirim: string | null
  tukang: string | null
  proses: ProsesCuci | null
  tgl_janji: string | null
  nama_toko: string
  alamat_toko: string
  telepon: string | null
  npwp: string | null
}

/**
 * A document that moves pieces, with the store it belongs to; the supplier of documents of before
 * is what was typed.
 */
export const slipRow = (db: Queryable, kode_toko: string, nomor: string) =>
  first<SlipRow>(
    db,
    sql`select d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.berat_mg, d.murni_ug, d.penyetuju,
          d.keterangan, d.isi ->> 'ke_baki' as ke_baki,
          coalesce(d.isi -> 'supplier' ->> 'nama_supplier', d.isi -> 'pajak' ->> 'pemasok')
            as supplier, d.isi -> 'supplier' ->> 'npwp' as npwp_supplier,
          d.isi -> 'pajak' ->> 'faktur_no' as faktur_no,
          d.isi -> 'pajak' ->> 'faktur_tgl' as faktur_tgl, d.jatuh_tempo,
          coalesce(d.isi ->> 'no_kirim', d.nomor) as no_kirim, d.isi ->> 'proses' as proses,
          d.isi ->> 'tgl_janji' as tgl_janji,
          (select format('%s (%s)', k.nama_tukang, k.kode_tukang) from tukang k
            where k.kode_toko = ${kode_toko} and k.kode_tukang = d.isi ->> 'kode_tukang') as tukang,
          t.nama_toko, t.alamat_toko, t.telepon, t.npwp
        from dokumen d join toko t on t.kode_toko = d.kode_toko
        where d.kode_toko = ${kode_toko} and d.nomor = ${nomor}
          and d.jenis = any (${STOCK_DOCUMENTS}::text[])`,
  )

export interface SlipLine {
  baris: number
  kode_barcode: string
  nama_barang: string
  kode_dept: string
  kode_group: string
  kadar: string
  kode_baki: string
  berat_mg: number
  murni_ug: number
}

export const slipLines = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<SlipLine>(
    db,
    sql`select l.baris, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group,
          coalesce(k.nama_kadar, l.kode_kadar) as kadar, l.kode_baki, l.berat_mg, l.murni_ug
        from dokumen_barang l left join kadar k on k.kode_kadar = l.kode_kadar
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by l.baris`,
  )

/** Code of the piece that came last. */
export const latestPiece = async (
  db: Queryable,
  kode_toko: string,
): Promise<string | undefined> => {
  const row = await first<{ kode_barcode: string }>(
    db,
    sql`select kode_barcode from barang where kode_toko = ${kode_toko} and status = 'ADA'
        order by kode_barcode desc limit 1`,
  )
  return row?.kode_barcode
}

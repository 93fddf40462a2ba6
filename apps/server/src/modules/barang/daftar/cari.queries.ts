import type { KeptPurity } from '@kencana/domain/quantity'
import type { KeptWeightRule } from '@kencana/domain/rounding'
import { first, type Queryable, sql } from '../../../platform/sql.ts'
import type { PieceRow } from '../barang.queries.ts'

/** What `cari_barang` filters by; weights in milligrams. */
export interface Search {
  readonly saring: Readonly<Record<string, string | number | undefined>>
  readonly urut: string
  readonly skip: number
  readonly limit: number
  /** Matches are counted up to this many; 0 counts none beyond the page. */
  readonly batas: number
}

/** What of a piece a list shows and its price hangs on. */
export type ListedPiece = Pick<
  PieceRow,
  | 'kode_barcode'
  | 'nama_barang'
  | 'kode_intern'
  | 'kode_dept'
  | 'kode_group'
  | 'kode_kadar'
  | 'permil'
  | 'kode_baki'
  | 'kode_kondisi'
  | 'berat_mg'
  | 'berat_nota_mg'
  | 'aturan_berat'
  | 'mode_harga'
  | 'ongkos_per_gram'
  | 'ongkos_per_pcs'
  | 'atribut_rp'
  | 'harga_bandrol'
  | 'modal_rp'
  | 'size'
  | 'gambar'
  | 'status'
  | 'tgl_masuk'
  | 'versi'
>

type KeptPiece = ListedPiece & KeptPurity
export type Columns = { readonly [K in keyof KeptPiece]: readonly KeptPiece[K][] }

/** A page as `cari_barang` gives it (migration 0030): columns, and what their codes mean. */
export interface FoundPage {
  readonly jumlah: number
  readonly lebih: boolean
  /** `null` when the page is empty. */
  readonly isi: Columns | null
  readonly acuan: {
    readonly jenis: Readonly<Record<string, string>>
    readonly group: Readonly<Record<string, string>>
    readonly kadar: Readonly<Record<string, string>>
    readonly aturan: Readonly<Record<string, KeptWeightRule>>
    /** The board's price now, by 'kadar group'. */
    readonly papan: Readonly<Record<string, number | null>>
    readonly setting: Readonly<Record<string, string>> | null
  }
}

/**
 * One page of a search with all that its prices hang on. The function enters the store itself:
 * alone in its statement it runs on the store's node, where the database is distributed.
 */
export async function searchPieces(
  db: Queryable,
  kode_toko: string,
  at: Date,
  { saring, urut, skip, limit, batas }: Search,
): Promise<FoundPage> {
  const page = await first<FoundPage>(
    db,
    sql`select jumlah, lebih, isi, acuan from cari_barang(${kode_toko},
          ${JSON.stringify(saring)}::jsonb, ${urut}, ${skip}, ${limit}, ${batas}, ${at})`,
  )
  if (page === undefined) throw new Error('cari_barang answered nothing')
  return page
}

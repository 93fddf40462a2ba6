import type { SUMBER_TIMBANG } from '@kencana/contract/areas/stok/weighed'
import type { HasilTimbang, Timbangan } from '@kencana/domain/stok/timbang'
import { first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

/** A tray with what lies in it now, read at one moment. */
export interface TrayContent {
  nama_baki: string
  berat_baki_mg: number
  jumlah: number
  berat_mg: number
  /** The same as long as the same pieces lie there. */
  tanda_isi: string
  barang: Piece[]
}

export interface Piece {
  kode_barcode: string
  nama_barang: string
  berat_mg: number
}

/** Nothing where the store has no such tray in that gudang. */
export const trayContent = (
  db: Queryable,
  kode_toko: string,
  { kode_gudang, kode_baki }: { kode_gudang: string; kode_baki: string },
) =>
  first<TrayContent>(
    db,
    sql`select b.nama_baki, b.berat_baki_mg, i.jumlah, i.berat_mg, i.tanda_isi, i.barang
        from baki b cross join lateral (
          select count(*)::int as jumlah, coalesce(sum(berat_mg), 0)::bigint as berat_mg,
            md5(coalesce(string_agg(kode_barcode, ',' order by kode_barcode), '')) as tanda_isi,
            coalesce(jsonb_agg(jsonb_build_object('kode_barcode', kode_barcode,
              'nama_barang', nama_barang, 'berat_mg', berat_mg) order by kode_barcode), '[]')
              as barang
          from barang p where p.kode_toko = ${kode_toko} and p.kode_baki = b.kode_baki
            and p.status in ('ADA', 'DIPERIKSA', 'BLN')
        ) i
        where b.kode_toko = ${kode_toko} and b.kode_baki = ${kode_baki}
          and b.kode_gudang = ${kode_gudang} and b.dihapus_pada is null`,
  )

export interface TimbangRow {
  id: string
  kode_gudang: string
  kode_baki: string
  nama_baki: string
  tanda_isi: string
  jumlah: number
  berat_barang_mg: number
  berat_label_mg: number
  berat_baki_mg: number
  buku_mg: number
  berat_timbang_mg: number | null
  selisih_mg: number | null
  toleransi_mg: number | null
  hasil: HasilTimbang | null
  sumber: (typeof SUMBER_TIMBANG)[number] | null
  kode_timbangan: string | null
  isi_berubah: boolean
  mungkin_hilang: Piece[]
  alasan: string | null
  mulai_oleh: string
  mulai_pada: Date
  user_id: string | null
  pada: Date | null
}

const shown = (kode_toko: string): Sql => sql`
  select w.id, w.kode_gudang, w.kode_baki, b.nama_baki, w.tanda_isi, w.jumlah, w.berat_barang_mg,
    w.berat_label_mg, w.berat_baki_mg, w.berat_timbang_mg, w.buku_mg, w.selisih_mg,
    w.toleransi_mg, w.hasil, w.sumber, w.kode_timbangan, w.isi_berubah, w.mungkin_hilang, w.alasan,
    w.mulai_oleh, w.mulai_pada, w.user_id, w.pada
  from timbang_baki w
  join baki b on b.kode_toko = ${kode_toko} and b.kode_baki = w.kode_baki
  where w.kode_toko = ${kode_toko}`

/** The list of a day since it was cleared, as it grew. */
export const listOf = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<TimbangRow>(
    db,
    sql`${shown(kode_toko)} and w.tgl = ${tgl} and w.dibersihkan_pada is null
        order by w.mulai_pada, w.id`,
  )

/** A row of a day, held until the command is done. */
export const lockRow = (db: Queryable, kode_toko: string, tgl: string, id: string) =>
  first<TimbangRow>(
    db,
    sql`${shown(kode_toko)} and w.tgl = ${tgl} and w.id = ${id} for no key update of w`,
  )

export interface By {
  readonly user_id: string
  readonly pada: Date
}

export const beginRow = (
  db: Queryable,
  kode_toko: string,
  row: { id: string; tgl: string; kode_gudang: string; kode_baki: string },
  { isi, buku_mg, label_mg }: Book,
  { user_id, pada }: By,
) =>
  run(
    db,
    sql`insert into timbang_baki (kode_toko, id, tgl, kode_gudang, kode_baki, jumlah,
          berat_barang_mg, berat_label_mg, berat_baki_mg, buku_mg, tanda_isi, mulai_oleh,
          mulai_pada)
        values (${kode_toko}, ${row.id}, ${row.tgl}, ${row.kode_gudang}, ${row.kode_baki},
          ${isi.jumlah}, ${isi.berat_mg}, ${label_mg}, ${isi.berat_baki_mg}, ${buku_mg},
          ${isi.tanda_isi}, ${user_id}, ${pada})`,
  )

/** What a tray should weigh, and of what. */
export interface Book {
  readonly isi: TrayContent
  readonly label_mg: number
  readonly buku_mg: number
}

/** A scale of the store that is in use. */
export interface ScaleRow {
  kode_timbangan: string
  daya_baca_mg: number
  tera_sampai: string | null
}

export const findScale = (db: Queryable, kode_toko: string, kode_timbangan: string) =>
  first<ScaleRow>(
    db,
    sql`select kode_timbangan, daya_baca_mg, tera_sampai from timbangan
        where kode_toko = ${kode_toko} and kode_timbangan = ${kode_timbangan}
          and dihapus_pada is null`,
  )

export interface Weighed extends Book, Timbangan {
  readonly timbang_mg: number
  readonly sumber: string
  readonly baris_mentah: string | null
  readonly scale: ScaleRow | undefined
  readonly mungkin_hilang: readonly Piece[]
}

export const keepWeight = (
  db: Queryable,
  kode_toko: string,
  id: string,
  { isi, label_mg, buku_mg, ...weighed }: Weighed,
  { user_id, pada }: By,
) =>
  run(
    db,
    sql`update timbang_baki set jumlah = ${isi.jumlah}, berat_barang_mg = ${isi.berat_mg},
          berat_label_mg = ${label_mg}, berat_baki_mg = ${isi.berat_baki_mg},
          berat_timbang_mg = ${weighed.timbang_mg}, buku_mg = ${buku_mg},
          selisih_mg = ${weighed.selisih_mg}, toleransi_mg = ${weighed.toleransi_mg},
          hasil = ${weighed.hasil}, sumber = ${weighed.sumber},
          baris_mentah = ${weighed.baris_mentah},
          kode_timbangan = ${weighed.scale?.kode_timbangan ?? null},
          tera_sampai = ${weighed.scale?.tera_sampai ?? null},
          isi_berubah = tanda_isi <> ${isi.tanda_isi},
          mungkin_hilang = ${JSON.stringify(weighed.mungkin_hilang)}::jsonb,
          user_id = ${user_id}, pada = ${pada}
        where kode_toko = ${kode_toko} and id = ${id}`,
  )

export const keepReason = (
  db: Queryable,
  kode_toko: string,
  id: string,
  alasan: string,
  { user_id }: By,
) =>
  run(
    db,
    sql`update timbang_baki set alasan = ${alasan}, alasan_oleh = ${user_id}
        where kode_toko = ${kode_toko} and id = ${id}`,
  )

export const clearList = (
  db: Queryable,
  kode_toko: string,
  { tgl, kode_baki }: { tgl: string; kode_baki: string | null },
  pada: Date,
) =>
  run(
    db,
    sql`update timbang_baki set dibersihkan_pada = ${pada}
        where kode_toko = ${kode_toko} and tgl = ${tgl} and dibersihkan_pada is null
          and (${kode_baki}::text is null or kode_baki = ${kode_baki})`,
  )

/** Trays with pieces in them that nobody has weighed on a day. */
export const unweighedTrays = async (
  db: Queryable,
  kode_toko: string,
  tgl: string,
): Promise<string[]> =>
  (
    await rows<{ kode_baki: string }>(
      db,
      sql`select b.kode_baki from baki b
          where b.kode_toko = ${kode_toko} and b.dihapus_pada is null
            and exists (select from barang p where p.kode_toko = ${kode_toko}
              and p.kode_baki = b.kode_baki and p.status in ('ADA', 'DIPERIKSA', 'BLN'))
            and not exists (select from timbang_baki w where w.kode_toko = ${kode_toko}
              and w.kode_baki = b.kode_baki and w.tgl = ${tgl} and w.hasil is not null)
          order by b.kode_baki`,
    )
  ).map(row => row.kode_baki)

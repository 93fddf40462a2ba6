import type { Template } from '@kencana/contract/papers/template'
import { first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

export interface VersionRow {
  versi: number
  asal: 'SIMPAN' | 'PULIH' | 'BAKU' | 'PUSAT'
  dari_versi: number | null
  catatan: string
  user_id: string
  pada: Date
}

/** A version with its content; `isi` is null where it is the product's own. */
export interface TemplateRow {
  versi: number
  isi: Template | null
}

/** Content of the newest version, as a piece of a larger question; null prints the default. */
export const newestContent = (kode_toko: string, jenis: string): Sql =>
  sql`(select k.isi from templat_kertas k
        where k.kode_toko = ${kode_toko} and k.jenis = ${jenis} order by k.versi desc limit 1)`

/** The newest version of a kind, which prints; undefined while the store never changed it. */
export const newest = (db: Queryable, kode_toko: string, jenis: string) =>
  first<TemplateRow>(
    db,
    sql`select versi, isi from templat_kertas where kode_toko = ${kode_toko} and jenis = ${jenis}
        order by versi desc limit 1`,
  )

export const oneVersion = (db: Queryable, kode_toko: string, jenis: string, versi: number) =>
  first<TemplateRow>(
    db,
    sql`select versi, isi from templat_kertas
        where kode_toko = ${kode_toko} and jenis = ${jenis} and versi = ${versi}`,
  )

const MOST_LISTED = 200

export const versionsOf = (db: Queryable, kode_toko: string, jenis: string) =>
  rows<VersionRow>(
    db,
    sql`select versi, asal, dari_versi, catatan, user_id, pada from templat_kertas
        where kode_toko = ${kode_toko} and jenis = ${jenis}
        order by versi desc limit ${MOST_LISTED}`,
  )

/** The newest version of every kind a store has changed. */
export const newestOfAll = (db: Queryable, kode_toko: string) =>
  rows<{ jenis: string; versi: number; user_id: string; pada: Date }>(
    db,
    sql`select distinct on (jenis) jenis, versi, user_id, pada from templat_kertas
        where kode_toko = ${kode_toko} order by jenis, versi desc`,
  )

export interface NewVersion {
  readonly kode_toko: string
  readonly jenis: string
  readonly versi: number
  readonly isi: Template | null
  readonly asal: VersionRow['asal']
  readonly dari_versi: number | null
  readonly catatan: string
  readonly user_id: string
  readonly pada: Date
}

/** Adds a version; 0 when its number is taken: somebody else saved first. */
export const insertVersion = (db: Queryable, v: NewVersion): Promise<number> =>
  run(
    db,
    sql`insert into templat_kertas (kode_toko, jenis, versi, isi, asal, dari_versi, catatan,
          user_id, pada)
        values (${v.kode_toko}, ${v.jenis}, ${v.versi},
          ${v.isi === null ? null : JSON.stringify(v.isi)}::jsonb, ${v.asal}, ${v.dari_versi},
          ${v.catatan}, ${v.user_id}, ${v.pada})
        on conflict do nothing`,
  )

import { type Queryable, rows, run, sql } from '../../platform/sql.ts'

export interface PlannedLine {
  id: string
  rencana: string
  kode_kadar: string
  nama_kadar: string
  kode_group: string | null
  harga_jual: number
  harga_beli: number
  berlaku_pada: Date
  dibuat_pada: Date
  user_id: string
  penyetuju: string | null
  ditarik_oleh: string | null
}

const plannedLine = sql`h.id, h.rencana, h.kode_kadar, k.nama_kadar,
  nullif(h.kode_group, '*') as kode_group, h.harga_jual, h.harga_beli, h.berlaku_pada,
  h.dibuat_pada, h.user_id, h.penyetuju, h.ditarik_oleh`

/** Lines that begin after an instant, the next first; those of one board stand together. */
export const plannedLines = (db: Queryable, kode_toko: string, after: Date) =>
  rows<PlannedLine>(
    db,
    sql`select ${plannedLine} from harga_emas h join kadar k on k.kode_kadar = h.kode_kadar
        where h.kode_toko = ${kode_toko} and h.rencana is not null and h.ditarik_pada is null
          and h.berlaku_pada > ${after}
        order by h.berlaku_pada, h.dibuat_pada, h.rencana, k.permil_e1 desc, h.kode_kadar,
          h.kode_group`,
  )

/** One board, whatever became of it. */
export const linesOfBoard = (db: Queryable, kode_toko: string, rencana: string) =>
  rows<PlannedLine>(
    db,
    sql`select ${plannedLine} from harga_emas h join kadar k on k.kode_kadar = h.kode_kadar
        where h.kode_toko = ${kode_toko} and h.rencana = ${rencana} order by h.id`,
  )

/** Says of lines that they were withdrawn, once. */
export const withdrawLines = (
  db: Queryable,
  kode_toko: string,
  ids: readonly string[],
  by: { pada: Date; user_id: string },
): Promise<number> =>
  run(
    db,
    sql`update harga_emas set ditarik_pada = ${by.pada}, ditarik_oleh = ${by.user_id}
        where kode_toko = ${kode_toko} and id = any (${[...ids]}::uuid[]) and ditarik_pada is null`,
  )

/** Boards are changed one after the other: what one compares with stays until it is done. */
export const lockBoard = (db: Queryable, kode_toko: string) =>
  run(db, sql`select pg_advisory_xact_lock(7268, hashtext(${kode_toko}))`)

export interface ChangeRow {
  id: string
  dibuat_pada: Date
  berlaku_pada: Date
  kode_kadar: string
  nama_kadar: string
  kode_group: string | null
  jual_lama: number | null
  harga_jual: number
  beli_lama: number | null
  harga_beli: number
  user_id: string
  penyetuju: string | null
  ditarik_pada: Date | null
  ditarik_oleh: string | null
}

/** Prices that were set between two days of the calendar, beside those they take the place of. */
export const changesBetween = (
  db: Queryable,
  kode_toko: string,
  { dari, sampai, limit }: { dari: string; sampai: string; limit: number },
) =>
  rows<ChangeRow>(
    db,
    sql`select h.id, coalesce(h.dibuat_pada, h.berlaku_pada) as dibuat_pada, h.berlaku_pada,
          h.kode_kadar, k.nama_kadar, nullif(h.kode_group, '*') as kode_group,
          lama.harga_jual as jual_lama, h.harga_jual, lama.harga_beli as beli_lama, h.harga_beli,
          h.user_id, h.penyetuju, h.ditarik_pada, h.ditarik_oleh
        from harga_emas h join kadar k on k.kode_kadar = h.kode_kadar
        left join lateral (select l.harga_jual, l.harga_beli from harga_emas l
          where h.ditarik_pada is null and l.kode_toko = ${kode_toko}
            and l.kode_kadar = h.kode_kadar and l.kode_group = h.kode_group
            and l.ditarik_pada is null and (l.berlaku_pada, l.id) < (h.berlaku_pada, h.id)
          order by l.berlaku_pada desc, l.id desc limit 1) lama on true
        where h.kode_toko = ${kode_toko}
          and coalesce(h.dibuat_pada, h.berlaku_pada)
            >= (${dari}::date)::timestamp at time zone 'Asia/Jakarta'
          and coalesce(h.dibuat_pada, h.berlaku_pada)
            < (${sampai}::date + 1)::timestamp at time zone 'Asia/Jakarta'
        order by 2 desc, h.berlaku_pada desc, h.id desc limit ${limit}`,
  )

/** The instant after one at which the next price of a store begins; null when none waits. */
export const nextBeginning = (db: Queryable, kode_toko: string, after: Date) =>
  rows<{ pada: Date | null }>(
    db,
    sql`select min(berlaku_pada) as pada from harga_emas
        where kode_toko = ${kode_toko} and rencana is not null and ditarik_pada is null
          and berlaku_pada > ${after}`,
  )

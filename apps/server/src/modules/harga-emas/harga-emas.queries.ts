import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

export interface BoardLine {
  kode_kadar: string
  nama_kadar: string
  permil: number
  kode_group: string | null
  nama_group: string | null
  harga_jual: number | null
  harga_beli: number | null
  berlaku_pada: Date | null
  user_id: string | null
  penyetuju: string | null
  harga_jual_lama: number | null
  harga_beli_lama: number | null
}

/** What began by an instant and was not withdrawn before; `h` is a row of the board. */
const begun = (at: Date) => sql`h.berlaku_pada <= ${at} and h.ditarik_pada is null`

/**
 * The board at an instant: every live kadar, and every group with a price of its own, each with the
 * price in force then and the one before.
 */
export const boardLines = (db: Queryable, kode_toko: string, at: Date): Promise<BoardLine[]> =>
  rows<BoardLine>(
    db,
    sql`with baris as (
          select k.kode_kadar, '*' as kode_group from kadar k where k.dihapus_pada is null
          union
          select h.kode_kadar, h.kode_group from harga_emas h
            join kadar k on k.kode_kadar = h.kode_kadar and k.dihapus_pada is null
            join grup g on g.kode_group = h.kode_group and g.dihapus_pada is null
              and g.kode_kadar = h.kode_kadar
            where h.kode_toko = ${kode_toko} and ${begun(at)}
        )
        select b.kode_kadar, k.nama_kadar, (k.permil_e1 / 10.0)::float8 as permil,
          g.kode_group, g.nama_group,
          kini.harga_jual, kini.harga_beli, kini.berlaku_pada, kini.user_id, kini.penyetuju,
          lama.harga_jual as harga_jual_lama, lama.harga_beli as harga_beli_lama
        from baris b
        join kadar k on k.kode_kadar = b.kode_kadar
        left join grup g on g.kode_group = b.kode_group
        left join lateral (
          select * from harga_emas h where h.kode_toko = ${kode_toko}
            and h.kode_kadar = b.kode_kadar and h.kode_group = b.kode_group
            and ${begun(at)}
          order by h.berlaku_pada desc, h.id desc limit 1) kini on true
        left join lateral (
          select * from harga_emas h where h.kode_toko = ${kode_toko}
            and h.kode_kadar = b.kode_kadar and h.kode_group = b.kode_group
            and ${begun(at)}
          order by h.berlaku_pada desc, h.id desc offset 1 limit 1) lama on true
        order by k.permil_e1 desc, b.kode_kadar, g.kode_group nulls first`,
  )

interface Agreed {
  kode_kadar: string
  kode_group: string
  harga_jual: number
  harga_beli: number
}

/**
 * What steps of a day are measured against, of each price with one: the last before the day began,
 * or that two agreed to since; of a price that began on it alone, its first. Instants before `at`.
 */
export const agreedPrices = (db: Queryable, kode_toko: string, at: Date): Promise<Agreed[]> =>
  rows<Agreed>(
    db,
    sql`select distinct on (kode_kadar, kode_group) kode_kadar, kode_group, harga_jual, harga_beli
        from (
          select h.*, h.berlaku_pada < date_trunc('day', ${at}::timestamptz, 'Asia/Jakarta')
            or coalesce(h.penyetuju <> h.user_id, false) as sepakat
          from harga_emas h
          where h.kode_toko = ${kode_toko} and h.berlaku_pada < ${at} and h.ditarik_pada is null
        ) h
        order by kode_kadar, kode_group, sepakat desc,
          case when sepakat then berlaku_pada end desc, berlaku_pada, id desc`,
  )

/** The store's own settings; one without a row has its value of a new store. */
export const boardSettings = async (
  db: Queryable,
  kode_toko: string,
): Promise<Record<string, string>> => {
  const found = await rows<{ kunci: string; nilai: string }>(
    db,
    sql`select kunci, nilai from para_system where kode_toko = ${kode_toko}
          and kunci in ('BATAS_UBAH_EMAS', 'EMAS_DUA_ORANG')`,
  )
  return Object.fromEntries(found.map(row => [row.kunci, row.nilai]))
}

/** Prices of one kadar and group that began by an instant, newest first. */
export const pricesBefore = (
  db: Queryable,
  kode_toko: string,
  of: { kode_kadar: string; kode_group?: string | undefined; limit: number },
  at: Date,
) =>
  rows<{
    kode_kadar: string
    kode_group: string | null
    harga_jual: number
    harga_beli: number
    berlaku_pada: Date
    user_id: string
    penyetuju: string | null
  }>(
    db,
    sql`select kode_kadar, nullif(kode_group, '*') as kode_group, harga_jual, harga_beli,
          berlaku_pada, user_id, penyetuju
        from harga_emas h
        where kode_toko = ${kode_toko} and kode_kadar = ${of.kode_kadar}
          and kode_group = ${of.kode_group ?? '*'} and ${begun(at)}
        order by berlaku_pada desc, id desc limit ${of.limit}`,
  )

/** Whether a row is kept from being deleted meanwhile, or only looked at. */
export type Holding = 'hold' | 'look'
const held = (how: Holding) => (how === 'hold' ? sql`for key share` : sql``)

/** Whether there is a live kadar. */
export const isKadar = async (db: Queryable, kode: string, how: Holding): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from kadar where kode_kadar = ${kode} and dihapus_pada is null ${held(how)}`,
  )) !== undefined

/** Whether there is a live group of a kadar. */
export const isGroup = async (
  db: Queryable,
  of: { kode: string; kadar: string },
  how: Holding,
): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from grup where kode_group = ${of.kode} and kode_kadar = ${of.kadar}
          and dihapus_pada is null ${held(how)}`,
  )) !== undefined

export interface NewPrice {
  id: string
  kode_toko: string
  kode_kadar: string
  kode_group: string
  harga_jual: number
  harga_beli: number
  berlaku_pada: Date
  user_id: string
  otorisasi: string | null
  penyetuju: string | null
  /** Of a price that begins later: its board, and when it was set. */
  rencana: string | null
  dibuat_pada: Date | null
}

export const insertPrice = (db: Queryable, p: NewPrice): Promise<number> =>
  run(
    db,
    sql`insert into harga_emas (kode_toko, id, kode_kadar, kode_group, harga_jual, harga_beli,
          berlaku_pada, user_id, otorisasi, penyetuju, rencana, dibuat_pada)
        values (${p.kode_toko}, ${p.id}, ${p.kode_kadar}, ${p.kode_group}, ${p.harga_jual},
          ${p.harga_beli}, ${p.berlaku_pada}, ${p.user_id}, ${p.otorisasi}, ${p.penyetuju},
          ${p.rencana}, ${p.dibuat_pada})`,
  )

export const allStores = (db: Queryable) =>
  rows<{ kode_toko: string }>(db, sql`select kode_toko from toko order by kode_toko`)

import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'
import type { Message } from './receivers.ts'

/** Messages of one kind of one store: brought one after the other. */
export interface Line {
  readonly kode_toko: string
  readonly saluran: string
}

/** Every store there ever was: what a store said last is brought although it is gone. */
export const allStores = (db: Queryable) =>
  rows<{ kode_toko: string }>(db, sql`select kode_toko from toko order by kode_toko`)

/** Kinds a store has something waiting of, and when the first of each is due. */
export const waitingLines = (db: Queryable, kode_toko: string) =>
  rows<{ saluran: string; coba_lagi_pada: Date | null }>(
    db,
    sql`select distinct on (saluran) saluran, coba_lagi_pada from outbox
        where kode_toko = ${kode_toko} and terkirim_pada is null order by saluran, urut`,
  )

export interface Waiting extends Message {
  readonly percobaan: number
  readonly coba_lagi_pada: Date | null
}

/** The first messages of a line that still have to be brought. */
export const firstWaiting = (db: Queryable, { kode_toko, saluran }: Line, limit: number) =>
  rows<Waiting>(
    db,
    sql`select id, kode_toko as asal, ke, urut, saluran, nomor, isi, dibuat_pada, percobaan,
          coba_lagi_pada
        from outbox where kode_toko = ${kode_toko} and saluran = ${saluran}
          and terkirim_pada is null
        order by urut limit ${limit}`,
  )

/** Keeps the key of a message in the inbox of the store it is for; false when it was there. */
export const takeKey = async (
  db: Queryable,
  { ke, asal, id, saluran, urut }: Message,
  at: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into pesan_masuk (kode_toko, asal, id, saluran, urut, diterima_pada)
        values (${ke}, ${asal}, ${id}, ${saluran}, ${urut}, ${at})
        on conflict (kode_toko, asal, id) do nothing`,
  )) === 1

export const markBrought = (
  db: Queryable,
  kode_toko: string,
  ids: readonly string[],
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update outbox set terkirim_pada = ${at}, galat = null, coba_lagi_pada = null
        where kode_toko = ${kode_toko} and id = any (${ids}::uuid[]) and terkirim_pada is null`,
  )

/** Ends a try that failed: it waits until `again`, or not at all when `tryNow` came meanwhile. */
export const markFailed = (
  db: Queryable,
  { asal, id, coba_lagi_pada }: Waiting,
  galat: string,
  again: Date,
) =>
  first<{ coba_lagi_pada: Date | null }>(
    db,
    sql`update outbox set percobaan = percobaan + 1, galat = ${galat},
          coba_lagi_pada = case when coba_lagi_pada is distinct from ${coba_lagi_pada}::timestamptz
            then null else ${again}::timestamptz end
        where kode_toko = ${asal} and id = ${id} and terkirim_pada is null
        returning coba_lagi_pada`,
  )

/**
 * Waits at the head of a line end at `now`, which who is trying it at the moment finds changed;
 * answers how many messages wait in it.
 */
export const tryNow = (db: Queryable, { kode_toko, saluran }: Line, now: Date): Promise<number> =>
  run(
    db,
    sql`update outbox set coba_lagi_pada = ${now}
        where kode_toko = ${kode_toko} and saluran = ${saluran} and terkirim_pada is null`,
  )

export interface StuckRow {
  readonly id: string
  readonly saluran: string
  readonly nomor: string
  readonly ke: string
  readonly dibuat_pada: Date
  readonly percobaan: number
  readonly galat: string | null
  readonly coba_lagi_pada: Date | null
  /** Messages of the line that wait behind it. */
  readonly menunggu: number
}

/** The head of each line that failed or has waited since `since`. */
export const stuckLines = (db: Queryable, kode_toko: string, since: Date) =>
  rows<StuckRow>(
    db,
    sql`select * from (
          select distinct on (saluran) id, saluran, nomor, ke, dibuat_pada, percobaan, galat,
            coba_lagi_pada, (count(*) over (partition by saluran) - 1)::int as menunggu
          from outbox where kode_toko = ${kode_toko} and terkirim_pada is null
          order by saluran, urut) kepala
        where percobaan > 0 or dibuat_pada < ${since}`,
  )

/** The line of a message that still waits. */
export const lineOf = (db: Queryable, kode_toko: string, id: string) =>
  first<Line>(
    db,
    sql`select kode_toko, saluran from outbox
        where kode_toko = ${kode_toko} and id = ${id} and terkirim_pada is null`,
  )

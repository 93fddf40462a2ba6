import type { UserChange } from '@kencana/contract/areas/users'
import type { Level } from '@kencana/contract/permissions'
import type { MasterUse } from '../../engines/master/references.ts'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

export interface KeptUser {
  user_id: string
  nama: string
  level: Level
  kode_toko: string
  nama_toko: string
  tipe: 'PUSAT' | 'CABANG'
  no_whatsapp: string | null
  akses: string[]
  aktif: boolean
  ganti_sandi: boolean
  versi: number
}

export interface ListedUser extends Omit<KeptUser, 'tipe' | 'akses'> {
  masuk_sejak: Date | null
  terakhir: Date | null
}

/** What a list of users is narrowed to. */
export interface Narrowing {
  readonly q?: string | undefined
  readonly kode_toko?: string | undefined
  readonly level?: Level | undefined
  readonly aktif?: boolean | undefined
  /** Logged in now. */
  readonly masuk?: boolean | undefined
}

const LISTED = sql`u.user_id, u.nama, u.level, u.kode_toko, t.nama_toko, u.no_whatsapp, u.aktif,
  u.ganti_sandi, u.versi, s.masuk_sejak, s.terakhir`

/** Users with their session that is alive: neither ended nor idle since `idle`. */
const withSession = (idle: Date): Sql =>
  sql`users u join toko t on t.kode_toko = u.kode_toko
      left join (select user_id, min(dibuat_pada) as masuk_sejak, max(dipakai_pada) as terakhir
        from sesi where dicabut_pada is null and dipakai_pada > ${idle} group by user_id) s
        on s.user_id = u.user_id`

export async function usersPage(
  db: Queryable,
  narrowing: Narrowing,
  idle: Date,
  window: { skip: number; limit: number },
): Promise<{ count: number; data: ListedUser[] }> {
  const where = narrowed(narrowing)
  const total = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${withSession(idle)} where ${where}`,
  )
  const data = await rows<ListedUser>(
    db,
    sql`select ${LISTED} from ${withSession(idle)} where ${where}
        order by u.aktif desc, u.kode_toko, u.user_id limit ${window.limit} offset ${window.skip}`,
  )
  return { count: total?.n ?? 0, data }
}

function narrowed({ q, kode_toko, level, aktif, masuk }: Narrowing): Sql {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return every([
    ...(q ? [sql`(u.user_id ilike ${like} or u.nama ilike ${like})`] : []),
    ...(kode_toko ? [sql`u.kode_toko = ${kode_toko}`] : []),
    ...(level ? [sql`u.level = ${level}`] : []),
    ...(aktif === undefined ? [] : [sql`u.aktif = ${aktif}`]),
    ...(masuk ? [sql`s.user_id is not null`] : []),
  ])
}

/** Names of users, of one store or of all. */
export const userNames = (db: Queryable, { kode_toko, level }: Narrowing) =>
  rows<Pick<KeptUser, 'user_id' | 'nama' | 'level' | 'kode_toko' | 'aktif'>>(
    db,
    sql`select u.user_id, u.nama, u.level, u.kode_toko, u.aktif from users u
        where ${narrowed({ kode_toko, level })} order by u.user_id`,
  )

const KEPT = sql`select u.user_id, u.nama, u.level, u.kode_toko, t.nama_toko, t.tipe,
  u.no_whatsapp, u.akses, u.aktif, u.ganti_sandi, u.versi
  from users u join toko t on t.kode_toko = u.kode_toko where u.user_id =`

export const keptUser = (db: Queryable, user_id: string): Promise<KeptUser | undefined> =>
  first<KeptUser>(db, sql`${KEPT} ${user_id}`)

/** The same, held until the transaction ends. */
export const holdUser = (db: Queryable, user_id: string): Promise<KeptUser | undefined> =>
  first<KeptUser>(db, sql`${KEPT} ${user_id} for no key update of u`)

/** Active owners of the head office, all held, so that two cannot remove each other at once. */
export const holdOwners = (db: Queryable) =>
  rows<{ user_id: string }>(
    db,
    sql`select u.user_id from users u join toko t on t.kode_toko = u.kode_toko
        where u.level = 'OWN' and u.aktif and t.tipe = 'PUSAT' order by u.user_id
        for no key update of u`,
  )

export const storeLives = async (db: Queryable, kode_toko: string): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from toko where kode_toko = ${kode_toko} and dihapus_pada is null`,
  )) !== undefined

export interface NewUser {
  readonly user_id: string
  readonly nama: string
  readonly level: Level
  readonly kode_toko: string
  readonly sandi: string
  readonly akses: readonly string[]
  readonly no_whatsapp?: string | null
  /** A one-time password holds until then and must be replaced at the first login. */
  readonly sandi_sampai?: Date
}

/** A new user; one whose id is there already is left alone, and 0 is answered. */
export const insertUser = (db: Queryable, user: NewUser): Promise<number> =>
  run(
    db,
    sql`insert into users (user_id, nama, level, kode_toko, sandi, akses, no_whatsapp, ganti_sandi,
          sandi_sampai)
        values (${user.user_id}, ${user.nama}, ${user.level}, ${user.kode_toko}, ${user.sandi},
          ${JSON.stringify(user.akses)}::jsonb, ${user.no_whatsapp ?? null},
          ${user.sandi_sampai !== undefined}, ${user.sandi_sampai ?? null})
        on conflict do nothing`,
  )

export const setFacts = (
  db: Queryable,
  user: Pick<KeptUser, 'user_id' | 'nama' | 'level' | 'kode_toko' | 'no_whatsapp' | 'akses'>,
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update users set nama = ${user.nama}, level = ${user.level},
          kode_toko = ${user.kode_toko}, no_whatsapp = ${user.no_whatsapp},
          akses = ${JSON.stringify(user.akses)}::jsonb, versi = versi + 1, diubah_pada = ${at}
        where user_id = ${user.user_id}`,
  )

export const setActive = (db: Queryable, user_id: string, aktif: boolean, at: Date) =>
  run(
    db,
    sql`update users set aktif = ${aktif}, versi = versi + 1, diubah_pada = ${at}
        where user_id = ${user_id}`,
  )

/** Replaces a password by the user's own; false when it is no longer the one that was checked. */
export async function replacePassword(
  db: Queryable,
  user_id: string,
  old: string,
  fresh: string,
  at: Date,
): Promise<boolean> {
  const touched = await run(
    db,
    sql`update users set sandi = ${fresh}, ganti_sandi = false, sandi_sampai = null,
          diubah_pada = ${at}
        where user_id = ${user_id} and sandi = ${old}`,
  )
  return touched === 1
}

/** A one-time password, chosen by nobody. */
export const setOneTimePassword = (
  db: Queryable,
  { user_id, sandi, sampai }: { user_id: string; sandi: string; sampai: Date },
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update users set sandi = ${sandi}, ganti_sandi = true, sandi_sampai = ${sampai},
          versi = versi + 1, diubah_pada = ${at}
        where user_id = ${user_id}`,
  )

export interface UserEvent {
  readonly id: string
  readonly user_id: string
  readonly aksi: UserChange['aksi']
  readonly oleh: string
  readonly pada: Date
  readonly sebelum?: object
  readonly sesudah?: object
}

export const insertEvent = (db: Queryable, event: UserEvent): Promise<number> =>
  run(
    db,
    sql`insert into riwayat_user (user_id, id, aksi, oleh, pada, sebelum, sesudah)
        values (${event.user_id}, ${event.id}, ${event.aksi}, ${event.oleh}, ${event.pada},
          ${json(event.sebelum)}::jsonb, ${json(event.sesudah)}::jsonb)`,
  )

const json = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value)

export const eventsOf = (db: Queryable, user_id: string) =>
  rows<Omit<UserChange, 'pada'> & { pada: Date }>(
    db,
    sql`select id, aksi, oleh, pada, sebelum, sesudah from riwayat_user
        where user_id = ${user_id} order by pada desc, id desc limit 500`,
  )

/** Those of the screens that this chain has not decided about; they are noted as decided. */
export const noteNewScreens = (db: Queryable, codes: readonly string[]) =>
  rows<{ kode: string }>(
    db,
    sql`insert into layar_dikenal (kode) select unnest(${[...codes]}::text[])
        on conflict do nothing returning kode`,
  )

/** Everybody's screens, held until the transaction ends. */
export const holdEverybody = (db: Queryable) =>
  rows<Pick<KeptUser, 'user_id' | 'level' | 'akses'>>(
    db,
    sql`select user_id, level, akses from users order by user_id for no key update`,
  )

export const setAkses = (
  db: Queryable,
  user_id: string,
  akses: readonly string[],
): Promise<number> =>
  run(
    db,
    sql`update users set akses = ${JSON.stringify(akses)}::jsonb, versi = versi + 1
        where user_id = ${user_id}`,
  )

/** People who may log in keep their store. */
export const refersTo: readonly MasterUse[] = [
  {
    master: 'toko',
    label: 'User',
    table: 'users',
    column: 'kode_toko',
    key: 'user_id',
    kept: 'chain',
    live: sql`aktif`,
  },
]

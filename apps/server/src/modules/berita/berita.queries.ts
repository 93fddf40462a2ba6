import type { KeptNews } from '@kencana/contract/areas/berita'
import type { Level } from '@kencana/contract/permissions'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

export interface NewsRow extends Omit<KeptNews, 'dibuat_pada' | 'penerima' | 'pembaca'> {
  dibuat_pada: Date
  milik: string | null
}

interface Reader {
  readonly user_id: string
  readonly level: Level
  readonly kode_toko: string
}

/** Whether `b` is addressed to somebody: by store and level, or by name. */
const isFor = (who: { user_id: Sql; level: Sql; kode_toko: Sql }): Sql =>
  sql`(${who.user_id} = any (b.untuk_user)
    or (b.untuk_user = '{}' or b.untuk_toko <> '{}' or b.untuk_level <> '{}')
      and (b.untuk_toko = '{}' or ${who.kode_toko} = any (b.untuk_toko))
      and (b.untuk_level = '{}' or ${who.level} = any (b.untuk_level)))`

const ANYBODY = isFor({
  user_id: sql`u.user_id`,
  level: sql`u.level`,
  kode_toko: sql`u.kode_toko`,
})

const FACTS = sql`b.id, b.judul, b.isi, b.prioritas, b.dari::text as dari,
  b.sampai::text as sampai, b.dibuat_oleh, b.dibuat_pada`

const isForReader = ({ user_id, level, kode_toko }: Reader): Sql =>
  isFor({ user_id: sql`${user_id}`, level: sql`${level}`, kode_toko: sql`${kode_toko}` })

/** What somebody is shown on a day: urgent first, then unread, then the newest. */
export const newsFor = (db: Queryable, reader: Reader, day: string) =>
  rows<{
    id: string
    judul: string
    isi: string
    prioritas: KeptNews['prioritas']
    dari: string
    sampai: string
    dibuat_oleh: string
    dibuat_pada: Date
    dibaca_pada: Date | null
  }>(
    db,
    sql`select ${FACTS}, d.pada as dibaca_pada from berita b
        left join berita_dibaca d on d.id_berita = b.id and d.user_id = ${reader.user_id}
          and d.versi = b.versi
        where b.ditarik_pada is null and b.dari <= ${day}::date and b.sampai >= ${day}::date
          and ${isForReader(reader)}
        order by d.pada is not null,
          array_position('{MENDESAK,PENTING,BIASA}'::text[], b.prioritas),
          b.dibuat_pada desc
        limit 100`,
  )

/** Marks as read what the reader is shown; 0 when it is not shown to them. */
export const markRead = (db: Queryable, id: string, reader: Reader, day: string, at: Date) =>
  run(
    db,
    sql`insert into berita_dibaca (id_berita, user_id, versi, pada)
        select b.id, ${reader.user_id}, b.versi, ${at} from berita b
        where b.id = ${id} and b.ditarik_pada is null and b.dari <= ${day}::date
          and b.sampai >= ${day}::date and ${isForReader(reader)}
        on conflict (id_berita, user_id) do update
          set versi = excluded.versi, pada = excluded.pada`,
  )

/** Announcements of the whole chain, or of what one store wrote. */
interface Narrowing {
  readonly milik: string | undefined
  readonly q?: string | undefined
}

const narrowed = ({ milik, q }: Narrowing): Sql => {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return every([
    ...(milik === undefined ? [] : [sql`b.milik = ${milik}`]),
    ...(q ? [sql`(b.judul ilike ${like} or b.isi ilike ${like})`] : []),
  ])
}

const KEPT = sql`${FACTS}, b.untuk_toko, b.untuk_level, b.untuk_user,
  b.ditarik_pada is not null as ditarik, b.versi, b.milik`

export async function newsPage(
  db: Queryable,
  narrowing: Narrowing,
  window: { skip: number; limit: number },
): Promise<{ count: number; data: (NewsRow & { penerima: number; pembaca: number })[] }> {
  const total = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from berita b where ${narrowed(narrowing)}`,
  )
  const data = await rows<NewsRow & { penerima: number; pembaca: number }>(
    db,
    sql`select ${KEPT},
          (select count(*)::int from users u where u.aktif and ${ANYBODY}) as penerima,
          (select count(*)::int from users u join berita_dibaca d on d.user_id = u.user_id
            where d.id_berita = b.id and d.versi = b.versi and u.aktif and ${ANYBODY}) as pembaca
        from berita b where ${narrowed(narrowing)}
        order by b.dibuat_pada desc limit ${window.limit} offset ${window.skip}`,
  )
  return { count: total?.n ?? 0, data }
}

/** One announcement, held until the transaction ends. */
export const holdNews = (db: Queryable, id: string): Promise<NewsRow | undefined> =>
  first<NewsRow>(db, sql`select ${KEPT} from berita b where b.id = ${id} for update`)

export const keptNews = (db: Queryable, id: string): Promise<NewsRow | undefined> =>
  first<NewsRow>(db, sql`select ${KEPT} from berita b where b.id = ${id}`)

type Content = Pick<
  NewsRow,
  'judul' | 'isi' | 'prioritas' | 'dari' | 'sampai' | 'untuk_toko' | 'untuk_level' | 'untuk_user'
>

export const insertNews = (
  db: Queryable,
  news: Content & { id: string; milik: string | null; oleh: string; pada: Date },
): Promise<number> =>
  run(
    db,
    sql`insert into berita (id, judul, isi, prioritas, dari, sampai, untuk_toko, untuk_level,
          untuk_user, milik, dibuat_oleh, dibuat_pada)
        values (${news.id}, ${news.judul}, ${news.isi}, ${news.prioritas}, ${news.dari},
          ${news.sampai}, ${news.untuk_toko}::text[], ${news.untuk_level}::text[],
          ${news.untuk_user}::text[], ${news.milik}, ${news.oleh}, ${news.pada})`,
  )

/** Another wording is another version, which nobody has read. */
export const setNews = (db: Queryable, id: string, news: Content): Promise<number> =>
  run(
    db,
    sql`update berita set judul = ${news.judul}, isi = ${news.isi}, prioritas = ${news.prioritas},
          dari = ${news.dari}, sampai = ${news.sampai},
          untuk_toko = ${news.untuk_toko}::text[], untuk_level = ${news.untuk_level}::text[],
          untuk_user = ${news.untuk_user}::text[],
          versi = versi + 1
        where id = ${id}`,
  )

export const setWithdrawn = (db: Queryable, id: string, at: Date | null): Promise<number> =>
  run(db, sql`update berita set ditarik_pada = ${at} where id = ${id}`)

/** Active users an announcement is addressed to, and when each read it as it is now. */
export const readersOf = (db: Queryable, id: string) =>
  rows<Reader & { nama: string; dibaca_pada: Date | null }>(
    db,
    sql`select u.user_id, u.nama, u.level, u.kode_toko, d.pada as dibaca_pada
        from berita b join users u on u.aktif and ${ANYBODY}
        left join berita_dibaca d on d.id_berita = b.id and d.user_id = u.user_id
          and d.versi = b.versi
        where b.id = ${id} order by d.pada desc nulls last, u.kode_toko, u.user_id`,
  )

/** Of these codes of stores and ids of users, those that exist, users with their store. */
export const knownStores = (db: Queryable, codes: readonly string[]) =>
  rows<{ kode_toko: string }>(
    db,
    sql`select kode_toko from toko
        where kode_toko = any (${[...codes]}::text[]) and dihapus_pada is null`,
  )

export const knownUsers = (db: Queryable, ids: readonly string[]) =>
  rows<{ user_id: string; kode_toko: string }>(
    db,
    sql`select user_id, kode_toko from users where user_id = any (${[...ids]}::text[])`,
  )

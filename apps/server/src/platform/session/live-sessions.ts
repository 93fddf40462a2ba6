import { type Queryable, rows, sql } from '../sql.ts'

/** What a socket was let in with: a session, and the facts its rooms were chosen by. */
export interface Admitted {
  /** SHA-256 of the token, hex. */
  readonly sesi: string
  /** Level and store of the user: whoever was moved chooses rooms anew. */
  readonly facts: string
}

/** Facts that decide which rooms a user may be in. */
export const factsOf = (user: { level: string; tipe: string; kode_toko: string }): string =>
  `${user.level} ${user.tipe} ${user.kode_toko}`

interface Row {
  sesi: string
  level: string
  tipe: string
  kode_toko: string
}

/**
 * Of these sessions, by hash, those that still live, with the facts of their users now: neither
 * revoked nor idle nor too old, and the user not disabled.
 */
export async function liveSessions(
  db: Queryable,
  hashes: readonly string[],
  { since, born }: { since: Date; born: Date },
): Promise<Map<string, string>> {
  const live = await rows<Row>(
    db,
    sql`select encode(s.token_hash, 'hex') as sesi, u.level, t.tipe, u.kode_toko
        from sesi s join users u on u.user_id = s.user_id join toko t on t.kode_toko = u.kode_toko
        where s.token_hash = any (array(select decode(h, 'hex') from unnest(${hashes}::text[]) h))
          and s.dicabut_pada is null and s.dipakai_pada > ${since}
          and s.dibuat_pada > ${born} and u.aktif`,
  )
  return new Map(live.map(row => [row.sesi, factsOf(row)]))
}

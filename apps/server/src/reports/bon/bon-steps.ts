import { join, name, type Sql, sql } from '../../platform/sql.ts'

/** Documents whose money of a bon stands in one column. */
export interface BonColumn {
  readonly jenis: readonly string[]
  /** What they took away is counted, not what they brought. */
  readonly away?: boolean
  /** Only what came, or only what went, where a kind of document does both. */
  readonly only?: 'came' | 'went'
}

const ONLY = { came: sql`and s.rp > 0`, went: sql`and s.rp < 0` } as const

/**
 * What the documents of a bon `b` did up to a day, a column each, what was left, and how it stood
 * then.
 */
export const stepsUntil = (
  toko: string,
  sampai: string,
  columns: Readonly<Record<string, BonColumn>>,
  left: string,
): Sql => sql`
  select ${join(
    Object.entries(columns).map(([column, step]) => sql`${sumOf(step)} as ${name(column)}`),
    sql`, `,
  )},
    coalesce(sum(s.rp), 0)::bigint as ${name(left)},
    (array_agg(s.ke_status order by s.versi desc))[1] as status
  from (
    select m.jenis, m.versi, m.ke_status, (m.sesudah->>'uang_rp')::bigint
      - coalesce((m.sebelum->>'uang_rp')::bigint, 0) as rp
    from gerak_bon m
    where m.kode_toko = ${toko} and m.no_bon = b.no_bon and m.tgl <= ${sampai}::date
  ) s`

const sumOf = ({ jenis, away, only }: BonColumn): Sql => {
  const sum = sql`coalesce(sum(s.rp) filter (where s.jenis = any(${jenis}::text[])
    ${only === undefined ? sql`` : ONLY[only]}), 0)::bigint`
  return away ? sql`-${sum}` : sum
}

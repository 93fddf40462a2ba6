import { join, name, type Sql, sql } from '../../platform/sql.ts'

/** Documents whose money of a bon stands in one column. */
export interface BonStep {
  readonly jenis: readonly string[]
  /** What they took away is counted, not what they brought. */
  readonly away?: boolean
  /** Only what came, or only what went, where a kind of document does both. */
  readonly only?: 'came' | 'went'
}

const ONLY = { came: sql`and s.rp > 0`, went: sql`and s.rp < 0` } as const

/**
 * What the documents of a bon `b` did up to a day, a column each, what was left (`sisa`) and how it
 * stood then.
 */
export const stepsUntil = (
  toko: string,
  sampai: string,
  columns: Readonly<Record<string, BonStep>>,
  sisa: string,
): Sql => sql`
  select ${join(
    Object.entries(columns).map(([column, step]) => sql`${sumOf(step)} as ${name(column)}`),
    sql`, `,
  )},
    coalesce(sum(s.rp), 0)::bigint as ${name(sisa)},
    (array_agg(s.ke_status order by s.versi desc))[1] as status
  from (
    select m.jenis, m.versi, m.ke_status, (m.sesudah->>'uang_rp')::bigint
      - coalesce((m.sebelum->>'uang_rp')::bigint, 0) as rp
    from gerak_bon m
    where m.kode_toko = ${toko} and m.no_bon = b.no_bon and m.tgl <= ${sampai}::date
  ) s`

const sumOf = ({ jenis, away, only }: BonStep): Sql => {
  const sum = sql`coalesce(sum(s.rp) filter (where s.jenis = any(${jenis}::text[])
    ${only === undefined ? sql`` : ONLY[only]}), 0)::bigint`
  return away ? sql`-${sum}` : sum
}

/** Columns of money `r`, one by one or summed. */
export const figuresOf = (keys: readonly string[], of: (column: Sql) => Sql): Sql =>
  join(
    keys.map(key => sql`${of(sql`r.${name(key)}`)} as ${name(key)}`),
    sql`, `,
  )

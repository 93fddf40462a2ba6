import type pg from 'pg'

/** Something a table carries that every loaded row would pay for, and how it comes back. */
interface Burden {
  readonly lepas: string
  readonly pasang: string
}

/**
 * Takes indexes, keys and foreign keys off tables that are about to be filled with many rows. Built
 * over the rows afterwards they are the same and cost a part: one sort instead of a search per row,
 * and one join that proves every reference at once. Answers the statements that bring them back,
 * in their order.
 */
export async function setAside(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  if (tables.length === 0) return []
  const { rows } = await client.query<Burden>(BURDENS, [tables])
  // References go before the keys they lean on, and come back after them.
  for (const { lepas } of rows) await client.query(lepas)
  return rows.map(burden => burden.pasang).reverse()
}

const BURDENS = `
  select case contype when 'f' then 1 else 2 end as urut,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as lepas,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as pasang
  from (select *, array(select c.oid from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)) as besar
    from pg_constraint) s
  where contype in ('f', 'p', 'u') and conparentid = 0
    and (conrelid = any (besar) or contype = 'f' and confrelid = any (besar))
  union all
  select 2, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
    and not exists (select from pg_constraint s where s.conindid = i.indexrelid)
  order by urut, lepas`

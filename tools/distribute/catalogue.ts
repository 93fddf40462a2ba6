import type pg from 'pg'
import { BESIDE, DELEGATED, type Kind, STORE_COLUMN, TABLES } from './registry.ts'

/** What stands in the way of distributing a database, in words; nothing when it can be done. */
export async function catalogueFaults(
  db: pg.ClientBase,
  registry: Readonly<Record<string, Kind>> = TABLES,
): Promise<string[]> {
  const kinds = Object.entries(registry)
  const values = [kinds.map(([table]) => table), kinds.map(([, kind]) => kind), STORE_COLUMN]
  const { rows } = await db.query<{ salah: string }>(FAULTS, values)
  return rows.map(row => row.salah)
}

const FAULTS = `
  with daftar as (
    select tabel, jenis from unnest($1::text[], $2::text[]) as d(tabel, jenis)
  ), ada as (
    select c.oid, c.relname::text as tabel, d.jenis, a.attnum as toko
    from pg_class c left join daftar d on d.tabel = c.relname
    left join pg_attribute a on a.attrelid = c.oid and a.attname = $3
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
  )
  select 'no entry in the registry: ' || tabel as salah from ada where jenis is null
  union all select 'in the registry, not in the database: ' || d.tabel from daftar d
    where not exists (select from ada where ada.tabel = d.tabel)
  union all select 'store table without ' || $3 || ': ' || tabel from ada
    where jenis = 'store' and toko is null
  union all select 'key of a store table does not begin with ' || $3 || ': ' || k.conname
    from pg_constraint k join ada on ada.oid = k.conrelid
    where ada.jenis = 'store' and k.contype in ('p', 'u') and k.conkey[1] <> ada.toko
  union all select 'unique index of a store table does not begin with ' || $3 || ': '
      || i.indexrelid::regclass::text
    from pg_index i join ada on ada.oid = i.indrelid
    where ada.jenis = 'store' and i.indisunique and i.indkey[0] <> ada.toko
  union all select 'foreign key between store tables does not begin with ' || $3 || ': '
      || k.conname
    from pg_constraint k join ada anak on anak.oid = k.conrelid
    join ada induk on induk.oid = k.confrelid
    where k.contype = 'f' and anak.jenis = 'store' and induk.jenis = 'store'
      and (k.conkey[1] <> anak.toko or k.confkey[1] <> induk.toko)
  union all select 'foreign key from ' || anak.jenis || ' to ' || induk.jenis || ': ' || k.conname
    from pg_constraint k join ada anak on anak.oid = k.conrelid
    join ada induk on induk.oid = k.confrelid
    where k.contype = 'f' and (anak.jenis, induk.jenis) in (('reference', 'store'),
      ('reference', 'local'), ('store', 'local'), ('local', 'store'))
  union all select 'sets a part of a key to null: ' || k.conname
    from pg_constraint k join ada on ada.oid = k.conrelid
    where k.contype = 'f' and k.confdeltype = 'n' and cardinality(k.conkey) > 1
  union all select 'constraint that cannot be distributed (' || k.contype::text || '): '
      || k.conname
    from pg_constraint k join ada on ada.oid = k.conrelid
    where ada.jenis <> 'local' and (k.contype = 'x' or k.contype in ('p', 'u') and k.condeferrable)
  union all select 'constraint named by the machine: ' || k.conname
    from pg_constraint k join ada on ada.oid = k.conrelid
    where ada.jenis <> 'local' and k.contype in ('p', 'u', 'f', 'c')
      and k.conname ~ '_(pkey|key|fkey|check)[0-9]*$'
  union all select 'index by GiST: ' || x.relname from pg_index i join ada on ada.oid = i.indrelid
    join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
    where ada.jenis <> 'local' and m.amname in ('gist', 'spgist')
  union all select 'counts by a sequence: ' || ada.tabel || '.' || a.attname
    from ada join pg_attribute a on a.attrelid = ada.oid and a.attnum > 0
    where ada.jenis <> 'local' and (a.attidentity <> '' or exists (
      select from pg_attrdef d where d.adrelid = ada.oid and d.adnum = a.attnum
        and pg_get_expr(d.adbin, d.adrelid) ~ 'nextval'))
  union all select 'policy that compares more than the store: ' || p.polname || ' on ' || ada.tabel
    from pg_policy p join ada on ada.oid = p.polrelid
    where pg_get_expr(p.polqual, p.polrelid) not in
      ('(kode_toko = current_setting(''app.kode_toko''::text, true))', 'true')
  union all select 'store table without forced row security: ' || ada.tabel
    from ada join pg_class c on c.oid = ada.oid
    where ada.jenis = 'store' and not (c.relrowsecurity and c.relforcerowsecurity)
  union all select 'trigger function that asks for its table''s name: ' || p.proname
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and p.prorettype = 'trigger'::regtype
      and regexp_replace(p.prosrc, 'raise exception[^;]*;', '', 'gi') ~* 'tg_(table|rel)_?name'
  order by 1`

/** One step of the distribution and how to see that it was taken. */
export interface Step {
  readonly sql: string
  /** Of a table; steps of the database and of functions can be taken again without harm. */
  readonly table?: string
}

/** The steps in their order: parents before children, for foreign keys need them there. */
export async function planSteps(db: pg.ClientBase): Promise<Step[]> {
  const parents = await parentsOf(db)
  const ordered = inOrder(Object.keys(TABLES), parents)
  const references = ordered.filter(table => TABLES[table] === 'reference')
  const stores = ordered.filter(table => TABLES[table] === 'store' && table !== BESIDE)
  return [
    ...(await databaseSteps(db)),
    ...references.map(table => ({ table, sql: `select create_reference_table('${table}')` })),
    { table: BESIDE, sql: distribute(BESIDE, 'none') },
    ...stores.map(table => ({ table, sql: distribute(table, BESIDE) })),
    ...(await functionSteps(db)),
  ]
}

const distribute = (table: string, beside: string): string =>
  `select create_distributed_table('${table}', '${STORE_COLUMN}', colocate_with => '${beside}')`

/** SET LOCAL must reach the nodes; triggers of store tables touch rows of the same store only. */
async function databaseSteps(db: pg.ClientBase): Promise<Step[]> {
  const { rows } = await db.query<{ nama: string }>(
    'select quote_ident(current_database()) as nama',
  )
  const settings = [
    ['citus.propagate_set_commands', 'local'],
    ['citus.enable_unsafe_triggers', 'on'],
  ]
  return settings.flatMap(([name, value]) => [
    { sql: `alter database ${rows[0]?.nama} set ${name} to '${value}'` },
    { sql: `set ${name} to '${value}'` },
  ])
}

async function functionSteps(db: pg.ClientBase): Promise<Step[]> {
  const { rows } = await db.query<{ fungsi: string }>(
    `select format('%s(%s)', proname, pg_get_function_identity_arguments(oid)) as fungsi
     from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1)
     order by proname collate "C"`,
    [DELEGATED],
  )
  return rows.map(({ fungsi }) => ({
    sql: `select create_distributed_function('${fungsi}', 'p_toko', colocate_with := '${BESIDE}')`,
  }))
}

async function parentsOf(db: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ anak: string; induk: string[] }>(
    `select c.relname::text as anak, array_agg(distinct p.relname::text) as induk
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid
     group by 1`,
  )
  return new Map(rows.map(row => [row.anak, row.induk]))
}

function inOrder(tables: readonly string[], parents: ReadonlyMap<string, string[]>): string[] {
  const placed = new Set<string>()
  const place = (table: string) => {
    if (placed.has(table)) return
    for (const parent of parents.get(table) ?? []) place(parent)
    placed.add(table)
  }
  for (const table of tables) place(table)
  return [...placed]
}

import type pg from 'pg'
import { databaseRights, OWNER } from '../../apps/server/src/platform/database/roles.ts'
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

/** One step of the distribution. */
export interface Step {
  readonly sql: string
  /** Of a table, which is laid out once; other steps can be taken again without harm. */
  readonly table?: string
}

/**
 * The steps in their order, to be taken in one transaction. Keys between store tables are taken off
 * and put back on: Citus has no moment in which only one end of them may be laid out. So are their
 * triggers, which would count and refuse the rows that are only carried to their nodes.
 * @param laid tables that were laid out before
 */
export async function planSteps(
  db: pg.ClientBase,
  laid: ReadonlySet<string> = new Set(),
): Promise<Step[]> {
  const parents = await parentsOf(db)
  const ordered = inOrder(Object.keys(TABLES), parents).filter(table => !laid.has(table))
  const references = ordered.filter(table => TABLES[table] === 'reference')
  const stores = ordered.filter(table => TABLES[table] === 'store')
  const removed = [...(await triggersOf(db, stores)), ...(await keysBetween(db, stores))]
  return [
    ...(await databaseSteps(db)),
    ...references.map(table => ({ table, sql: `select create_reference_table('${table}')` })),
    ...removed.map(({ copot }) => ({ sql: copot })),
    ...stores
      .sort((a, b) => Number(b === BESIDE) - Number(a === BESIDE))
      .map(table => ({ table, sql: distribute(table, table === BESIDE ? 'none' : BESIDE) })),
    // The rows went to their nodes; what is left of them here would be checked by later migrations.
    ...stores.map(table => ({
      sql: `select truncate_local_data_after_distributing_table('${table}')`,
    })),
    ...removed.reverse().map(({ pasang }) => ({ sql: pasang })),
    ...(await functionSteps(db)),
    ...(await roleSteps(db)),
  ]
}

/** What the server gave its roles on the coordinator's database. */
async function roleSteps(db: pg.ClientBase): Promise<Step[]> {
  const { rows } = await db.query<{ nama: string }>(
    'select quote_ident(current_database()) as nama',
  )
  const rights = databaseRights(rows[0]?.nama ?? '').split(';')
  return [
    ...rights.map(right => ({ sql: right.trim() })),
    // Later migrations run as the owner, who has no password: only the nodes let each other in so.
    { sql: `alter role ${OWNER} login` },
  ]
}

/** What each other node is told once it knows the roles, for Citus does not carry it there. */
export const NODE_STEPS: readonly string[] = [`alter schema public owner to ${OWNER}`]

/** Something that hangs on tables: how it is taken off, and put back on as it was. */
interface Hanging {
  readonly copot: string
  readonly pasang: string
}

async function triggersOf(db: pg.ClientBase, tables: readonly string[]): Promise<Hanging[]> {
  const { rows } = await db.query<Hanging>(
    `select format('drop trigger %I on %I', g.tgname, c.relname) as copot,
       pg_get_triggerdef(g.oid) as pasang
     from pg_trigger g join pg_class c on c.oid = g.tgrelid
     where not g.tgisinternal and c.relnamespace = 'public'::regnamespace
       and c.relname = any ($1) order by c.relname collate "C", g.tgname collate "C"`,
    [tables],
  )
  return rows
}

/** Foreign keys between store tables of which one is to be laid out. */
async function keysBetween(db: pg.ClientBase, tables: readonly string[]): Promise<Hanging[]> {
  const stores = Object.keys(TABLES).filter(table => TABLES[table] === 'store')
  const { rows } = await db.query<Hanging>(
    `select format('alter table %I drop constraint %I', c.relname, k.conname) as copot,
       format('alter table %I add constraint %I %s', c.relname, k.conname,
         pg_get_constraintdef(k.oid)) as pasang
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
       and c.relname = any ($1) and p.relname = any ($1)
       and (c.relname = any ($2) or p.relname = any ($2))
     order by c.relname collate "C", k.conname collate "C"`,
    [stores, tables],
  )
  return rows
}

const distribute = (table: string, beside: string): string =>
  `select create_distributed_table('${table}', '${STORE_COLUMN}', colocate_with => '${beside}')`

/**
 * SET LOCAL must reach the nodes; triggers of store tables touch rows of the same store only; one
 * connection to a node lets one transaction change many tables, here and in later migrations.
 */
async function databaseSteps(db: pg.ClientBase): Promise<Step[]> {
  const { rows } = await db.query<{ nama: string }>(
    'select quote_ident(current_database()) as nama',
  )
  const settings = [
    ['citus.propagate_set_commands', 'local'],
    ['citus.enable_unsafe_triggers', 'on'],
    ['citus.multi_shard_modify_mode', 'sequential'],
  ]
  return settings.flatMap(([name, value]) => [
    { sql: `alter database ${rows[0]?.nama} set ${name} to '${value}'` },
    { sql: `set ${name} to '${value}'` },
  ])
}

/** All functions live on every node, for any node may call them; some run on their store's. */
async function functionSteps(db: pg.ClientBase): Promise<Step[]> {
  const { rows } = await db.query<{ nama: string; fungsi: string }>(
    `select proname::text as nama, format('%I(%s)', proname, (
        select string_agg(format_type(t, null), ', ' order by n)
        from unnest(proargtypes) with ordinality a(t, n))) as fungsi
     from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by p.oid::regprocedure::text collate "C"`,
  )
  return rows.flatMap(({ nama, fungsi }) => [
    { sql: `select create_distributed_function('${fungsi}'${sentBy(DELEGATED[nama])})` },
    // What the grants took away on the coordinator stands open on nodes that got it new.
    { sql: `revoke all on function ${fungsi} from public` },
  ])
}

const sentBy = (how: 'alone' | 'within' | undefined): string =>
  how === undefined
    ? ''
    : `, 'p_toko', colocate_with := '${BESIDE}', force_delegation := ${how === 'within'}`

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

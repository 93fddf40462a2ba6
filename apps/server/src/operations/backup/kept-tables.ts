import type pg from 'pg'
import { OWNER } from '../../platform/database/roles.ts'
import type { StoreTotals, TablePart } from './manifest.ts'

/**
 * What belongs to this installation and not to the books: sessions and guesses end with it, notes
 * of its backups are its own, and the history of migrations is made by migrating.
 */
export const STAYS_BEHIND: readonly string[] = [
  'sesi',
  'percobaan_sandi',
  'asal_percobaan',
  'socket_io_lampiran',
  'operasi',
  'kencana_migrasi',
]

interface Table {
  readonly tabel: string
  readonly kolom: readonly string[]
  /** The primary key, as an order that is the same on every server. */
  readonly urutan: string
  readonly isStore: boolean
}

/**
 * Opens a transaction that sees one moment of the whole database and blocks no one who trades. It
 * acts as the owner of the tables, store by store, so that any administrator may do it.
 */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await beginAsOwner(client, 'begin isolation level repeatable read read only')
}

/** Begins a transaction of the tables' owner, each statement a message of its own (§3.3). */
export async function beginAsOwner(client: pg.Client, begin: string): Promise<void> {
  for (const statement of [begin, `set local role ${OWNER}`, ...PLAIN]) {
    await client.query(statement)
  }
}

/** What the text of a row depends on, and patience. */
const PLAIN = [
  'set local search_path = public',
  `set local datestyle = 'ISO, YMD'`,
  `set local timezone = 'UTC'`,
  `set local intervalstyle = 'postgres'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]

/** Every table of the books in pieces, a store at a time; parents come before their children. */
export async function tableParts(client: pg.Client): Promise<OrderedPart[]> {
  const tables = await keptTables(client)
  const stores = await storeCodes(client)
  return tables.flatMap(({ tabel, kolom, urutan, isStore }): OrderedPart[] => {
    const part = { jenis: 'tabel' as const, tabel, kolom: [...kolom], urutan }
    return isStore ? stores.map(toko => ({ ...part, toko })) : [{ ...part, toko: null }]
  })
}

type OrderedPart = TablePart & {
  /** The order of its rows, as SQL. */
  readonly urutan: string
}

/** The statement that reads a part; every one names its store (06-performance §3.7). */
export async function readPart(
  client: pg.Client,
  { tabel, toko, kolom, urutan }: OrderedPart,
): Promise<string> {
  const columns = kolom.map(name => `"${name}"`).join(', ')
  const scope = toko === null ? '' : `where kode_toko = ${client.escapeLiteral(toko)}`
  if (toko !== null) await setStore(client, toko)
  return `copy (select ${columns} from "${tabel}" ${scope} order by ${urutan}) to stdout`
}

/** Sets the store whose rows the transaction sees, on every node of a distributed database too. */
export const setStore = (client: pg.Client, kode_toko: string): Promise<unknown> =>
  client.query(`set local app.kode_toko = ${client.escapeLiteral(kode_toko)}`)

/** Codes of all stores, in the order of their bytes. */
export async function storeCodes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ kode_toko: string }>(
    'select kode_toko from toko order by kode_toko collate "C"',
  )
  return rows.map(row => row.kode_toko)
}

/** What every store's books come to, in the snapshot of the transaction. */
export async function storeTotals(client: pg.Client): Promise<StoreTotals[]> {
  const all: StoreTotals[] = []
  for (const kode_toko of await storeCodes(client)) {
    await setStore(client, kode_toko)
    const { rows } = await client.query<{ jumlah: StoreTotals }>(TOTALS, [kode_toko])
    all.push(...rows.map(row => row.jumlah))
  }
  return all
}

const TOTALS = `select to_jsonb(x) as jumlah from (
  select t.kode_toko, t.nama_toko, d.*, b.*, n.*, k.* from toko t
  cross join (select count(*) as dokumen,
      count(*) filter (where jenis = 'PENJUALAN') as nota,
      coalesce(sum(total_rp), 0)::bigint as total_rp,
      coalesce(sum(berat_mg), 0)::bigint as berat_mg,
      coalesce(sum(murni_ug), 0)::bigint as murni_ug
    from dokumen where kode_toko = $1) d
  cross join (select count(*) as barang from barang where kode_toko = $1) b
  left join (select nomor as nota_terbaru, pada as nota_terbaru_pada from dokumen
    where kode_toko = $1 and jenis = 'PENJUALAN'
    order by tgl desc, pada desc, nomor desc limit 1) n on true
  left join (select urut as kepala_urut, encode(hash, 'hex') as kepala_hash
    from audit_kepala where kode_toko = $1) k on true
  where t.kode_toko = $1) x`

/**
 * What stands in the schema of the books and is not theirs: tables and views another role made
 * there, and foreign tables, whose rows are elsewhere. What an extension brought is nobody's.
 */
export async function strangers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ nama: string }>(
    `select c.relname::text as nama from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm', 'v', 'f')
       and not c.relispartition and (c.relowner <> '${OWNER}'::regrole or c.relkind = 'f')
       and not exists (select from pg_depend e where e.classid = 'pg_class'::regclass
         and e.objid = c.oid and e.deptype = 'e')
     order by c.relname collate "C"`,
  )
  return rows.map(row => row.nama)
}

async function keptTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { induk: string[] }>(CATALOGUE, [STAYS_BEHIND])
  const left = new Map(rows.map(row => [row.tabel, row]))
  const order: Table[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(t => !t.induk.some(parent => left.has(parent)))
    if (free.length === 0) throw new Error('tables refer to each other in a circle')
    for (const table of free) {
      order.push(table)
      left.delete(table.tabel)
    }
  }
  const unordered = order.find(table => table.urutan === null)
  if (unordered) throw new Error(`${unordered.tabel} has no primary key`)
  return order
}

const CATALOGUE = `select c.relname::text as tabel,
    c.relrowsecurity and exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'kode_toko') as "isStore",
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '') as kolom,
    (select string_agg(quote_ident(a.attname)
        || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.nomor)
      from pg_constraint p cross join unnest(p.conkey) with ordinality as k (attnum, nomor)
      join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p') as urutan,
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as induk
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition and c.relowner = '${OWNER}'::regrole and c.relname <> all($1)
  order by c.relname collate "C"`

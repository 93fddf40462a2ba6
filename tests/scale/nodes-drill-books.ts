import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { checkBooks, faultsOf } from '../../apps/server/src/operations/check-books.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { readSecret } from '../../apps/server/src/platform/database/secret.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { TABLES } from '../../tools/distribute/registry.ts'
import { ask } from '../distribute/ask.ts'
import type { NodeBooks } from './nodes-drill-cluster.ts'

type Check = (what: string, isRight: boolean, figure: string) => void

/** One of the product's programs on a database, as it is called by hand. */
const program = (
  databaseUrl: string,
  dataDir: string,
  ...args: string[]
): SpawnSyncReturns<string> =>
  spawnSync('node_modules/.bin/tsx', args, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  })

const LAY_OUT = 'tools/distribute/lay-out.ts'

/** Lays the database out, once and again, and one table more as if it came later. */
export function layOut({ coordinatorUrl }: NodeBooks, dataDir: string, check: Check): void {
  const wanted = Object.keys(TABLES).filter(table => TABLES[table] !== 'local').length
  const plan = program(coordinatorUrl, dataDir, LAY_OUT, '--plan')
  check('db:distribute -- --plan', laid(plan) === wanted, `${laid(plan)} tables ${plan.stderr}`)
  const started = performance.now()
  const first = program(coordinatorUrl, dataDir, LAY_OUT)
  const took = `${laid(first)} tables in ${((performance.now() - started) / 1000).toFixed(1)} s`
  check('db:distribute', first.status === 0 && laid(first) === wanted, took + first.stderr)
  const again = program(coordinatorUrl, dataDir, LAY_OUT)
  const figure = `${laid(again)} tables ${again.stderr}`
  check('db:distribute again', again.status === 0 && laid(again) === 0, figure)
}

/** A table that was not laid out when the others were, as a later migration leaves it. */
export async function layOutLater(
  { coordinatorUrl }: NodeBooks,
  dataDir: string,
  check: Check,
): Promise<void> {
  await ask(coordinatorUrl, `select undistribute_table('templat_kertas')`)
  const later = program(coordinatorUrl, dataDir, LAY_OUT)
  const figure = `${laid(later)} table ${later.stderr}`
  check('db:distribute for a table that came later', laid(later) === 1, figure)
}

const laid = ({ stdout }: { stdout: string }): number =>
  [...stdout.matchAll(/^select create_(?:reference|distributed)_table/gm)].length

const PLACES = `
  select t.kode_toko, s.shardid::int as shard, s.nodeport as port
  from (select kode_toko, get_shard_id_for_distribution_column('dokumen', kode_toko) as shardid
    from toko) t
  join citus_shards s using (shardid) order by 1`

/** Where the documents of each store lie: on its worker, which is answered, and nowhere else. */
export async function places(books: NodeBooks, check: Check): Promise<Map<string, string>> {
  const { coordinatorUrl, workerUrls } = books
  const rows = await ask<{ kode_toko: string; shard: number; port: number }>(coordinatorUrl, PLACES)
  const told: string[] = []
  const nodes = new Map<string, string>()
  let isRight = new Set(rows.map(row => row.port)).size === workerUrls.length
  for (const { kode_toko, shard, port } of rows) {
    const worker = workerUrls.find(url => new URL(url).port === String(port)) ?? ''
    nodes.set(kode_toko, worker)
    const count = `select count(*)::int as n from`
    const here = `where kode_toko = '${kode_toko}'`
    const [all] = await ask<{ n: number }>(coordinatorUrl, `${count} dokumen ${here}`)
    const [there] = await ask<{ n: number }>(worker, `${count} dokumen_${shard} ${here}`)
    if (there?.n !== all?.n) isRight = false
    told.push(`${kode_toko} ${there?.n} on worker ${workerUrls.indexOf(worker) + 1}`)
  }
  const [left] = await ask<{ n: string }>(
    coordinatorUrl,
    `select sum(pg_relation_size(c.oid)) as n from pg_class c where relname = any ($1)`,
    [Object.keys(TABLES).filter(table => TABLES[table] === 'store')],
  )
  check('documents by store', isRight, told.join(', '))
  check('rows of stores left on the coordinator', left?.n === '0', `${left?.n} bytes`)
  return nodes
}

/**
 * The invariants and every chain, by the product's own check and its program.
 * @param toko a store whose pieces are miscounted for a moment, to see that it is seen
 */
export async function holds(
  { coordinatorUrl }: NodeBooks,
  dataDir: string,
  check: Check,
  toko = 'SBY',
): Promise<void> {
  const client = new pg.Client({ connectionString: coordinatorUrl })
  await client.connect()
  const look = async () => faultsOf(await checkBooks(client, INVARIANTS))
  const faults = await look()
  check('invariants over all nodes', faults.length === 0, faults.join('; ') || 'none broken')
  const miscount = (n: number) =>
    client.query(`update barang_jumlah set jumlah = jumlah + ${n}
      where kode_toko = '${toko}' and status = 'ADA'`)
  await miscount(1)
  const seen = await look()
  check('a wrong count on a worker is seen', seen.length === 1, seen.join('; '))
  await miscount(-1)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from toko')
  await client.end()
  const audit = program(coordinatorUrl, dataDir, 'apps/server/src/audit-verify.ts')
  const intact = [...audit.stdout.matchAll(/ utuh /g)].length
  check('audit:verify', audit.status === 0 && intact === rows[0]?.n, `${intact} chains intact`)
}

const INVARIANTS = readFileSync(
  new URL('../../apps/server/checks/invariants.sql', import.meta.url),
  'utf8',
)

/** A backup of the nodes, restored to one server that knows nothing of nodes. */
export async function backUp(books: NodeBooks, dataDir: string, check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kencana-node-cadangan-'))
  process.env.BACKUP_DIR = folder
  const saved = program(books.coordinatorUrl, dataDir, 'apps/server/src/operate.ts', 'backup')
  const file = readdirSync(folder).find(name => name.endsWith('.cadangan')) ?? ''
  check('npm run backup', saved.status === 0 && file !== '', file || saved.stderr)
  const restore = ['apps/server/src/operate.ts', 'restore', join(folder, file)]
  const back = program(books.plainUrl, `${dataDir}-pulih`, ...restore)
  const count = 'select count(*)::int as n from dokumen'
  const [here] = await ask<{ n: number }>(books.coordinatorUrl, count)
  const [there] = await ask<{ n: number }>(books.plainUrl, count)
  const isWhole = back.status === 0 && here?.n === there?.n
  check('restored to one server', isWhole, `${there?.n} of ${here?.n} documents ${back.stderr}`)
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${dataDir}-pulih`, { recursive: true, force: true })
}

/** What a later version may bring: columns, checks, indexes, functions, triggers, filled rows. */
const LATER = `
alter table barang add column node text;
alter table barang add constraint barang_node_ck check (node <> '');
create index barang_node_idx on barang (kode_toko, node);
alter table bank add column node text;
create function node_hitung(p_toko text) returns bigint language sql stable as $$
  select count(*) from barang where kode_toko = p_toko
$$;
create function node_cari(p_toko text) returns bigint language sql stable security definer as $$
  select count(*) from barang where kode_toko = p_toko
$$;
grant create on schema public to kencana_cari;
alter function node_cari(text) owner to kencana_cari;
revoke create on schema public from kencana_cari;
create trigger node_abadi before delete on rekap_gerak
  for each statement execute function tolak_ubah();
drop trigger node_abadi on rekap_gerak;
create table node_baru (
  kode_toko text not null,
  kode text not null,
  constraint node_baru_pk primary key (kode_toko, kode)
);
call pagari('node_baru');
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    update barang set node = 'LAMA' where kode_toko = v_toko;
  end loop;
  set local app.kode_toko = '';
end $$;
`

/** A migration of a later version, on all nodes; the next start finds nothing to do. */
export async function migrateLater(
  { coordinatorUrl }: NodeBooks,
  dataDir: string,
  check: Check,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kencana-node-migrasi-'))
  cpSync(new URL('../../apps/server/migrations', import.meta.url), folder, { recursive: true })
  writeFileSync(join(folder, '9999_node.sql'), LATER)
  const secret = readSecret(dataDir, undefined)
  const log = makeLog('silent')
  const prepare = () =>
    prepareDatabase({ adminUrl: coordinatorUrl, secret, migrationsDir: folder, log })
  await prepare()
  await prepare()
  const [left] = await ask<{ n: number }>(
    coordinatorUrl,
    `select count(*)::int as n from barang where node is distinct from 'LAMA'`,
  )
  check('a later migration', left?.n === 0, `${left?.n} rows were not filled`)
  rmSync(folder, { recursive: true, force: true })
}

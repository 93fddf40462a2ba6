import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { diskStore } from '../../platform/files/storage.ts'
import { readArchive } from './archive.ts'
import { differences } from './check-backup.ts'
import { copyIn } from './copy-stream.ts'
import { beginAsOwner } from './kept-tables.ts'
import type { Manifest, PartHead } from './manifest.ts'
import type { Opener } from './sealed-frames.ts'
import { setAside } from './set-aside.ts'
import { sumTables } from './write-backup.ts'

export interface LoadPlan {
  readonly path: string
  readonly passphrase: Opener
  /** Of the administrator, to an empty database with the schema of the backup. */
  readonly client: pg.Client
  /** Where the pictures go; undefined leaves those that are there. */
  readonly filesDir: string | undefined
  /** What the checked file holds. */
  readonly manifest: Manifest
  /** Rows from which on a table gets its indexes and references last; 0 = every table. */
  readonly longFrom?: number | undefined
}

const LONG_FROM = 20_000

/**
 * Loads a checked backup, all or nothing. Inside the one transaction of the tables' owner, row
 * security does not bind the owner and the triggers that make postings rest: the rows come as they
 * were written. Long tables get their indexes and references after their rows. All of it is as
 * before when it commits, and every table was read back and compared.
 * @throws Error with a sentence when what was loaded is not what was saved
 */
export async function loadBackup(plan: LoadPlan): Promise<void> {
  const { client } = plan
  await beginAsOwner(client, 'begin')
  try {
    for (const setting of ROOM) await client.query(setting)
    const walls = await wallsOf(client)
    const tables = [...walls.keys()]
    await client.query(tables.map(openWall).join(';'))
    const back = await setAside(client, longTables(plan, walls))
    // A migration may have filled a table; the backup knows how its rows went on.
    await client.query(`truncate ${tables.map(name => `"${name}"`).join(', ')}`)
    const { manifest } = await readRows(plan, walls)
    for (const statement of back) await client.query(statement)
    await client.query(tables.map(closeWall(walls)).join(';'))
    refuseOther([...walls], [...(await wallsOf(client))])
    const wanted = manifest.bagian.filter(part => part.jenis === 'tabel')
    refuseOther([], differences(wanted, await sumTables(client)))
    // What is asked next would be planned as for empty tables.
    await client.query('analyze')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Sorts of whole tables; the one transaction that loads has the place for itself. */
const ROOM = ["set local work_mem = '64MB'", "set local maintenance_work_mem = '256MB'"]

function longTables(
  { manifest, longFrom = LONG_FROM }: LoadPlan,
  walls: ReadonlyMap<string, Wall>,
): string[] {
  const rows = new Map([...walls.keys()].map(tabel => [tabel, 0]))
  for (const part of manifest.bagian) {
    if (part.jenis === 'tabel') rows.set(part.tabel, (rows.get(part.tabel) ?? 0) + part.baris)
  }
  return [...walls.keys()].filter(tabel => (rows.get(tabel) ?? 0) >= longFrom)
}

function readRows(
  { path, passphrase, client, filesDir }: LoadPlan,
  walls: ReadonlyMap<string, Wall>,
): ReturnType<typeof readArchive> {
  const pictures = filesDir === undefined ? undefined : diskStore(filesDir)
  return readArchive(path, passphrase, async (head, content) => {
    if (head.jenis === 'tabel') await copyIn(client, copyStatement(head, walls), content)
    else await pictures?.put(head.toko, head.nama, await joined(content))
    for await (const _ of content);
  })
}

interface Wall {
  readonly isForced: boolean
  /** Triggers that are on. */
  readonly pemicu: readonly string[]
  readonly indeks: readonly string[]
  readonly syarat: readonly string[]
}

async function wallsOf(client: pg.Client): Promise<Map<string, Wall>> {
  const { rows } = await client.query<Wall & { tabel: string }>(
    `select relname::text as tabel, relforcerowsecurity as "isForced",
       array(select tgname::text from pg_trigger t
         where t.tgrelid = c.oid and not tgisinternal and tgenabled = 'O' order by 1) as pemicu,
       array(select pg_get_indexdef(i.indexrelid) from pg_index i
         where i.indrelid = c.oid and i.indisvalid order by 1) as indeks,
       array(select s.conname || ' ' || pg_get_constraintdef(s.oid) from pg_constraint s
         where s.conrelid = c.oid order by 1) as syarat
     from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> 'kencana_migrasi' order by relname collate "C"`,
  )
  return new Map(rows.map(({ tabel, ...wall }) => [tabel, wall]))
}

const openWall = (tabel: string): string =>
  `alter table "${tabel}" no force row level security; alter table "${tabel}" disable trigger user`

const closeWall =
  (walls: ReadonlyMap<string, Wall>) =>
  (tabel: string): string =>
    [
      ...(walls.get(tabel)?.isForced ? [`alter table "${tabel}" force row level security`] : []),
      ...(walls.get(tabel)?.pemicu ?? []).map(
        name => `alter table "${tabel}" enable trigger "${name}"`,
      ),
    ].join(';')

/** Names come from a file: only what stands in the catalogue becomes SQL. */
function copyStatement(
  head: PartHead & { jenis: 'tabel' },
  walls: ReadonlyMap<string, Wall>,
): string {
  if (!walls.has(head.tabel)) throw new Error(`Tabel ${head.tabel} tidak dikenal skema cadangan.`)
  const columns = head.kolom.map(name => `"${name}"`).join(', ')
  // Emptied in this very transaction: its rows need no second writing that says they are for ever.
  return `copy "${head.tabel}" (${columns}) from stdin (freeze)`
}

function refuseOther(wanted: readonly unknown[], found: readonly unknown[]): void {
  if (isDeepStrictEqual(wanted, found)) return
  const [first] = found
  throw new Error(
    'Yang dimuat tidak sama dengan isi cadangan dan dibatalkan seluruhnya: ' +
      (typeof first === 'string' ? first : 'pagar tabel tidak kembali seperti semula'),
  )
}

async function joined(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

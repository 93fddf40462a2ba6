import type pg from 'pg'
import { diskStore } from '../../platform/files/storage.ts'
import { readArchive } from './archive.ts'
import { differences } from './check-backup.ts'
import { copyIn } from './copy-stream.ts'
import { beginAsOwner } from './kept-tables.ts'
import type { PartHead } from './manifest.ts'
import { sumTables } from './write-backup.ts'

export interface LoadPlan {
  readonly path: string
  readonly passphrase: string | undefined
  /** Of the administrator, to an empty database with the schema of the backup. */
  readonly client: pg.Client
  /** Where the pictures go; undefined leaves those that are there. */
  readonly filesDir: string | undefined
}

/**
 * Loads a checked backup, all or nothing. Inside the one transaction of the tables' owner, row
 * security does not bind the owner and the triggers that make postings rest: the rows come as they
 * were written. Both are as before when it commits, and every table was read back and compared.
 * @throws Error with a sentence when what was loaded is not what was saved
 */
export async function loadBackup({ path, passphrase, client, filesDir }: LoadPlan): Promise<void> {
  await beginAsOwner(client, 'begin')
  try {
    const walls = await wallsOf(client)
    const tables = [...walls.keys()]
    await client.query(tables.map(openWall).join(';'))
    // A migration may have filled a table; the backup knows how its rows went on.
    await client.query(`truncate ${tables.map(name => `"${name}"`).join(', ')}`)
    const pictures = filesDir === undefined ? undefined : diskStore(filesDir)
    const { manifest } = await readArchive(path, passphrase, async (head, content) => {
      if (head.jenis === 'tabel') await copyIn(client, copyStatement(head, walls), content)
      else await pictures?.put(head.toko, head.nama, await joined(content))
      for await (const _ of content);
    })
    await client.query(tables.map(closeWall(walls)).join(';'))
    refuseOther([...walls], [...(await wallsOf(client))])
    const wanted = manifest.bagian.filter(part => part.jenis === 'tabel')
    refuseOther([], differences(wanted, await sumTables(client)))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

interface Wall {
  readonly isForced: boolean
  /** Triggers that are on. */
  readonly pemicu: readonly string[]
}

async function wallsOf(client: pg.Client): Promise<Map<string, Wall>> {
  const { rows } = await client.query<Wall & { tabel: string }>(
    `select relname::text as tabel, relforcerowsecurity as "isForced",
       array(select tgname::text from pg_trigger t
         where t.tgrelid = c.oid and not tgisinternal and tgenabled = 'O' order by 1) as pemicu
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
  return `copy "${head.tabel}" (${columns}) from stdin`
}

function refuseOther(wanted: readonly unknown[], found: readonly unknown[]): void {
  if (JSON.stringify(wanted) === JSON.stringify(found)) return
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

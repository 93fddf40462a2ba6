import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { type Archive, createArchive, type Sum, summing } from './archive.ts'
import { copyOut } from './copy-stream.ts'
import {
  beginSnapshot,
  readPart,
  setStore,
  storeCodes,
  storeTotals,
  strangers,
  tableParts,
} from './kept-tables.ts'
import type { Manifest, Part, PartHead } from './manifest.ts'

/** What is to be saved, and where. */
export interface BackupPlan {
  /** A connection of the administrator; it is in a transaction until the backup is whole. */
  readonly client: pg.Client
  /** Folder of the pictures, a folder per store. */
  readonly filesDir: string
  /** The file as it is to be called; until it is whole it ends in `.part`. */
  readonly path: string
  readonly passphrase: string | undefined
  readonly versi: string
}

type Put = (head: PartHead, source: AsyncIterable<Buffer>) => Promise<Sum>

/** Saves one moment of the whole database and the pictures, while the shop trades. */
export async function writeBackup(plan: BackupPlan): Promise<Manifest> {
  const { client, path } = plan
  const draft = `${path}.part`
  await rm(draft, { force: true })
  await beginSnapshot(client)
  let archive: Archive | undefined
  try {
    const facts = await factsOf(client)
    const skema = Math.max(...facts.skema.map(one => one.nomor))
    archive = createArchive(draft, { dibuat: facts.cuplikan, skema }, plan.passphrase)
    const tables = await saveTables(client, archive.part)
    const toko = await storeTotals(client)
    const pictures = await savePictures(plan.filesDir, archive.part)
    const gambar_hilang = await lostPictures(client, pictures)
    const bagian = [...tables, ...pictures]
    const tidak_ikut = await strangers(client)
    const whole = { versi: plan.versi, ...facts, bagian, toko, gambar_hilang, tidak_ikut }
    await archive.finish(whole)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return whole
  } catch (error) {
    await archive?.abandon()
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
}

/** Sums of every table as they are now, without writing them anywhere: for comparing. */
export async function sumTables(client: pg.Client): Promise<Part[]> {
  return saveTables(client, async (_head, source) => {
    const sums = summing()
    for await (const piece of source) sums.add(piece)
    return sums.total()
  })
}

async function factsOf(
  client: pg.Client,
): Promise<Pick<Manifest, 'skema' | 'postgres' | 'cuplikan'>> {
  const { rows: skema } = await client.query<Manifest['skema'][number]>(
    'select nomor, nama, sidik from kencana_migrasi where nomor > 0 order by nomor',
  )
  const { rows } = await client.query<{ cuplikan: Date; postgres: string }>(
    "select transaction_timestamp() as cuplikan, current_setting('server_version') as postgres",
  )
  const [now] = rows
  if (now === undefined || skema.length === 0) throw new Error('the database was never migrated')
  return { skema, postgres: now.postgres, cuplikan: now.cuplikan.toISOString() }
}

async function saveTables(client: pg.Client, put: Put): Promise<Part[]> {
  const saved: Part[] = []
  for (const part of await tableParts(client)) {
    const { urutan: _, ...head } = part
    const sum = await put(head, copyOut(client, await readPart(client, part)))
    saved.push({ ...head, ...sum })
  }
  return saved
}

async function savePictures(filesDir: string, put: Put): Promise<Part[]> {
  const saved: Part[] = []
  for (const toko of await namesIn(filesDir)) {
    for (const nama of await namesIn(join(filesDir, toko))) {
      const bytes = await readFile(join(filesDir, toko, nama)).catch(absent)
      // Taken away since its folder was read: no piece of this moment's successors needs it.
      if (bytes === undefined || nama.endsWith('.part')) continue
      const head = { jenis: 'gambar' as const, toko, nama }
      const { byte, sha256 } = await put(head, one(bytes))
      saved.push({ ...head, byte, sha256 })
    }
  }
  return saved
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function lostPictures(client: pg.Client, saved: readonly Part[]): Promise<string[]> {
  const kept = new Set(
    saved.map(part => (part.jenis === 'gambar' ? `${part.toko}/${part.nama}` : '')),
  )
  const lost: string[] = []
  for (const toko of await storeCodes(client)) {
    await setStore(client, toko)
    const { rows } = await client.query<{ gambar: string }>(
      `select gambar from barang where kode_toko = $1 and gambar is not null
       order by gambar collate "C"`,
      [toko],
    )
    lost.push(...rows.map(row => `${toko}/${row.gambar}`).filter(name => !kept.has(name)))
  }
  return lost
}

const namesIn = async (folder: string): Promise<string[]> =>
  ((await readdir(folder).catch(absent)) ?? []).sort()

function absent(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
}

/** A rename is safe only once its folder is; Windows neither can nor needs to sync a folder. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

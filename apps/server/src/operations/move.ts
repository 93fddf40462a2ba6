import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { knownMigrations } from '../platform/database/migrate.ts'
import { differences } from './backup/check-backup.ts'
import { beginSnapshot } from './backup/kept-tables.ts'
import { leftOut, type Manifest } from './backup/manifest.ts'
import { sumTables, writeBackup } from './backup/write-backup.ts'
import { type Books, filesOf, openBooks, type Site } from './books.ts'
import { checkBooks, faultsOf } from './check-books.ts'
import { type Restored, restoreBackup, type Tools } from './restore.ts'

export interface MovePlan {
  readonly from: Site
  readonly to: Site
  readonly versi: string
}

export interface Moved {
  readonly manifest: Manifest
  readonly restored: Restored
  /** Why it must not be trusted; empty when nothing differs. */
  readonly beda: readonly string[]
}

/**
 * Moves a closed shop to another database and proves that nothing differs: every table is read back
 * from the target and compared by SHA-256 before it commits, the source is read again at the end,
 * invariants and chains are checked on both sides. The source stays as it is.
 */
export async function move({ from, to, versi }: MovePlan, tools: Tools): Promise<Moved> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-pindah-'))
  const source = await openBooks(from, tools.log, true)
  try {
    const path = join(folder, 'pindah.cadangan')
    await refuseOlder(source, tools)
    tools.say('Membaca basis data asal …')
    const manifest = await writeBackup({
      client: source.client,
      filesDir: filesOf(from),
      path,
      passphrase: undefined,
      versi,
    })
    const left = leftOut(manifest)
    if (left !== undefined) tools.say(left)
    const keepsFiles = resolve(from.dataDir) === resolve(to.dataDir)
    const plan = { path, passphrase: undefined, target: to, keepsFiles }
    const restored = await restoreBackup(plan, tools)
    tools.say('Membandingkan kedua basis data …')
    const beda = [
      ...(await changedSince(source, manifest)),
      ...headsThatDiffer(manifest, restored),
      ...faultsOf(restored).map(fault => `tujuan: ${fault}`),
      ...(await sourceFaults(source, tools)),
    ]
    return { manifest, restored, beda }
  } finally {
    await source.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Somebody who wrote while we moved would lose what they wrote. */
async function changedSince({ client }: Books, { bagian }: Manifest): Promise<string[]> {
  await beginSnapshot(client)
  try {
    const saved = bagian.filter(part => part.jenis === 'tabel')
    return differences(saved, await sumTables(client)).map(one => `asal berubah: ${one}`)
  } finally {
    await client.query('rollback')
  }
}

function headsThatDiffer({ toko }: Manifest, { rantai }: Restored): string[] {
  return toko.flatMap(({ kode_toko, kepala_hash }) => {
    const head = rantai.find(chain => chain.kode_toko === kode_toko)?.head ?? ''
    return head === (kepala_hash ?? '') ? [] : [`kepala rantai ${kode_toko} berbeda`]
  })
}

async function sourceFaults(source: Books, tools: Tools): Promise<string[]> {
  const check = await checkBooks(await source.reader(), tools.invariants)
  return faultsOf(check).map(fault => `asal: ${fault}`)
}

/** Both sides are compared and checked by this program's rules. */
async function refuseOlder({ client }: Books, { migrationsDir }: Tools): Promise<void> {
  const { rows } = await client.query<{ sidik: string }>(
    'select sidik from kencana_migrasi where nomor > 0 order by nomor',
  )
  const known = knownMigrations(migrationsDir)
  if (
    isDeepStrictEqual(
      rows.map(row => row.sidik),
      known.map(one => one.sidik),
    )
  ) {
    return
  }
  throw new Error(
    'Basis data asal bukan dari versi program ini. Jalankan Kencana sekali (npm start) agar ' +
      'naik versi, hentikan, lalu jalankan lagi.',
  )
}

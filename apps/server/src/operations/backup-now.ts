import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { readNotes, writeNote } from '../platform/database/operation-note.ts'
import { backupsIn, dropOld, newBackupPath } from './backup/generations.ts'
import type { Manifest } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type Books, filesOf, openBooks, type Site } from './books.ts'
import type { Tools } from './restore.ts'

export interface BackupSettings {
  readonly folder: string
  /** How many of the newest are kept. */
  readonly keep: number
  readonly passphrase: string | undefined
  readonly versi: string
  /** Nobody looks on: a folder that has lost all its backups is a disk that is not there. */
  readonly isUnattended?: boolean
}

export interface BackupDone {
  readonly path: string
  readonly byte: number
  readonly ms: number
  readonly manifest: Manifest
  /** Older ones that were taken away. */
  readonly dropped: readonly string[]
}

/**
 * Saves a site, open or closed, into a new file of the backup folder, and notes it in the database
 * for the watch.
 */
export async function backUp(
  site: Site,
  settings: BackupSettings,
  tools: Tools,
): Promise<BackupDone> {
  const books = await openBooks(site, tools.log)
  try {
    return await save(books, site, settings)
  } catch (error) {
    const sebab = error instanceof Error ? error.message : String(error)
    await writeNote(books.client, 'CADANGAN_GAGAL', new Date(), { sebab }).catch(() => undefined)
    throw error
  } finally {
    await books.close()
  }
}

async function save(books: Books, site: Site, settings: BackupSettings): Promise<BackupDone> {
  const started = performance.now()
  if (settings.isUnattended === true) await demandDisk(books, settings.folder)
  const path = await newBackupPath(settings.folder, new Date())
  const manifest = await writeBackup({
    client: books.client,
    filesDir: filesOf(site),
    path,
    passphrase: settings.passphrase,
    versi: settings.versi,
  })
  const dropped = await dropOld(settings.folder, settings.keep)
  const byte = statSync(path).size
  const ms = Math.round(performance.now() - started)
  await writeNote(books.client, 'CADANGAN', new Date(manifest.cuplikan), {
    berkas: path,
    byte,
    ms,
    dikunci: settings.passphrase !== undefined,
    ...(manifest.tidak_ikut.length > 0 ? { tidak_ikut: manifest.tidak_ikut } : {}),
  })
  return { path, byte, ms, manifest, dropped }
}

/**
 * Where the last backup was made there are backups still, or the folder is not the one it was: a
 * mount point without its disk is an empty folder of the very disk that is to be saved.
 */
async function demandDisk(books: Books, folder: string): Promise<void> {
  const last = (await readNotes(books.client)).CADANGAN?.rincian.berkas
  if (typeof last !== 'string' || dirname(last) !== folder) return
  if ((await backupsIn(folder)).length > 0) return
  throw new Error(
    `Cadangan sebelumnya tidak ada lagi di ${folder}: disk cadangan tidak terpasang? ` +
      'Untuk mulai di disk baru jalankan npm run backup.',
  )
}

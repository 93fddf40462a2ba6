import { makeLock } from '../backup/sealed-frames.ts'
import { openBooks, type Site } from '../books.ts'
import type { Tools } from '../restore.ts'
import type { OperationSettings } from '../settings.ts'
import { type BaseCopied, copyBase } from './base-copy.ts'
import { dropUnneeded } from './prune.ts'
import { SLOT } from './replication.ts'

/**
 * Copies the cluster of a running shop into its archive now, whatever the age of the last copy.
 * @throws Error with a sentence when there is no archive, or nobody keeps the log into it
 */
export async function archiveNow(
  site: Site,
  settings: OperationSettings,
  tools: Tools,
): Promise<BaseCopied> {
  const { archive, passphrase, versi, folder, keep } = settings
  if (archive === undefined) throw new Error('Isi WAL_ARCHIVE_DIR dengan folder arsipnya.')
  if (site.databaseUrl !== undefined) {
    throw new Error('Salinan dasar dibuat dari basis data bawaan: kosongkan DATABASE_URL.')
  }
  const books = await openBooks(site, tools.log)
  try {
    const { rowCount } = await books.client.query(
      'select from pg_replication_slots where slot_name = $1 and active',
      [SLOT],
    )
    if (rowCount === 0) {
      throw new Error(
        'Arsip WAL tidak berjalan: salinan dasar saja tidak membawa ke detik mana pun. Jalankan ' +
          'Kencana (npm start) dengan WAL_ARCHIVE_DIR, lalu ulangi.',
      )
    }
    const lock = passphrase === undefined ? undefined : await makeLock(passphrase)
    const { adminUrl } = books
    const { dataDir } = site
    const now = (): Date => new Date()
    const base = await copyBase({ adminUrl, archive, dataDir, lock, versi, now })
    await dropUnneeded(archive, folder, keep)
    return base
  } finally {
    await books.close()
  }
}

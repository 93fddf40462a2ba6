import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^kencana-\d{8}-\d{6}\.cadangan$/
const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Where a backup made now belongs: `kencana-20261121-143000.cadangan`, time of Jakarta. */
export async function newBackupPath(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const digits = LOCAL.format(now).replace(/[-:]/g, '').replace(' ', '-')
  return join(folder, `kencana-${digits}.cadangan`)
}

/** Our backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter(name => NAME.test(name))
    .sort()
    .map(name => join(folder, name))
}

/**
 * Takes away all but the newest `keep`, and what a backup that was cut short left behind; called
 * when a new one is whole. Answers the backups that went.
 */
export async function dropOld(folder: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(0, -keep)
  for (const path of [...old, ...(await abandonedIn(folder))]) await rm(path, { force: true })
  return old
}

const DRAFT = /^kencana-\d{8}-\d{6}\.cadangan\.part$/
const ABANDONED_MS = 24 * 3_600_000

async function abandonedIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => DRAFT.test(name))
  const paths = names.map(name => join(folder, name))
  const ages = await Promise.all(paths.map(path => stat(path).catch(() => undefined)))
  return paths.filter((_, i) => Date.now() - (ages[i]?.mtimeMs ?? Date.now()) > ABANDONED_MS)
}

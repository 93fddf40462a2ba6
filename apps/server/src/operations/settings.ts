import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { VERSION } from '@kencana/contract/build'
import type { BackupSettings } from './backup-now.ts'

export interface OperationSettings extends BackupSettings {
  /** BACKUP_DIR was given: without it a server makes no backups of its own. */
  readonly isFolderGiven: boolean
  /** Minutes after midnight (WIB) of the daily backup by the server; undefined = none. */
  readonly backupAt: number | undefined
  /** Where the log of the built-in database is kept for restoring to a second. */
  readonly archive: string | undefined
  /** The PostgreSQL server is to keep its log by its own tools: an alarm when it does not. */
  readonly isArchivedByServer: boolean
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads BACKUP_DIR, BACKUP_KEEP, BACKUP_AT, BACKUP_PASSPHRASE(_FILE), WAL_ARCHIVE_DIR and
 * WAL_ARCHIVE_BY_SERVER.
 * @throws Error with an Indonesian sentence when a value cannot be used
 */
export function readOperationSettings(env: Env, dataDir: string): OperationSettings {
  const keep = Number(env.BACKUP_KEEP ?? 14)
  if (!Number.isInteger(keep) || keep < 1) {
    throw new Error(`BACKUP_KEEP harus angka 1 atau lebih, bukan "${env.BACKUP_KEEP}"`)
  }
  const isFolderGiven = env.BACKUP_DIR !== undefined && env.BACKUP_DIR !== ''
  return {
    folder: resolve(env.BACKUP_DIR || join(dataDir, 'cadangan')),
    isFolderGiven,
    keep,
    passphrase: readPassphrase(env),
    versi: VERSION,
    backupAt: isFolderGiven ? minuteOf(env.BACKUP_AT || '02:00') : undefined,
    archive: env.WAL_ARCHIVE_DIR ? resolve(env.WAL_ARCHIVE_DIR) : undefined,
    isArchivedByServer: isOn('WAL_ARCHIVE_BY_SERVER', env.WAL_ARCHIVE_BY_SERVER),
  }
}

function isOn(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === '0') return false
  if (text === '1') return true
  throw new Error(`${name} harus "1" atau "0", bukan "${text}"`)
}

const SHORTEST = 12

function readPassphrase(env: Env): string | undefined {
  const path = env.BACKUP_PASSPHRASE_FILE
  const text = path ? readFileSync(path, 'utf8').trim() : env.BACKUP_PASSPHRASE
  if (text === undefined || (text === '' && !path)) return undefined
  if (text.length >= SHORTEST) return text
  throw new Error(`Kata sandi cadangan terlalu pendek: paling sedikit ${SHORTEST} huruf.`)
}

/** `02:00`; `mati` for a shop whose backups are made by a timetable of the machine. */
function minuteOf(text: string): number | undefined {
  if (text === 'mati') return undefined
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hour !== undefined && minute !== undefined) return Number(hour) * 60 + Number(minute)
  throw new Error(`BACKUP_AT harus jam seperti "02:00" atau "mati", bukan "${text}"`)
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { sqlState } from '../transaction.ts'
import { MENDED } from './mended.ts'
import { OWNER } from './roles.ts'
import { splitStatements } from './split-statements.ts'
import { startFault } from './start-fault.ts'

/** Numbers of what is run again whenever it changed. */
const GRANTS = 0
const FUNCTIONS = -1

interface Migration {
  readonly nomor: number
  readonly nama: string
  readonly sidik: string
  readonly text: string
}

/**
 * Brings the schema to what the folder says, forward only: `NNNN_name.sql` in order, each in one
 * transaction as the owner; then the functions beside the folder and `grants.sql`, when they or the
 * schema changed. The caller sees to it that nobody else does.
 * @param upTo the last migration to run, for rows of an older version that are to be loaded first;
 *   functions and grants wait for the rest
 * @throws Error with a sentence when the folder and the history of the database disagree
 */
export async function migrate(
  admin: pg.Client,
  folder: string,
  log: Logger,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await asOwner(admin, [{ text: HISTORY }])
  const { rows } = await admin.query<Omit<Migration, 'text'>>(
    'select nomor, nama, sidik from public.kencana_migrasi order by nomor',
  )
  const files = readFolder(folder)
  const left = compare(files, rows)
  const waiting = left.filter(file => file.nomor <= upTo)
  for (const file of waiting) {
    const started = performance.now()
    await apply(admin, file)
    log.info({ migrasi: file.nama, ms: Math.round(performance.now() - started) }, 'migrasi')
  }
  if (waiting.length < left.length) return
  let isChanged = waiting.length > 0
  for (const file of [...readFunctions(folder), ...files.filter(f => f.nomor === GRANTS)]) {
    const known = rows.find(row => row.nomor === file.nomor)?.sidik
    if (!isChanged && known === file.sidik) continue
    await apply(admin, file)
    isChanged = true
  }
}

const HISTORY = `create table if not exists public.kencana_migrasi (
  nomor integer not null,
  nama text not null,
  sidik text not null,
  pada timestamptz not null default now(),
  constraint kencana_migrasi_pk primary key (nomor)
)`

/** Number, name and content sum of every migration of a folder, in order. */
export const knownMigrations = (folder: string): Omit<Migration, 'text'>[] =>
  readFolder(folder).filter(file => file.nomor !== GRANTS)

function readFolder(folder: string): Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  const files = names.sort().map(nama => {
    const text = readFileSync(join(folder, nama), 'utf8')
    const sum = sumOf(text)
    const sidik = MENDED.find(([of, now]) => of === nama && now === sum)?.[2] ?? sum
    const nomor =
      nama === 'grants.sql' ? GRANTS : Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(nama)?.[1])
    if (!Number.isInteger(nomor)) throw new Error(`migration without a number: ${nama}`)
    return { nomor, nama, sidik, text }
  })
  const twice = files.find((file, i) => files.findIndex(f => f.nomor === file.nomor) !== i)
  if (twice) throw new Error(`two migrations have the number of ${twice.nama}`)
  return files
}

/** Line ends do not make another text: git may have changed them on Windows. */
const sumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** The SQL functions, in the folder beside `migrations`: one text, in the order of the names. */
function readFunctions(folder: string): Migration[] {
  const beside = join(dirname(folder), 'functions')
  if (basename(folder) !== 'migrations' || !existsSync(beside)) return []
  const names = readdirSync(beside).filter(name => name.endsWith('.sql'))
  const text = names
    .sort()
    .map(name => readFileSync(join(beside, name), 'utf8'))
    .join('\n')
  return [{ nomor: FUNCTIONS, nama: 'functions', sidik: sumOf(text), text }]
}

/** The files still to be run, after refusing every way in which history could have been changed. */
function compare(files: Migration[], done: readonly Omit<Migration, 'text'>[]): Migration[] {
  for (const { nomor, nama, sidik } of done.filter(d => d.nomor > GRANTS)) {
    const file = files.find(f => f.nomor === nomor)
    if (!file) throw newer(nama)
    if (file.sidik !== sidik) throw changed(nama)
  }
  const last = Math.max(0, ...done.map(d => d.nomor))
  const waiting = files.filter(f => f.nomor !== GRANTS && !done.some(d => d.nomor === f.nomor))
  const late = waiting.find(f => f.nomor < last)
  if (late) throw overtaken(late.nama)
  return waiting
}

const changed = (nama: string): Error =>
  startFault(
    `Migrasi ${nama} sudah pernah dijalankan tetapi isinya berubah. Kembalikan berkas itu dan ` +
      'tulis perubahan sebagai migrasi baru.',
    `Migration ${nama} was run before but its content has changed. Restore the file and write ` +
      'the change as a new migration.',
  )

const newer = (nama: string): Error =>
  startFault(
    `Basis data ini dibuat oleh Kencana yang lebih baru (migrasi ${nama} tidak dikenal). Pasang ` +
      'versi program yang sama atau lebih baru.',
    `This database was made by a newer Kencana (migration ${nama} is unknown). Install the same ` +
      'or a newer version of the program.',
  )

const overtaken = (nama: string): Error =>
  startFault(
    `Migrasi ${nama} bernomor lebih kecil daripada yang sudah dijalankan. Beri nomor berikutnya.`,
    `Migration ${nama} has a lower number than one that was run. Give it the next number.`,
  )

async function apply(admin: pg.Client, { nomor, nama, sidik, text }: Migration): Promise<void> {
  try {
    await asOwner(admin, [
      ...splitStatements(text).map(statement => ({ text: statement })),
      {
        text: `insert into public.kencana_migrasi (nomor, nama, sidik) values ($1, $2, $3)
          on conflict (nomor) do update set sidik = excluded.sidik, pada = now()`,
        values: [nomor, nama, sidik],
      },
    ])
  } catch (error) {
    if (sqlState(error) === '55P03') throw busy(nama, error)
    const reason = error instanceof Error ? error.message : String(error)
    throw startFault(
      `Migrasi ${nama} gagal dan dibatalkan seluruhnya: ${reason}`,
      `migration ${nama} failed and was undone as a whole`,
      error,
    )
  }
}

const busy = (nama: string, cause: unknown): Error =>
  startFault(
    `Migrasi ${nama} menunggu tabel yang sedang dipakai (laporan panjang atau cadangan) dan ` +
      'dibatalkan seluruhnya; data tidak berubah. Jalankan lagi setelah pekerjaan itu selesai.',
    `Migration ${nama} waited for a table in use and was undone as a whole; start again later`,
    cause,
  )

/**
 * Statements in one transaction of the owner, each a message of its own (06-performance §3.3).
 * Whoever waits for a lock makes all later ones wait behind it: a shop that sells is held up for
 * less than 2 s.
 */
async function asOwner(
  admin: pg.Client,
  statements: readonly { text: string; values?: unknown[] }[],
): Promise<void> {
  try {
    await admin.query('begin')
    await admin.query(`set local role ${OWNER}`)
    await admin.query(`set local lock_timeout = '1900ms'`)
    await admin.query('set local search_path = public')
    for (const { text, values } of statements) await admin.query(text, values)
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}

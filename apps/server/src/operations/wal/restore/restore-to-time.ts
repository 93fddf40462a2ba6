import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Embedded } from '../../../platform/database/embedded/embedded.ts'
import { startEmbedded } from '../../../platform/database/embedded/embedded.ts'
import { connectAdmin, prepareDatabase } from '../../../platform/database/open-database.ts'
import { readSecret } from '../../../platform/database/secret.ts'
import { readFrom, sizeOf } from '../../../platform/database/start-fault.ts'
import { STAYS_BEHIND } from '../../backup/kept-tables.ts'
import type { StoreTotals } from '../../backup/manifest.ts'
import type { Opener } from '../../backup/sealed-frames.ts'
import { filesOf, type Site } from '../../books.ts'
import type { BookCheck } from '../../check/found.ts'
import { readBack, refuseUsedFolder, type Tools } from '../../restore.ts'
import { restorePictures } from '../picture-copies.ts'
import { type BaseFile, basesIn, type LogFile, logsIn, unbroken } from '../wal-folder.ts'
import { wib } from '../wib.ts'
import { type LaidOut, layOut } from './lay-out.ts'

export interface TimePlan {
  readonly archive: string
  /** Everything committed up to this instant is brought back, and nothing after it. */
  readonly at: Date
  readonly passphrase: Opener
  /** An empty data folder. */
  readonly target: { readonly dataDir: string }
}

export interface RestoredToTime extends BookCheck {
  readonly toko: readonly StoreTotals[]
  /** When the last thing that was brought back was committed; undefined = before the copy. */
  readonly terakhir: Date | undefined
  readonly gambar: number
}

/**
 * Brings the built-in database of an archive to one second, in a folder of its own, and checks its
 * books. Pictures come as the archive has them: never one less than there was.
 * @throws Error with a sentence; then nothing stands in the target
 */
export async function restoreToTime(plan: TimePlan, tools: Tools): Promise<RestoredToTime> {
  const { archive, at, passphrase } = plan
  const target: Site = { dataDir: plan.target.dataDir, databaseUrl: undefined }
  refuseUsedFolder({ target })
  const { base, logs, enough } = await chooseFiles(archive, at)
  try {
    tools.say(`Salinan dasar ${wib(base.pada)} WIB, ${enough} potong log sesudahnya …`)
    const first = logs.slice(0, enough)
    const { dataDir } = target
    const laid = await layOut({ dataDir, base: base.path, logs: first, passphrase, at })
    tools.say(`Memutar ulang sampai ${wib(at)} WIB …`)
    const server = await replay(target, laid, enough < logs.length ? logs : undefined, tools)
    const terakhir = await settle(server, target, tools)
    const gambar = await restorePictures(archive, filesOf(target), passphrase)
    tools.say('Memeriksa pembukuan …')
    return { terakhir, gambar, ...(await readBack(target, tools)) }
  } catch (error) {
    await rm(join(target.dataDir, 'database'), { recursive: true, force: true })
    await rm(filesOf(target), { recursive: true, force: true })
    throw error
  }
}

interface Chosen {
  readonly base: BaseFile
  /** All that follows it without a gap. */
  readonly logs: readonly LogFile[]
  /** How many of them reach behind the instant, as far as their times tell. */
  readonly enough: number
}

/** What was committed in a second has come to the archive a second later. */
const SETTLED_MS = 1_000

/** The last instant an archive can bring back; undefined while it holds no log. */
export async function lastSecond(archive: string): Promise<Date | undefined> {
  const times = (await logsIn(archive)).map(({ pada }) => +pada)
  return times.length === 0 ? undefined : new Date(Math.max(...times) - SETTLED_MS - 1)
}

/** The newest copy that was whole by then, and the log from it on. */
async function chooseFiles(archive: string, at: Date): Promise<Chosen> {
  const bases = await basesIn(archive)
  const [first] = bases
  if (first === undefined) {
    throw new Error(`Tidak ada salinan dasar di ${archive}. Periksa WAL_ARCHIVE_DIR.`)
  }
  const base = bases.findLast(one => one.pada <= at)
  if (base === undefined) {
    throw new Error(
      `Arsip ini mulai ${wib(first.pada)} WIB. Pilih waktu sesudahnya, atau pulihkan cadangan ` +
        'yang lebih tua: npm run restore -- berkas.',
    )
  }
  const all = await logsIn(archive)
  const logs = unbroken(all, base.timeline, base.end)
  const end = logs.findIndex(log => +log.pada - SETTLED_MS > +at)
  if (end >= 0) return { base, logs, enough: end + 1 }
  const last = logs.at(-1) ?? base
  const until = wib(new Date(+last.pada - SETTLED_MS))
  const isCut = all.some(log => log.timeline === base.timeline && log.start > last.end)
  throw new Error(
    isCut
      ? `Arsip terputus sesudah ${until} WIB: berkas log berikutnya hilang. Paling ` +
          'lambat waktu itu yang dapat dipulihkan dari salinan dasar ini.'
      : `Arsip baru sampai ${until} WIB. Pilih waktu itu atau sebelumnya.`,
  )
}

/**
 * Starts the database until it has replayed up to the instant. When the log it was given ends
 * before something later than the instant, it is given all of `more`; when even that holds nothing
 * later, everything there is, is the right state.
 */
async function replay(
  target: Site,
  laid: LaidOut,
  more: readonly LogFile[] | undefined,
  { log, say }: Tools,
): Promise<Embedded> {
  const { dataDir } = target
  const path = join(dataDir, 'database', 'postgres.log')
  const steps = [...(more ? [() => laid.relay(more)] : []), () => laid.replayAll()]
  for (;;) {
    const from = sizeOf(path)
    try {
      return await startEmbedded({ dataDir, log })
    } catch (error) {
      const next = steps.shift()
      if (!readFrom(path, from).includes(ENDED_BEFORE) || next === undefined) throw error
      say('Membaca log sesudahnya …')
      await next()
    }
  }
}

const ENDED_BEFORE = 'recovery ended before configured recovery target was reached'

/** Makes a replayed database one of this program's; answers when its last change was made. */
async function settle(
  server: Embedded,
  { dataDir }: Site,
  { migrationsDir, log }: Tools,
): Promise<Date | undefined> {
  try {
    const admin = await connectAdmin(server.adminUrl)
    let terakhir: Date | undefined
    try {
      const { rows } = await admin.query<{ pada: Date | null }>(
        'select pg_last_xact_replay_timestamp() as pada',
      )
      terakhir = rows[0]?.pada ?? undefined
      // Sessions and notes were the other installation's. One that an older program kept may lack a
      // table of today.
      const { rows: left } = await admin.query<{ tabel: string }>(
        `select tablename::text as tabel from pg_tables where schemaname = 'public'
           and tablename = any($1) and tablename <> 'kencana_migrasi'`,
        [STAYS_BEHIND],
      )
      for (const { tabel } of left) await admin.query(`truncate ${tabel}`)
      for (const name of REPLAY_SETTINGS) await admin.query(`alter system reset ${name}`)
    } finally {
      await admin.end()
    }
    const secret = readSecret(dataDir, process.env.SECRET_KEY)
    await prepareDatabase({ adminUrl: server.adminUrl, secret, migrationsDir, log })
    return terakhir
  } finally {
    await server.stop()
  }
}

const REPLAY_SETTINGS = [
  'restore_command',
  'recovery_target_timeline',
  'recovery_target_action',
  'recovery_target_time',
  'hot_standby',
]

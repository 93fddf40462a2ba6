import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { appendFile, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWN_FILES, type Place, preparePlace } from '../../../platform/database/embedded/cluster.ts'
import type { Opener } from '../../backup/sealed-frames.ts'
import { openBase } from '../base-copy.ts'
import { SEGMENT, segmentName, segmentStart } from '../position.ts'
import { type LogFile, sealedBytes } from '../wal-folder.ts'
import { untar } from './untar.ts'

export interface LayOut {
  readonly dataDir: string
  readonly base: string
  /** In their order and without a gap. */
  readonly logs: readonly LogFile[]
  readonly passphrase: Opener
  /** Replay everything up to here; undefined = everything there is. */
  readonly at: Date | undefined
}

/** What PostgreSQL is told while it replays; taken out of the file again afterwards. */
const settingsFor = (at: Date | undefined): string =>
  [
    '',
    // The log lies in pg_wal already; there is nothing to fetch.
    "restore_command = 'exit 1'",
    "recovery_target_timeline = 'current'",
    "recovery_target_action = 'promote'",
    ...(at === undefined ? [] : [`recovery_target_time = '${plainTime(at)}'`]),
    // Nobody may look before everything is replayed.
    'hot_standby = off',
    '',
  ].join('\n')

/** PostgreSQL reads it before it knows any name of a time zone, `Z` too. */
const plainTime = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

const SETTINGS_FILE = 'postgresql.auto.conf'

/** A cluster that is ready to replay. */
export interface LaidOut {
  /** Lays other log in the place of the first, more of it. */
  relay(logs: readonly LogFile[]): Promise<void>
  /** Makes it replay everything there is, without a last instant. */
  replayAll(): Promise<void>
}

/** Lays a copy of the cluster and the log after it into an empty data folder. */
export async function layOut(plan: LayOut): Promise<LaidOut> {
  const { head, take } = await openBase(plan.base, plan.passphrase)
  const base = join(plan.dataDir, 'database')
  mkdirSync(base, { recursive: true })
  await writeFile(join(base, 'password'), head.sandi, { mode: 0o600, flag: 'wx' })
  const place = await preparePlace(plan.dataDir, async place => {
    const folder = join(place.base, `cluster-new-${process.pid}`)
    mkdirSync(folder, { mode: 0o700 })
    if (place.user) chownSync(folder, place.user.uid, place.user.gid)
    try {
      await untar(take, folder, place.user)
      await replaceSettings(place, folder)
      await layLog(plan, join(folder, 'pg_wal'), place)
      await appendFile(join(folder, SETTINGS_FILE), settingsFor(plan.at))
      await handOver(place, join(folder, 'recovery.signal'), '')
      renameSync(folder, join(place.base, 'cluster'))
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  })
  const cluster = join(place.base, 'cluster')
  return {
    relay: logs => layLog({ ...plan, logs }, join(cluster, 'pg_wal'), place),
    replayAll: () => appendFile(join(cluster, SETTINGS_FILE), "recovery_target_time = ''\n"),
  }
}

/** Nothing that came with the copy says what runs, who is let in, or where its tables lie. */
async function replaceSettings(place: Place, folder: string): Promise<void> {
  const foreign = ['tablespace_map', 'standby.signal', ...Object.keys(OWN_FILES)]
  for (const name of foreign) rmSync(join(folder, name), { recursive: true, force: true })
  for (const [name, content] of Object.entries(OWN_FILES)) {
    await handOver(place, join(folder, name), content)
  }
}

async function layLog({ logs, passphrase }: LayOut, folder: string, place: Place): Promise<void> {
  let bytes: Buffer | undefined
  let start = -1n
  const write = async (timeline: number): Promise<void> => {
    if (bytes) await handOver(place, join(folder, segmentName(timeline, start)), bytes)
  }
  for (const log of logs) {
    const begin = segmentStart(log.start)
    if (begin !== start) {
      await write(log.timeline)
      bytes = Buffer.alloc(Number(SEGMENT))
      start = begin
    }
    const content = await sealedBytes(log.path, passphrase)
    if (BigInt(content.length) !== log.end - log.start) {
      throw new Error(`${log.path}: isinya bukan yang disebut namanya. Arsip ini rusak.`)
    }
    content.copy(bytes ?? content, Number(log.start - begin))
  }
  const last = logs.at(-1)
  if (last) await write(last.timeline)
}

async function handOver({ user }: Place, path: string, content: Buffer | string): Promise<void> {
  await writeFile(path, content, { mode: 0o600 })
  if (user) await chown(path, user.uid, user.gid)
}

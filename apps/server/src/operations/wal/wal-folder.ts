import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Lock, type Opener, seal, unseal } from '../backup/sealed-frames.ts'
import { syncFolder } from '../backup/write-backup.ts'
import { SEGMENT, segmentStart } from './position.ts'

/** A copy of the whole cluster; with the log after it, every later second can be had. */
export interface BaseFile {
  readonly path: string
  readonly timeline: number
  /** Where replaying begins, and from where on the copy is whole. */
  readonly start: bigint
  readonly end: bigint
  /** When it was whole. */
  readonly pada: Date
}

/** A stretch of the log: a whole segment, or what had come of one. */
export interface LogFile {
  readonly path: string
  readonly timeline: number
  readonly start: bigint
  /** Behind its last byte. */
  readonly end: bigint
  /** When it was kept: everything in it had happened. */
  readonly pada: Date
}

/** The usual 16 kB would be handed on a hundred thousand times for each gigabyte. */
const CHUNK = 256 * 1024
const PLACE = '([0-9A-F]{8})-([0-9A-F]{16})-([0-9A-F]{16})-(\\d{8}T\\d{9}Z)'
const BASE_NAME = new RegExp(`^${PLACE}\\.basis$`)
const LOG_NAME = new RegExp(`^${PLACE}\\.wal$`)

type Place = Omit<LogFile, 'path'>

/** The archive's folders: `basis` (copies), `wal` (the log), `gambar` (pictures of pieces). */
export const folderOf = (archive: string, kind: 'basis' | 'wal' | 'gambar'): string =>
  join(archive, kind)

/** Where a copy or a stretch of the log belongs; the name says all about it. */
export function pathFor(archive: string, kind: 'basis' | 'wal', place: Place): string {
  const hex = (value: bigint | number, digits: number): string =>
    value.toString(16).toUpperCase().padStart(digits, '0')
  const { timeline, start, end, pada } = place
  const at = pada.toISOString().replace(/[-:.]/g, '')
  const name = `${hex(timeline, 8)}-${hex(start, 16)}-${hex(end, 16)}-${at}.${kind}`
  return join(folderOf(archive, kind), name)
}

function placeOf(name: string, pattern: RegExp): Place | undefined {
  const [, timeline, start, end, at] = pattern.exec(name) ?? []
  if (timeline === undefined || at === undefined) return undefined
  const iso = at.replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/,
    '$1-$2-$3T$4:$5:$6.$7Z',
  )
  return {
    timeline: Number.parseInt(timeline, 16),
    start: BigInt(`0x${start}`),
    end: BigInt(`0x${end}`),
    pada: new Date(iso),
  }
}

async function filesIn(folder: string, pattern: RegExp): Promise<LogFile[]> {
  const names = await readdir(folder).catch(() => [])
  return names.sort().flatMap(name => {
    const place = placeOf(name, pattern)
    return place === undefined ? [] : [{ path: join(folder, name), ...place }]
  })
}

/** Copies of an archive, oldest first. */
export const basesIn = async (archive: string): Promise<BaseFile[]> =>
  (await filesIn(folderOf(archive, 'basis'), BASE_NAME)).sort((a, b) => +a.pada - +b.pada)

/** Stretches of the log, in its order. */
export const logsIn = (archive: string): Promise<LogFile[]> =>
  filesIn(folderOf(archive, 'wal'), LOG_NAME)

/**
 * The stretches that follow each other without a gap from the segment of `from` on; of those that
 * begin alike the longest.
 */
export function unbroken(logs: readonly LogFile[], timeline: number, from: bigint): LogFile[] {
  const chain: LogFile[] = []
  let at = segmentStart(from)
  for (;;) {
    const reach = (log: LogFile): boolean =>
      log.timeline === timeline && log.start <= at && log.end > at
    const next = logs.filter(reach).reduce<LogFile | undefined>(longer, undefined)
    if (next === undefined) return chain
    chain.push(next)
    at = next.end
  }
}

const longer = (one: LogFile | undefined, other: LogFile): LogFile =>
  one === undefined || other.end > one.end ? other : one

/** Whether a stretch is a whole segment. */
export const isWhole = ({ start, end }: LogFile): boolean => end - start === SEGMENT

/** Writes a sealed file: whole and on the disk, or not there. */
export async function writeSealed(
  path: string,
  source: AsyncIterable<Buffer>,
  pada: Date,
  lock: Lock | undefined,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.part`
  const facts = { dibuat: pada.toISOString(), skema: 0 }
  const file = createWriteStream(draft, { mode: 0o600, flush: true })
  try {
    const zip = createGzip({ level: 3 })
    await pipeline(Readable.from(source), zip, bytes => seal(bytes, facts, lock), file)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/**
 * Reads a sealed file piece by piece.
 * @throws Error with a sentence that names the file
 */
export async function* readSealed(path: string, passphrase: Opener): AsyncGenerator<Buffer> {
  const unzip = createGunzip({ chunkSize: CHUNK })
  const opened = unseal(createReadStream(path), passphrase, () => undefined)
  const flow = pipeline(Readable.from(opened), unzip)
  flow.catch(() => undefined)
  try {
    yield* unzip as AsyncIterable<Buffer>
    await flow
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new Error(`${path}: ${said}`, { cause: error })
  }
}

/** Everything of a small sealed file. */
export async function sealedBytes(path: string, passphrase: Opener): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of readSealed(path, passphrase)) pieces.push(piece)
  return Buffer.concat(pieces)
}

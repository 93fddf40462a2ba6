import { rm } from 'node:fs/promises'
import type { Lock } from '../backup/sealed-frames.ts'
import { SEGMENT, segmentStart } from './position.ts'
import { pathFor, writeSealed } from './wal-folder.ts'

/** Puts the bytes of the log as they come into files of the archive. */
export interface Segments {
  /** Behind the last byte that is on the archive's disk. */
  readonly kept: bigint
  /** Behind the last byte that came. */
  readonly heard: bigint
  add(start: bigint, bytes: Buffer): void
  /** Keeps whatever has come; answers when it is on the disk. */
  keep(): Promise<void>
  /** Segments that are full and wait for the disk. */
  readonly waiting: number
}

export interface SegmentsPlan {
  readonly archive: string
  readonly timeline: number
  readonly from: bigint
  /** Stretches of that first segment that an earlier run kept. */
  readonly stretches: readonly string[]
  readonly lock: Lock | undefined
  now(): Date
}

interface Full {
  readonly start: bigint
  readonly bytes: Buffer
}

/**
 * Collects the log from the beginning of a segment on. What has come of a segment is kept as a
 * stretch of its own each time; once the segment is full it is kept whole and the stretches go.
 */
export function collectSegments(plan: SegmentsPlan): Segments {
  let buffer = Buffer.alloc(Number(SEGMENT))
  let heard = segmentStart(plan.from)
  let kept = heard
  const full: Full[] = []
  let stretches = [...plan.stretches]
  let busy: Promise<void> = Promise.resolve()

  const write = async (start: bigint, bytes: Buffer): Promise<string> => {
    const path = await writeStretch(plan, start, bytes)
    kept = start + BigInt(bytes.length)
    return path
  }
  const keep = async (): Promise<void> => {
    for (let next = full[0]; next !== undefined; next = full[0]) {
      await write(next.start, next.bytes)
      full.shift()
      for (const path of stretches) await rm(path, { force: true })
      stretches = []
    }
    if (heard === kept) return
    const begin = segmentStart(heard)
    const from = kept > begin ? kept : begin
    const piece = Buffer.from(buffer.subarray(Number(from - begin), Number(heard - begin)))
    stretches.push(await write(from, piece))
  }
  return {
    get kept() {
      return kept
    },
    get heard() {
      return heard
    },
    get waiting() {
      return full.length
    },
    add: (start, bytes) => {
      if (start !== heard) throw new Error(`the log goes on at ${start}, expected ${heard}`)
      for (let at = 0; at < bytes.length; ) {
        const begin = segmentStart(heard)
        const room = Number(begin + SEGMENT - heard)
        const part = bytes.subarray(at, at + room)
        part.copy(buffer, Number(heard - begin))
        at += part.length
        heard += BigInt(part.length)
        if (part.length < room) continue
        full.push({ start: begin, bytes: buffer })
        buffer = Buffer.alloc(Number(SEGMENT))
      }
    },
    keep: () => {
      busy = busy.catch(() => undefined).then(keep)
      return busy
    },
  }
}

async function writeStretch(
  { archive, timeline, lock, now }: SegmentsPlan,
  start: bigint,
  bytes: Buffer,
): Promise<string> {
  const pada = now()
  const path = pathFor(archive, 'wal', { timeline, start, end: start + BigInt(bytes.length), pada })
  await writeSealed(path, one(bytes), pada, lock)
  return path
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

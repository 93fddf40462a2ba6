import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOperationSettings } from '../../apps/server/src/operations/settings.ts'
import { SEGMENT, segmentName } from '../../apps/server/src/operations/wal/position.ts'
import { dropUnneeded } from '../../apps/server/src/operations/wal/prune.ts'
import { collectSegments } from '../../apps/server/src/operations/wal/segments.ts'
import {
  basesIn,
  folderOf,
  logsIn,
  pathFor,
  sealedBytes,
  unbroken,
} from '../../apps/server/src/operations/wal/wal-folder.ts'
import { readTime, wib } from '../../apps/server/src/operations/wal/wib.ts'
import { testFolder } from '../database/folders.ts'

const DAY = 24 * 3_600_000
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 2))

/** A copy a day and a segment of log a day, from the first of November to the tenth. */
async function tenDays(): Promise<string> {
  const archive = await testFolder()
  for (const kind of ['basis', 'wal'] as const) await mkdir(folderOf(archive, kind))
  for (let n = 1; n <= 10; n += 1) {
    const start = BigInt(n) * SEGMENT
    const place = { timeline: 1, start, end: start + SEGMENT, pada: day(n) }
    await writeFile(pathFor(archive, 'wal', place), '')
    await writeFile(pathFor(archive, 'basis', { ...place, end: start + 100n }), '')
  }
  return archive
}

const daysOf = (files: readonly { pada: Date }[]) => files.map(({ pada }) => pada.getUTCDate())

it('keeps any second since the oldest backup, and no more', async () => {
  const archive = await tenDays()
  const backups = await testFolder()
  for (const n of [6, 7, 8]) {
    const path = join(backups, `kencana-2026110${n}-120000.cadangan`)
    await writeFile(path, '')
    const at = new Date(day(n).getTime() + DAY / 4)
    await utimes(path, at, at)
  }
  await dropUnneeded(archive, backups, 3)
  expect(daysOf(await basesIn(archive))).toEqual([6, 7, 8, 9, 10])
  expect(daysOf(await logsIn(archive))).toEqual([6, 7, 8, 9, 10])
})

it('keeps as many copies as backups where there are none yet', async () => {
  const archive = await tenDays()
  await dropUnneeded(archive, join(archive, 'tidak-ada'), 4)
  expect(daysOf(await basesIn(archive))).toEqual([7, 8, 9, 10])
  expect(daysOf(await logsIn(archive))).toEqual([7, 8, 9, 10])
})

it('keeps the log as it comes, and whole segments in the place of their pieces', async () => {
  const archive = await testFolder()
  const from = 3n * SEGMENT
  const plan = { archive, timeline: 1, from: from + 5n, stretches: [], lock: undefined }
  const segments = collectSegments({ ...plan, now: () => new Date() })
  const bytes = (length: number, fill: number) => Buffer.alloc(length, fill)
  segments.add(from, bytes(1_000, 1))
  await segments.keep()
  segments.add(from + 1_000n, bytes(500, 2))
  await segments.keep()
  expect(unbroken(await logsIn(archive), 1, from).map(log => log.end - from)).toEqual([
    1_000n,
    1_500n,
  ])
  expect(() => segments.add(from, bytes(1, 0))).toThrow(/expected/)
  segments.add(from + 1_500n, bytes(Number(SEGMENT), 3))
  expect(segments.waiting).toBe(1)
  await segments.keep()
  expect(segments.kept).toBe(from + SEGMENT + 1_500n)
  const [whole, rest] = await logsIn(archive)
  expect([whole?.end, rest?.start, rest?.end]).toEqual([
    from + SEGMENT,
    from + SEGMENT,
    from + SEGMENT + 1_500n,
  ])
  const content = await sealedBytes(whole?.path ?? '', undefined)
  expect([content[999], content[1_000], content[1_500], content.length]).toEqual([
    1,
    2,
    3,
    Number(SEGMENT),
  ])
  expect(await readdir(folderOf(archive, 'wal'))).toHaveLength(2)
})

it('names segments as PostgreSQL does, and reads times as people write them', () => {
  expect(segmentName(1, 0x1_ff000000n)).toBe('0000000100000001000000FF')
  expect(readTime('2026-11-21 10:32:05').toISOString()).toBe('2026-11-21T03:32:05.000Z')
  expect(readTime('2026-11-21T10:32+08:00').toISOString()).toBe('2026-11-21T02:32:00.000Z')
  expect(wib(readTime('2026-11-21 10:32:05'))).toBe('2026-11-21 10:32:05')
  for (const wrong of ['kemarin', '2026-11-21', '2026-13-01 10:00', '10:32']) {
    expect(() => readTime(wrong)).toThrow(/tidak dikenal/)
  }
  const read = (env: Record<string, string>) => readOperationSettings(env, '/data')
  expect(read({ WAL_ARCHIVE_DIR: '/mnt/arsip' }).archive).toBe('/mnt/arsip')
  expect(read({}).archive).toBeUndefined()
  expect(() => read({ WAL_ARCHIVE_BY_SERVER: 'ya' })).toThrow(/harus "1" atau "0"/)
})

import { rm, stat } from 'node:fs/promises'
import { backupsIn } from '../backup/generations.ts'
import { segmentStart } from './position.ts'
import { type BaseFile, basesIn, logsIn } from './wal-folder.ts'

/**
 * Takes away copies and log that reach further back than the backups do: any second since the
 * oldest backup stays restorable. Without backups the newest `keep` copies stay.
 */
export async function dropUnneeded(archive: string, backups: string, keep: number): Promise<void> {
  const bases = await basesIn(archive)
  const kept = await keptBases(bases, backups, keep)
  const [oldest] = kept
  if (oldest === undefined) return
  for (const { path } of bases) {
    if (!kept.some(base => base.path === path)) await rm(path, { force: true })
  }
  const needed = segmentStart(oldest.end)
  for (const { path, timeline, end } of await logsIn(archive)) {
    if (timeline < oldest.timeline || (timeline === oldest.timeline && end <= needed)) {
      await rm(path, { force: true })
    }
  }
}

async function keptBases(
  bases: readonly BaseFile[],
  backups: string,
  keep: number,
): Promise<readonly BaseFile[]> {
  const [oldest] = await backupsIn(backups)
  if (oldest === undefined) return bases.slice(-keep)
  const { mtime } = await stat(oldest)
  const reaching = bases.findLastIndex(base => base.pada <= mtime)
  return bases.slice(Math.max(0, reaching))
}

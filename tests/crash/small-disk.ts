import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, so small that it can be filled; undefined where none may be mounted. */
export async function smallDisk(
  megabytes: number,
): Promise<{ folder: string; remove: () => Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]
  const isMounted = spawnSync('mount', options).status === 0
  const remove = async () => {
    if (isMounted) spawnSync('umount', [folder])
    await rm(folder, { recursive: true, force: true })
  }
  if (isMounted) return { folder, remove }
  await remove()
  return undefined
}

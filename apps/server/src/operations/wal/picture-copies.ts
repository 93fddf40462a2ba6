import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStore } from '../../platform/files/storage.ts'
import type { Lock, Opener } from '../backup/sealed-frames.ts'
import { folderOf, sealedBytes, writeSealed } from './wal-folder.ts'

const SEALED = '.gambar'

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Copies pictures the archive has not got; a picture never changes under its name. */
export async function copyPictures(plan: {
  dataDir: string
  archive: string
  lock: Lock | undefined
  now: () => Date
}): Promise<void> {
  const from = join(plan.dataDir, 'files')
  const to = folderOf(plan.archive, 'gambar')
  for (const toko of await namesIn(from)) {
    const kept = new Set(await namesIn(join(to, toko)))
    for (const nama of await namesIn(join(from, toko))) {
      if (nama.endsWith('.part') || kept.has(nama + SEALED)) continue
      const bytes = await readFile(join(from, toko, nama)).catch(() => undefined)
      if (bytes === undefined) continue
      await writeSealed(join(to, toko, nama + SEALED), one(bytes), plan.now(), plan.lock)
    }
  }
}

/** Brings every picture of the archive into an empty folder; answers how many. */
export async function restorePictures(
  archive: string,
  filesDir: string,
  passphrase: Opener,
): Promise<number> {
  const from = folderOf(archive, 'gambar')
  const store = diskStore(filesDir)
  let count = 0
  for (const toko of await namesIn(from)) {
    for (const name of await namesIn(join(from, toko))) {
      if (!name.endsWith(SEALED)) continue
      const bytes = await sealedBytes(join(from, toko, name), passphrase)
      await store.put(toko, name.slice(0, -SEALED.length), bytes)
      count += 1
    }
  }
  return count
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

import { readFileSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Lock, type Opener, reader, uint32 } from '../backup/sealed-frames.ts'
import { connectReplication, copyCluster } from './replication.ts'
import { type BaseFile, folderOf, pathFor, readSealed, writeSealed } from './wal-folder.ts'

const baseHead = z.object({
  /** Of the administrator of the cluster: without it nobody gets in. */
  sandi: z.string(),
  versi: z.string(),
})
type BaseHead = z.output<typeof baseHead>

export interface BaseCopied extends BaseFile {
  readonly byte: number
  readonly ms: number
}

/** Copies the running built-in database as a whole into the archive; the shop trades on. */
export async function copyBase(plan: {
  adminUrl: string
  archive: string
  /** Data folder of the shop. */
  dataDir: string
  lock: Lock | undefined
  versi: string
  now: () => Date
}): Promise<BaseCopied> {
  const { adminUrl, archive, dataDir, lock, now } = plan
  const started = performance.now()
  const client = await connectReplication(adminUrl)
  const draft = join(folderOf(archive, 'basis'), `baru-${process.pid}`)
  try {
    const { content, facts } = copyCluster(client)
    const sandi = readFileSync(join(dataDir, 'database', 'password'), 'utf8').trim()
    await writeSealed(draft, headed({ sandi, versi: plan.versi }, content), now(), lock)
    const place = { ...(await facts), pada: now() }
    const path = pathFor(archive, 'basis', place)
    await rename(draft, path)
    const { size } = await stat(path)
    return { path, ...place, byte: size, ms: Math.round(performance.now() - started) }
  } finally {
    await rm(draft, { force: true })
    await client.end()
  }
}

async function* headed(head: BaseHead, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(JSON.stringify(head))
  yield Buffer.concat([uint32(bytes.length), bytes])
  yield* content
}

/** Opens a copy: what it says of itself, and the bytes of its tar from there on. */
export async function openBase(
  path: string,
  passphrase: Opener,
): Promise<{ head: BaseHead; take: ReturnType<typeof reader> }> {
  const take = reader(readSealed(path, passphrase))
  const bytes = await take((await take(4))?.readUInt32BE() ?? 0)
  return { head: baseHead.parse(JSON.parse(bytes?.toString('utf8') ?? '{}')), take }
}

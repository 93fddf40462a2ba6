import { chown, mkdir, open, symlink } from 'node:fs/promises'
import { dirname, isAbsolute, join, normalize } from 'node:path'
import type { ServerUser } from '../../../platform/database/embedded/server-user.ts'

type Take = (size: number) => Promise<Buffer | undefined>

const BLOCK = 512
const PIECE = 1024 * 1024

/**
 * Unpacks a tar as PostgreSQL writes it (ustar, short names) below a folder that exists, for
 * `user` to own. Nothing outside that folder is ever written.
 * @throws Error with a sentence when the tar is cut short or is none
 */
export async function untar(take: Take, folder: string, user?: ServerUser): Promise<void> {
  for (;;) {
    const head = await take(BLOCK)
    if (head === undefined) throw cut()
    if (head[0] === 0) return
    const entry = entryOf(head)
    const path = join(folder, inside(entry.name))
    if (entry.kind === '5') await mkdir(path, { recursive: true, mode: entry.mode })
    else if (entry.kind === '2') await symlink(inside(entry.target), path)
    else await writeEntry(take, path, entry)
    if (user) await chown(path, user.uid, user.gid)
  }
}

interface Entry {
  readonly name: string
  readonly kind: string
  readonly mode: number
  readonly size: number
  readonly target: string
}

function entryOf(head: Buffer): Entry {
  const text = (from: number, to: number): string => {
    const end = head.indexOf(0, from)
    return head.toString('utf8', from, end < 0 || end > to ? to : end)
  }
  const octal = (from: number, to: number): number =>
    Number.parseInt(text(from, to).trim() || '0', 8)
  const sum = head.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (sum !== octal(148, 156)) throw new Error('Salinan dasar ini rusak: isinya bukan arsip tar.')
  return {
    name: text(0, 100),
    kind: text(156, 157) || '0',
    mode: octal(100, 108) & 0o777,
    // Sizes above 8 GB are written in binary, marked by the first bit.
    size: (head[124] ?? 0) & 0x80 ? Number(head.readBigUInt64BE(128)) : octal(124, 136),
    target: text(157, 257),
  }
}

function inside(name: string): string {
  const path = normalize(name)
  if (isAbsolute(path) || path.startsWith('..')) throw new Error(`a path that leaves: ${name}`)
  return path
}

async function writeEntry(take: Take, path: string, { size, mode }: Entry): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'w', mode)
  try {
    for (let left = size; left > 0; ) {
      const piece = await take(Math.min(left, PIECE))
      if (piece === undefined) throw cut()
      await file.writeFile(piece)
      left -= piece.length
    }
  } finally {
    await file.close()
  }
  const over = size % BLOCK
  if (over > 0 && (await take(BLOCK - over)) === undefined) throw cut()
}

const cut = (): Error => new Error('Salinan dasar ini terpotong. Pakai salinan yang lain.')

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Manifest, manifest, type PartHead, partHead } from './manifest.ts'
import { type Head, type Opener, reader, seal, uint32, unseal } from './sealed-frames.ts'

/** Bytes, rows (ends of lines) and SHA-256 of a part's content. */
export interface Sum {
  readonly byte: number
  readonly baris: number
  readonly sha256: string
}

/** A backup file being written. */
export interface Archive {
  part(head: PartHead, source: AsyncIterable<Buffer>): Promise<Sum>
  /** Writes the manifest and answers when everything is on the disk. */
  finish(whole: Manifest): Promise<void>
  abandon(): Promise<void>
}

const LONGEST_RECORD = 64 * 1024 * 1024
/** The usual 16 kB would be handed on a hundred thousand times for each gigabyte. */
const CHUNK = 256 * 1024
/** Twice as fast as the usual 6 and a tenth larger, on rows of a ledger. */
const LEVEL = 3

/** Starts a file that must not exist yet: compressed, sealed, readable by its owner alone. */
export function createArchive(
  path: string,
  facts: Pick<Head, 'dibuat' | 'skema'>,
  passphrase: string | undefined,
): Archive {
  const zip = createGzip({ level: LEVEL })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const done = pipeline(zip, source => seal(source, facts, passphrase), file)
  done.catch(() => undefined)
  const put = async (kind: string, bytes: Buffer): Promise<void> => {
    const record = Buffer.concat([Buffer.from(kind), uint32(bytes.length), bytes])
    if (!zip.write(record)) await Promise.race([once(zip, 'drain'), done])
  }
  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
  return {
    part: async (head, source) => {
      await put('H', json(head))
      const sums = summing()
      for await (const piece of source) {
        sums.add(piece)
        await put('D', piece)
      }
      const sum = sums.total()
      await put('E', json(sum))
      return sum
    },
    finish: async whole => {
      await put('M', json(whole))
      zip.end()
      await done
    },
    abandon: async () => {
      zip.destroy()
      await done.catch(() => undefined)
    },
  }
}

/** Adds up what passes by. */
export function summing(): { add(piece: Buffer): void; total(): Sum } {
  const hash = createHash('sha256')
  let byte = 0
  let baris = 0
  return {
    add: piece => {
      hash.update(piece)
      byte += piece.length
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) baris += 1
    },
    total: () => ({ byte, baris, sha256: hash.digest('hex') }),
  }
}

type Take = (size: number) => Promise<Buffer | undefined>
type OnPart = (head: PartHead, content: AsyncIterable<Buffer>, whole: () => Sum) => Promise<void>

const damaged = (what: string): Error =>
  new Error(`Cadangan ini tidak dapat dipakai: ${what}. Pakai berkas cadangan yang lain.`)

/**
 * Reads a backup from its first to its last byte, part by part; every seal and sum is checked on
 * the way. `onPart` must read each content to its end; then `whole` answers its sum.
 * @throws Error with a sentence for every way in which a file can be wrong
 */
export async function readArchive(
  path: string,
  passphrase: Opener,
  onPart: OnPart,
): Promise<{ head: Head; manifest: Manifest }> {
  let head: Head | undefined
  const opened = unseal(createReadStream(path), passphrase, found => {
    head = found
  })
  const unzip = createGunzip({ chunkSize: CHUNK })
  const flow = pipeline(Readable.from(opened), unzip)
  flow.catch(() => undefined)
  const whole = await readRecords(reader(unzip), onPart).finally(() => unzip.destroy())
  if (head === undefined) throw damaged('kepala berkasnya tidak ada')
  return { head, manifest: whole }
}

async function readRecords(take: Take, onPart: OnPart): Promise<Manifest> {
  for (;;) {
    const { kind, bytes } = await record(take)
    if (kind === 'M') {
      // The end of the stream is where the last seals are checked.
      if ((await take(1)) !== undefined) throw damaged('isinya tidak berakhir pada daftarnya')
      return manifest.parse(JSON.parse(bytes.toString('utf8')))
    }
    if (kind !== 'H') throw damaged('susunannya tidak dikenal')
    const content = contentOf(take)
    await onPart(partHead.parse(JSON.parse(bytes.toString('utf8'))), content.pieces, content.whole)
    content.whole()
  }
}

function contentOf(take: Take): { pieces: AsyncGenerator<Buffer>; whole: () => Sum } {
  let sum: Sum | undefined
  async function* pieces(): AsyncGenerator<Buffer> {
    const sums = summing()
    for (;;) {
      const { kind, bytes } = await record(take)
      if (kind === 'E') {
        const told = JSON.parse(bytes.toString('utf8'))
        sum = sums.total()
        if (sum.sha256 !== told.sha256) throw damaged('jumlah periksa sebuah bagian tidak cocok')
        return
      }
      if (kind !== 'D') throw damaged('susunannya tidak dikenal')
      sums.add(bytes)
      yield bytes
    }
  }
  const whole = (): Sum => {
    if (sum === undefined) throw new Error('a part of the backup was not read to its end')
    return sum
  }
  return { pieces: pieces(), whole }
}

async function record(take: Take): Promise<{ kind: string; bytes: Buffer }> {
  const front = await take(5)
  const size = front?.readUInt32BE(1) ?? 0
  const bytes = front && size <= LONGEST_RECORD ? await take(size) : undefined
  if (front === undefined || bytes === undefined) throw damaged('berkasnya terpotong')
  return { kind: front.toString('latin1', 0, 1), bytes }
}

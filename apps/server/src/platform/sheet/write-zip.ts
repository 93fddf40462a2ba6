import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** Where the bytes go; resolved once more may come. */
type Sink = (bytes: Buffer) => Promise<void>

interface Entry {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const VERSION = 20
/** Sizes follow the data; the name is UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
/** 1980-01-01: a file made twice from the same rows is the same file. */
const DATE = 0x0021
const LARGEST = 0xffff_ffff

/**
 * A zip written while its files are made, memory flat. Names are the caller's and plain: no
 * folders. Throws when the whole grows beyond 4 GB.
 */
export function zipWriter(sink: Sink) {
  const entries: Entry[] = []
  let at = 0
  const put = async (bytes: Buffer) => {
    at += bytes.length
    if (at > LARGEST) throw new Error('a zip of more than 4 GB')
    await sink(bytes)
  }
  return {
    /** Adds one file; its text is taken piece by piece. */
    async add(fileName: string, pieces: AsyncIterable<string>): Promise<void> {
      const name = Buffer.from(fileName, 'utf8')
      const start = at
      await put(
        Buffer.concat([
          fields([0x0403_4b50, 4], ...common(0, 0, 0), [name.length, 2], [0, 2]),
          name,
        ]),
      )
      let crc = 0
      let size = 0
      let packed = 0
      async function* counted() {
        for await (const piece of pieces) {
          const bytes = Buffer.from(piece, 'utf8')
          crc = crc32(bytes, crc)
          size += bytes.length
          yield bytes
        }
      }
      const source = Readable.from(counted(), { objectMode: false })
      const deflate = createDeflateRaw()
      source.once('error', fault => deflate.destroy(fault))
      for await (const bytes of source.pipe(deflate) as AsyncIterable<Buffer>) {
        packed += bytes.length
        await put(bytes)
      }
      await put(fields([0x0807_4b50, 4], [crc, 4], [packed, 4], [size, 4]))
      entries.push({ name, crc, packed, size, at: start })
    },
    /** Writes the list of files; nothing may be added afterwards. */
    async end(): Promise<void> {
      const start = at
      for (const { name, crc, packed, size, at: where } of entries) {
        const head = fields(
          [0x0201_4b50, 4],
          [VERSION, 2],
          ...common(crc, packed, size),
          [name.length, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 4],
          [where, 4],
        )
        await put(Buffer.concat([head, name]))
      }
      const count: Field = [entries.length, 2]
      const length = at - start
      await put(
        fields([0x0605_4b50, 4], [0, 2], [0, 2], count, count, [length, 4], [start, 4], [0, 2]),
      )
    },
  }
}

type Field = readonly [value: number, bytes: 2 | 4]

const common = (crc: number, packed: number, size: number): Field[] => [
  [VERSION, 2],
  [FLAGS, 2],
  [DEFLATE, 2],
  [0, 2],
  [DATE, 2],
  [crc, 4],
  [packed, 4],
  [size, 4],
]

function fields(...list: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(list.reduce((sum, [, width]) => sum + width, 0))
  let at = 0
  for (const [value, width] of list) {
    at = width === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  }
  return bytes
}

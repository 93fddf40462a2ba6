import { posix } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { fileProblem } from '../../file-problem.ts'

/** Relations of a workbook with three sheets are half a kilobyte. */
const MAX_RELATIONS = 256 * 1024
const HEAD_SIZE = 30
const ID = /(?<![^\s])Id\s*=\s*("[^"]*"|'[^']*')/g
const TAG = /<(?:[\w.-]+:)?Relationship\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g
const MENTION = /<\/?(?:[^\s<>/:]*:)?Relationship(?=[\s/>])/g
const TYPE = /(?<![^\s])Type\s*=\s*("[^"]*"|'[^']*')/g
const TARGET = /(?<![^\s])Target\s*=\s*("[^"]*"|'[^']*')/g
const CLOSING = /<\/(?:[\w.-]+:)?Relationship\s*>/g

/** An entry of a ZIP's directory. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly packed: number
  readonly inflated: number
  /** Where its own head stands. */
  readonly at: number
  readonly length: number
}

/**
 * Names of the parts that the workbook relates to as worksheets, and to nothing else: shared
 * strings named like a sheet are none. Relations that cannot be read for certain are refused.
 */
export function sheetsOf(bytes: Uint8Array, entries: readonly ZipEntry[]): ReadonlySet<string> {
  const sheets = new Set<string>()
  const others = new Set<string>()
  for (const entry of entries) {
    if (!entry.name.toLowerCase().endsWith('.rels')) continue
    for (const { kind, path } of relationsOf(bytes, entry)) {
      if (kind.endsWith('/worksheet')) sheets.add(path)
      else others.add(posix.basename(path).toLowerCase())
    }
  }
  return new Set([...sheets].filter(path => !others.has(posix.basename(path).toLowerCase())))
}

/** What a part of a workbook relates to: a name for it, its kind, and the part's path. */
interface Relation {
  readonly id: string
  readonly kind: string
  readonly path: string
}

/** The relations of a `.rels` part. @throws FileProblem RUSAK, TERLALU_PADAT */
export function relationsOf(bytes: Uint8Array, entry: ZipEntry): Relation[] {
  const text = partText(bytes, entry, MAX_RELATIONS)
  const base = posix.dirname(posix.dirname(entry.name))
  const tags = [...text.matchAll(TAG)]
  const mentioned = text.match(MENTION)?.length ?? 0
  const closed = text.match(CLOSING)?.length ?? 0
  if (mentioned - closed !== tags.length || text.includes('<!')) throw fileProblem('RUSAK')
  return tags.map(([, attributes = '']) => {
    const target = attribute(attributes, TARGET)
    return {
      id: attribute(attributes, ID),
      kind: attribute(attributes, TYPE),
      path: target.startsWith('/') ? target.slice(1) : posix.join(base, target),
    }
  })
}

function attribute(text: string, pattern: RegExp): string {
  const found = [...text.matchAll(pattern)]
  if (found.length > 1) throw fileProblem('RUSAK')
  return found[0]?.[1]?.slice(1, -1) ?? ''
}

/**
 * A part of the file as text, inflated up to what it declares and up to `most` bytes.
 * @throws FileProblem RUSAK, TERLALU_PADAT
 */
export function partText(
  bytes: Uint8Array,
  { at, packed, inflated, method }: ZipEntry,
  most: number,
  encoding: 'utf-8' | 'latin1' = 'utf-8',
): string {
  if (inflated > most) throw fileProblem('TERLALU_PADAT')
  if (at + HEAD_SIZE > bytes.length) throw fileProblem('RUSAK')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = at + HEAD_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const held = bytes.subarray(start, start + packed)
  try {
    const plain =
      method === 0 ? held : inflateRawSync(held, { maxOutputLength: Math.max(inflated, 1) })
    if (encoding === 'latin1') return Buffer.from(plain).toString('latin1')
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    throw fileProblem('RUSAK')
  }
}

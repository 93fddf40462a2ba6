import { fileProblem } from '../../file-problem.ts'
import { sheetsOf, type ZipEntry } from './sheets-of.ts'

const MAX_ENTRIES = 300
const MAX_INFLATED = 64 * 1024 * 1024
/**
 * Everything but the sheet itself (shared strings above all) becomes a tree of forty times its
 * size, at once. 20,000 rows with two texts of their own each need about 1.5 MB.
 */
const MAX_OTHER = 4 * 1024 * 1024
/** Deflate ends near 1,000; the repetitive XML of real sheets stays below 60. */
const MAX_RATIO = 150
const RATIO_FROM = 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_SIZE = 22
const LOCATOR = 0x07064b50
const LOCATOR_SIZE = 20
/** Stands where a size stands in another field. */
const ELSEWHERE = 0xffff_ffff
/** Flag: the sizes follow the bytes. */
const BEHIND = 8
const ENTRY_SIZE = 46

/**
 * Reads the directory of a ZIP and refuses what would grow too large, before a byte is inflated.
 * Sizes are the declared ones: the reader used afterwards stops an entry that outgrows them, and
 * entries that declare nothing are refused here, as is ZIP64, whose sizes stand elsewhere. Only
 * what the workbook itself calls a sheet may be large, whatever a part is named. Answers the parts.
 */
export function checkZip(bytes: Uint8Array): readonly ZipEntry[] {
  const entries = directoryOf(bytes)
  const sheets = sheetsOf(bytes, entries)
  let inflated = 0
  let other = 0
  for (const entry of entries) {
    inflated += entry.inflated
    if (!sheets.has(entry.name)) other += entry.inflated
  }
  if (inflated > MAX_INFLATED || other > MAX_OTHER) throw fileProblem('TERLALU_PADAT')
  return entries
}

function directoryOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  refuseZip64(view, end)
  if (count > MAX_ENTRIES) throw fileProblem('TERLALU_PADAT')
  const entries = new Map<string, ZipEntry>()
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY) throw fileProblem('RUSAK')
    const entry = entryAt(view, bytes, at)
    checkEntry(entry)
    if (entries.has(entry.name)) throw fileProblem('RUSAK')
    entries.set(entry.name, entry)
    at += entry.length
  }
  return [...entries.values()]
}

/** Sizes beyond 4 GB: a file of at most 8 MB has none, and nobody looks at them here. */
function refuseZip64(view: DataView, end: number): void {
  const sizes = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)]
  const hasLocator = end >= LOCATOR_SIZE && view.getUint32(end - LOCATOR_SIZE, true) === LOCATOR
  if (hasLocator || view.getUint16(end + 10, true) === 0xffff || sizes.includes(ELSEWHERE)) {
    throw fileProblem('TERLALU_PADAT')
  }
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  const nameLength = view.getUint16(at + 28, true)
  const tail = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  return {
    name: Buffer.from(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength)).toString(),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    inflated: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    length: ENTRY_SIZE + nameLength + tail,
  }
}

function checkEntry({ method, flags, packed, inflated, at }: ZipEntry): void {
  if ([packed, inflated, at].includes(ELSEWHERE)) throw fileProblem('TERLALU_PADAT')
  if ((flags & 1) === 1) throw fileProblem('TERSANDI')
  if (method !== 0 && method !== 8) throw fileProblem('RUSAK')
  if (method === 0 && packed !== inflated) throw fileProblem('RUSAK')
  // An empty deflated entry is two bytes; more bytes that declare nothing hide their size.
  if (inflated === 0 && packed > 2) throw fileProblem('TERLALU_PADAT')
  if (packed === 0 && inflated > 0) throw fileProblem('RUSAK')
  // Nothing here, and the true sizes behind the bytes, where nobody has looked.
  if (packed === 0 && (flags & BEHIND) !== 0) throw fileProblem('TERLALU_PADAT')
  if (inflated > RATIO_FROM && inflated / packed > MAX_RATIO) throw fileProblem('TERLALU_PADAT')
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw fileProblem('RUSAK')
}

import type { BusinessDate } from '../calendar.ts'
import type { Rupiah } from '../quantity.ts'
import { daysApart } from './bank-date.ts'

/** A line of a statement that is open; money in is positive. */
export interface OpenLine {
  readonly id: string
  readonly tgl: BusinessDate
  readonly jumlah: Rupiah
  readonly keterangan: string
  readonly referensi: string
}

/** A line of the bank's account in the books that is open. */
export interface OpenEntry {
  readonly id: string
  readonly tgl: BusinessDate
  readonly jumlah: Rupiah
  /** What a bank may have been told of it: numbers of documents and references. */
  readonly sebutan: readonly string[]
  /** What was written of it when it was booked. */
  readonly catatan: string
}

export interface Usulan {
  readonly line: string
  readonly entry: string
  /** No other line and no other entry could be meant. */
  readonly pasti: boolean
}

/** Shorter ones are found in any text by accident. */
const SEBUTAN_MIN = 5
const CATATAN_MIN = 8
/** What names the other may lie this many days apart: it was booked when the statement came. */
const SEBUTAN_HARI = 62

/**
 * Which entry each line may be: the same amount the same way, at most `hari` days apart; each
 * line and each entry once. A pair is certain when neither has another choice, or when one names
 * the other and no third is named. What is left is paired by the nearest day, and waits for
 * somebody to look.
 */
export function proposePairs(
  lines: readonly OpenLine[],
  entries: readonly OpenEntry[],
  hari: number,
): Usulan[] {
  const edges = edgesOf(lines, entries, hari)
  const named = alone(edges.filter(edge => edge.isNamed))
  const taken = takenBy(named)
  const rest = edges.filter(edge => !taken.has(edge.line) && !taken.has(edge.entry))
  const only = alone(rest)
  const left = rest.filter(edge => !only.includes(edge))
  return [
    ...named.map(edge => said(edge, true)),
    ...only.map(edge => said(edge, true)),
    ...nearest(left).map(edge => said(edge, false)),
  ]
}

interface Edge {
  readonly line: string
  readonly entry: string
  readonly days: number
  readonly isNamed: boolean
}

function edgesOf(lines: readonly OpenLine[], entries: readonly OpenEntry[], hari: number): Edge[] {
  const byAmount = new Map<Rupiah, OpenEntry[]>()
  for (const entry of entries) {
    const same = byAmount.get(entry.jumlah)
    if (same === undefined) byAmount.set(entry.jumlah, [entry])
    else same.push(entry)
  }
  return lines.flatMap(line =>
    (byAmount.get(line.jumlah) ?? []).flatMap(entry => {
      const days = daysApart(line.tgl, entry.tgl)
      const isNamed = days <= SEBUTAN_HARI && names(line, entry)
      if (days > hari && !isNamed) return []
      // an id of a line may be that of an entry
      return [{ line: `L${line.id}`, entry: `E${entry.id}`, days, isNamed }]
    }),
  )
}

function names({ keterangan, referensi }: OpenLine, { sebutan, catatan }: OpenEntry): boolean {
  const words = plain(keterangan)
  const all = words + plain(referensi)
  const isSaid = sebutan.some(one => plain(one).length >= SEBUTAN_MIN && all.includes(plain(one)))
  return isSaid || (words.length >= CATATAN_MIN && plain(catatan).includes(words))
}

/** A reference without what people write between its signs. */
export const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Edges whose two ends have no other edge. */
function alone(edges: readonly Edge[]): Edge[] {
  const degree = new Map<string, number>()
  for (const { line, entry } of edges) {
    degree.set(line, (degree.get(line) ?? 0) + 1)
    degree.set(entry, (degree.get(entry) ?? 0) + 1)
  }
  return edges.filter(({ line, entry }) => degree.get(line) === 1 && degree.get(entry) === 1)
}

const takenBy = (edges: readonly Edge[]): ReadonlySet<string> =>
  new Set(edges.flatMap(({ line, entry }) => [line, entry]))

/** Each end once, the nearest days first; ties as they stand. */
function nearest(edges: readonly Edge[]): Edge[] {
  const taken = new Set<string>()
  const sorted = [...edges].sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.days - b.days)
  return sorted.filter(({ line, entry }) => {
    if (taken.has(line) || taken.has(entry)) return false
    taken.add(line).add(entry)
    return true
  })
}

const said = ({ line, entry }: Edge, pasti: boolean): Usulan => ({
  line: line.slice(1),
  entry: entry.slice(1),
  pasti,
})

/** What keeps lines and entries from being matched, null when they may be. */
export function matchFault(
  lines: readonly { readonly jumlah: Rupiah }[],
  entries: readonly { readonly jumlah: Rupiah }[],
): 'KOSONG' | 'BEDA' | null {
  const sum = (all: readonly { readonly jumlah: Rupiah }[]) =>
    all.reduce((total, { jumlah }) => total + jumlah, 0)
  // money that came and went back by mistake stands in no book, nor do sen that fill no rupiah
  const mayBeAlone = lines.length > 1 || lines[0]?.jumlah === 0
  if (lines.length === 0 || (entries.length === 0 && !mayBeAlone)) return 'KOSONG'
  return sum(lines) === sum(entries) ? null : 'BEDA'
}

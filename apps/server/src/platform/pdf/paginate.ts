import type { PlacedLine } from './table-layout.ts'

export interface PagePart {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/**
 * Cuts lines into pages. A heading stays with the row below it, the last row of a group with its
 * subtotals: nobody turns a page to find out what a figure belongs to.
 */
export function paginate(
  lines: readonly PlacedLine[],
  firstRoom: number,
  laterRoom: number,
): readonly PagePart[] {
  const pages: PagePart[] = []
  let from = 0
  let room = firstRoom
  for (let at = 0; at < lines.length; ) {
    const end = blockEnd(lines, at)
    let height = 0
    for (let i = at; i < end; i += 1) height += lines[i]?.height ?? 0
    if (height > room && at > from) {
      pages.push({ from, to: at })
      from = at
      room = laterRoom
    }
    room -= height
    at = end
  }
  pages.push({ from, to: lines.length })
  return pages
}

/** The end of the lines that may not be parted from the one at `at`. */
function blockEnd(lines: readonly PlacedLine[], at: number): number {
  let end = at
  while (lines[end]?.kind === 'group') end += 1
  end += 1
  while (lines[end]?.kind === 'subtotal' || lines[end]?.kind === 'total') end += 1
  return Math.min(end, lines.length)
}

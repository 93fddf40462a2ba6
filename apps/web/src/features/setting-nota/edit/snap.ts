import type { Template } from '@kencana/contract/papers/template'
import { type Box, onGrid } from './edits.ts'

/** Lines of the page that a moved edge is drawn to, in millimetres. */
export interface Guides {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** Edges and middles of the other elements, the margins and the middle of the page. */
export function guidesOf({ halaman, elemen }: Template, id: string): Guides {
  const { lebar_mm, tinggi_mm, margin } = halaman
  const others = elemen.filter(one => one.id !== id)
  return {
    x: [
      margin.kiri,
      lebar_mm - margin.kanan,
      lebar_mm / 2,
      ...others.flatMap(one => [one.x, one.x + one.w / 2, one.x + one.w]),
    ],
    y: [
      margin.atas,
      tinggi_mm - margin.bawah,
      tinggi_mm / 2,
      ...others.flatMap(one => [one.y, one.y + one.h]),
    ],
  }
}

export interface Snapped {
  readonly box: Box
  /** The guide each direction lies on now. */
  readonly x?: number
  readonly y?: number
}

/** A moved box: an edge or its middle near a guide lies on it, otherwise its corner on the grid. */
export function snapMove(box: Box, guides: Guides, near: number): Snapped {
  const x = nearest([box.x, box.x + box.w / 2, box.x + box.w], guides.x, near)
  const y = nearest([box.y, box.y + box.h], guides.y, near)
  return {
    box: {
      ...box,
      x: x === undefined ? onGrid(box.x) : box.x + x.by,
      y: y === undefined ? onGrid(box.y) : box.y + y.by,
    },
    ...lines(x, y),
  }
}

/** A box whose right and lower edges were dragged. */
export function snapSize(box: Box, guides: Guides, near: number): Snapped {
  const x = nearest([box.x + box.w], guides.x, near)
  const y = nearest([box.y + box.h], guides.y, near)
  return {
    box: {
      ...box,
      w: x === undefined ? onGrid(box.w) : box.w + x.by,
      h: y === undefined ? onGrid(box.h) : box.h + y.by,
    },
    ...lines(x, y),
  }
}

interface Near {
  readonly by: number
  readonly at: number
}

function nearest(
  edges: readonly number[],
  guides: readonly number[],
  near: number,
): Near | undefined {
  let best: Near | undefined
  for (const edge of edges) {
    for (const at of guides) {
      const by = at - edge
      if (Math.abs(by) > near || Math.abs(by) >= Math.abs(best?.by ?? Number.POSITIVE_INFINITY))
        continue
      best = { by, at }
    }
  }
  return best
}

const lines = (x: Near | undefined, y: Near | undefined) => ({
  ...(x === undefined ? {} : { x: x.at }),
  ...(y === undefined ? {} : { y: y.at }),
})
